import { addDays, type CalendarDate } from './calendar-date.ts';
import type { Instant } from './instant.ts';

/** A day to remember. */
export interface CalendarEvent {
  /** The same for the same thing, so that a second import replaces the first. */
  readonly uid: string;
  readonly day: CalendarDate;
  readonly title: string;
  readonly text: string;
}

/** The most octets on a line (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with one event of a whole day. A day has no time zone, so that summer time cannot move it to another
 * day. Our own, because the libraries for it are many times as large as these lines.
 */
export function calendarFile({ uid, day, title, text }: CalendarEvent, now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stadstegoed//NL',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is the first day after the event (section 3.6.1).
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (day: CalendarDate): string => day.replaceAll('-', '');

/** Section 3.3.11: backslash, semicolon, comma and new line. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Breaks a line before it is too long, between characters, because a reader counts octets and not letters. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      // The space that marks a continued line counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How many octets a character has in UTF-8 (RFC 3629, section 3). */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return 1 + [0x80, 0x8_00, 0x1_00_00].filter((first) => code >= first).length;
}
