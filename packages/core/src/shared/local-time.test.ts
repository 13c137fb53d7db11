import { afterEach, describe, expect, it, vi } from 'vitest';
import { instant } from './instant.ts';
import { dayOf, dayPartOf } from './local-time.ts';

function at(iso: string) {
  return instant(Date.parse(iso));
}

it('has the date of the Netherlands, in winter and in summer', () => {
  expect([dayOf(at('2026-11-21T22:59:00Z')), dayOf(at('2026-11-21T23:00:00Z'))]).toEqual(['2026-11-21', '2026-11-22']);
  expect([dayOf(at('2026-07-01T21:59:00Z')), dayOf(at('2026-07-01T22:00:00Z'))]).toEqual(['2026-07-01', '2026-07-02']);
});

it('has the part of the day in the Netherlands', () => {
  const parts = ['23:30', '10:59', '11:00', '16:59', '17:00', '22:59'].map((time) =>
    dayPartOf(at(`2026-11-21T${time}:00Z`)),
  );
  expect(parts).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening']);
});

/** The nights in which the Dutch clock goes forward (23 hours) and back (25 hours), from the last second of a day to the next. */
const NIGHTS = [
  ['2026-03-28T22:59:59Z', '2026-03-28', 'evening'],
  ['2026-03-28T23:00:00Z', '2026-03-29', 'morning'],
  ['2026-03-29T00:59:59Z', '2026-03-29', 'morning'],
  ['2026-03-29T01:00:00Z', '2026-03-29', 'morning'],
  ['2026-03-29T10:00:00Z', '2026-03-29', 'afternoon'],
  ['2026-03-29T16:00:00Z', '2026-03-29', 'evening'],
  ['2026-03-29T21:59:59Z', '2026-03-29', 'evening'],
  ['2026-03-29T22:00:00Z', '2026-03-30', 'morning'],
  ['2026-10-24T21:59:59Z', '2026-10-24', 'evening'],
  ['2026-10-24T22:00:00Z', '2026-10-25', 'morning'],
  ['2026-10-25T00:59:59Z', '2026-10-25', 'morning'],
  ['2026-10-25T01:00:00Z', '2026-10-25', 'morning'],
  ['2026-10-25T11:00:00Z', '2026-10-25', 'afternoon'],
  ['2026-10-25T17:00:00Z', '2026-10-25', 'evening'],
  ['2026-10-25T22:59:59Z', '2026-10-25', 'evening'],
  ['2026-10-25T23:00:00Z', '2026-10-26', 'morning'],
  ['2026-12-31T22:59:59Z', '2026-12-31', 'evening'],
  ['2026-12-31T23:00:00Z', '2027-01-01', 'morning'],
] as const;

describe.each([
  'Europe/Amsterdam',
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Paramaribo',
  'Asia/Tokyo',
])('on a device in the time zone %s', (zone) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(NIGHTS)('%s is of %s, in the %s', (moment, day, part) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect([dayOf(at(moment)), dayPartOf(at(moment))]).toEqual([day, part]);
  });
});
