import { expect, it } from 'vitest';
import { anOffice } from '../../testing/an-office.ts';
import { mainOffice } from './provider.ts';

const here = { latitude: 52, longitude: 5 };
const near = anOffice({ id: '1', position: { latitude: 52.1, longitude: 5 } });
const far = anOffice({ id: '2', position: { latitude: 53, longitude: 5 } });
const unknown = anOffice({ id: '3', position: null });

it('the main office is the nearest one that receives residents, or the first without a place', () => {
  expect(mainOffice([unknown, far, near], here)).toBe(near);
  expect(mainOffice([unknown, far, near], null)).toBe(unknown);
  expect(mainOffice([{ ...near, state: 'paused' }, unknown, far], here)).toBe(far);
  expect(mainOffice([{ ...near, state: 'closed' }], here)).toMatchObject({ id: '1' });
  expect(mainOffice([], here)).toBeNull();
});
