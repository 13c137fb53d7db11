import { expect, it } from 'vitest';
import { wireId } from './wire-id.ts';

it('reads a positive whole number and rejects any other text', () => {
  expect(wireId('12')).toBe(12);
  for (const other of ['', '0', '-1', '1.5', 'abc', '12a', ' 12', '9'.repeat(16)]) expect(wireId(other)).toBeNull();
});
