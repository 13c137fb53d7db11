import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';

/** Reads a day as it is typed, `dd-MM-yyyy`, also with other signs between and without the zeros; null when it is none (SH-067). */
export function readTypedDate(text: string): CalendarDate | null {
  const match =
    /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
