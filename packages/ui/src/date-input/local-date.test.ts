import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fromLocalDate, toLocalDate } from './local-date.ts';

const day = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a day`);

it.each([
  ['2026-11-21', 'an ordinary day'],
  ['2026-03-29', 'summer time begins'],
  ['2026-10-25', 'summer time ends'],
  ['1940-05-16', 'the day began at 1:40 in Amsterdam'],
  ['2024-02-29', 'a leap day'],
])('keeps the day %s in the time zone of the browser (%s)', (text, _reason) => {
  expect(toLocalDate(day(text)).getDate()).toBe(Number(text.slice(8)));
  expect(fromLocalDate(toLocalDate(day(text)))).toBe(text);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['America/Santiago', '2026-09-06', 'the clock goes forward at midnight'],
  ['Asia/Beirut', '2026-03-29', 'the clock goes forward at midnight'],
  ['Atlantic/Azores', '2026-10-25', 'the clock goes back at 1:00'],
  ['Pacific/Kiritimati', '2026-12-31', '14 hours ahead of UTC'],
  ['Pacific/Pago_Pago', '2026-12-31', '11 hours behind UTC'],
])('keeps the day on a device in the time zone %s: %s (%s)', (zone, text, _reason) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(fromLocalDate(toLocalDate(day(text)))).toBe(text);
});

it('rejects an invalid date', () => {
  expect(() => fromLocalDate(new Date(Number.NaN))).toThrow(RangeError);
});
