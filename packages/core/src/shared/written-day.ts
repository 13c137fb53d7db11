import { parseCalendarDate, type CalendarDate } from './calendar-date.ts';

/** Reads a date in the platform's notation, `2010-04-12`, or the resident's notation, `12-4-2010`; null for neither. */
export function readDay(text: string): CalendarDate | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim()) ?? [];
  const written = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? parseCalendarDate(written) : null;
}

/** Writes a date in the resident's notation, `12-04-2010`, in which records hold dates. */
export function writeDay(date: CalendarDate): string {
  return date.split('-').toReversed().join('-');
}
