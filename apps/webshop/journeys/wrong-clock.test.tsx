import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const [HOUR, DAY] = [3_600_000, 86_400_000];

/** How far each device is off, in milliseconds. */
const OFF = {
  'half a day ahead': 11 * HOUR,
  'three days behind': -3 * DAY,
  'two years ahead': 730 * DAY,
  'in 1970': -Date.parse('2026-11-24T08:00:00Z'),
} as const;

const ILSE = { scenario: 'reservations-in-every-state', as: 'ilse' };
const SAMIRA = { scenario: 'ordinary-tuesday', as: 'samira' };

/** On Tuesday 24 November 2026 at 10.00. Each device would show something else by its own clock. */
describe('a device whose clock is', () => {
  it.each([
    ['half a day ahead', 'the part of the day', { ...ILSE, at: '/' }, 'Goedemorgen'],
    ['half a day ahead', 'open or closed', { ...SAMIRA, at: '/aanbod/249' }, 'Nu open tot 17.00 uur'],
    ['three days behind', 'the day of a message', { ...SAMIRA, at: '/notifications' }, '22 november, 10.00 uur'],
    ['three days behind', 'the term to cancel', { ...ILSE, at: '/reservations' }, /nog 13 dagen annuleren/],
    ['in 1970', 'the term to cancel', { ...ILSE, at: '/reservations' }, /nog 13 dagen annuleren/],
    ['two years ahead', 'what is to be done', { ...ILSE, at: '/' }, /^Dat kan tot en met/],
    ['two years ahead', 'the last day of a voucher', { ...SAMIRA, at: '/tegoeden' }, /^Nog \d+ dagen, tot en met/],
  ] as const)('%s shows %s by the clock of the platform', async (device, _what, visit, text) => {
    await ShopInProcess.open(mockPlatform(), { ...visit, clockOff: OFF[device] });
    await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0));
  });
});
