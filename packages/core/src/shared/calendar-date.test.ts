import { describe, expect, it } from 'vitest';
import { addDays, compareDates, daysBetween, parseCalendarDate, type CalendarDate } from './calendar-date.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

describe('a calendar date', () => {
  it.each([
    ['2023-12-31', '2023-12-31'],
    ['2023-04-18 14:05:31', '2023-04-18'],
    ['2024-02-29', '2024-02-29'],
  ])('is parsed from %s', (text, date) => {
    expect(parseCalendarDate(text)).toBe(date);
  });

  it.each(['', '2023-02-29', '2023-13-01', '2023-00-10', '31-12-2023', 'today'])('is not parsed from "%s"', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  it('is ordered chronologically', () => {
    expect(compareDates(day('2023-01-31'), day('2023-02-01'))).toBeLessThan(0);
    expect(compareDates(day('2023-02-01'), day('2023-01-31'))).toBeGreaterThan(0);
    expect(compareDates(day('2023-02-01'), day('2023-02-01'))).toBe(0);
  });

  it.each([
    ['2023-03-25', '2023-03-27', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2023-10-30', '2023-10-28', -2],
  ])('from %s to %s is %d days, also across a daylight saving change', (from, to, days) => {
    expect(daysBetween(day(from), day(to))).toBe(days);
    expect(addDays(day(from), days)).toBe(to);
  });
});
