import { calendarFile, type CalendarEvent } from '@stadstegoed/core/shared/calendar-file.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { saveFile } from './save-file.ts';

/** Saves a day as a file that every calendar opens. The name says what it is of, such as `reservation-12`. */
export function saveInCalendar(name: string, event: Omit<CalendarEvent, 'uid'>, now: Instant): void {
  const file = calendarFile({ ...event, uid: `${name}@${location.hostname}` }, now);
  saveFile(new Blob([file], { type: 'text/calendar' }), `${name}.ics`);
}
