import { describe, expect, it } from 'vitest';
import { addDays, compareDates, daysBetween, parseCalendarDate, type CalendarDate } from './calendar-date.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

describe('a calendar date', () => {
  it('is parsed from a day or a timestamp that exists', () => {
    expect(parseCalendarDate('2023-12-31')).toBe('2023-12-31');
    expect(parseCalendarDate('2023-04-18 14:05:31')).toBe('2023-04-18');
    expect(parseCalendarDate('2024-02-29')).toBe('2024-02-29');
    const others = ['', '2023-02-29', '2023-13-01', '2023-00-10', '31-12-2023', 'today'];
    expect(others.filter((text) => parseCalendarDate(text) !== null)).toEqual([]);
  });

  it('is ordered chronologically', () => {
    expect(compareDates(day('2023-01-31'), day('2023-02-01'))).toBeLessThan(0);
    expect(compareDates(day('2023-02-01'), day('2023-01-31'))).toBeGreaterThan(0);
    expect(compareDates(day('2023-02-01'), day('2023-02-01'))).toBe(0);
  });

  it('is counted in days, also across a daylight saving change', () => {
    const apart = (from: string, to: string, days: number) => {
      expect.soft(daysBetween(day(from), day(to))).toBe(days);
      expect.soft(addDays(day(from), days)).toBe(to);
    };
    apart('2023-03-25', '2023-03-27', 2);
    apart('2024-02-28', '2024-03-01', 2);
    apart('2023-10-30', '2023-10-28', -2);
  });

  it('ends with the year 9999, the last that can be written', () => {
    expect(addDays(day('9999-12-31'), 14)).toBe('9999-12-31');
  });
});
