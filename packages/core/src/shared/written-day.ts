import { parseCalendarDate, type CalendarDate } from './calendar-date.ts';
import { err, ok, type Result } from './result.ts';
import { cleanCode } from './typed-text.ts';

/** Why a typed date is not read: no date, the year is not there or has two digits, or the day does not exist. */
export type DateProblem = 'not_a_date' | 'year_missing' | 'year_short' | 'no_such_day';

/** A longer text is not a date that somebody typed. */
const MAX_LENGTH = 60;
const MONTHS = ['jan', 'feb', 'mrt maa mar', 'apr', 'mei may', 'jun', 'jul', 'aug', 'sep', 'okt oct', 'nov', 'dec'];
const DAY_NAME = /^(?:zo|ma|di|wo|do|vr|za|sun|mon|tue|wed|thu|fri|sat)\p{L}*[\s,.]+/iu;
/** The letters behind a day: "6e", "1st". */
const ORDINAL = /^(\d{1,2})(?:e|ste|de|st|nd|rd|th)$/i;
/** The years that eight digits without signs can mean. */
const ANY_YEAR = { first: 1900, last: 2100 };

/**
 * Reads a date as people write it: day, month, year with any sign between them, the month also as a Dutch or English
 * word; or year, month, day. A year has four digits: two of them can mean two centuries.
 */
export function readTypedDate(text: string): Result<CalendarDate, DateProblem> {
  if (text.length > MAX_LENGTH) return err('not_a_date');
  const line = cleanCode(text).replace(DAY_NAME, '');
  if (/^\d{8}$/.test(line)) return readEightDigits(line);
  const parts = line.split(/[-/.,\s]+/).filter((part) => part !== '');
  return inOrder(parts.map((part) => part.replace(ORDINAL, '$1')));
}

/** The date of its three parts: the year first when it has four digits, the month first when that is a word. */
function inOrder([first = '', second = '', third = '', ...others]: readonly string[]): Result<
  CalendarDate,
  DateProblem
> {
  if (others.length > 0) return err('not_a_date');
  if (third === '') return err(isDayOrMonth(first) && monthOf(second) !== null ? 'year_missing' : 'not_a_date');
  if (/^\d{4}$/.test(first)) return dateOf(first, second, third);
  return /^\p{L}/u.test(first) ? dateOf(third, first, second) : dateOf(third, second, first);
}

/** Reads a date as the platform or people write it; null for anything else. */
export function readDay(text: string): CalendarDate | null {
  const read = readTypedDate(text);
  return read.ok ? read.value : null;
}

/** Writes a date in the resident's notation, `12-04-2010`, in which records hold dates. */
export function writeDay(date: CalendarDate): string {
  return date.split('-').reverse().join('-');
}

function dateOf(year: string, month: string, day: string): Result<CalendarDate, DateProblem> {
  const number = monthOf(month);
  if (number === null || !isDayOrMonth(day)) return err('not_a_date');
  if (/^'?\d{2}$/.test(year)) return err('year_short');
  if (!/^\d{4}$/.test(year)) return err('not_a_date');
  const date = parseCalendarDate(`${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date === null ? err('no_such_day') : ok(date);
}

function isDayOrMonth(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}

/** The number of a month, from a number or a word; null for neither. */
function monthOf(text: string): string | null {
  if (isDayOrMonth(text)) return text;
  const word = text.toLowerCase().slice(0, 3);
  const index = /^\p{L}{3,}$/u.test(text) ? MONTHS.findIndex((names) => names.split(' ').includes(word)) : -1;
  return index === -1 ? null : String(index + 1);
}

/** Day first or year first: only one of them gives a year of our time. */
function readEightDigits(digits: string): Result<CalendarDate, DateProblem> {
  const dates = [
    dateOf(digits.slice(4), digits.slice(2, 4), digits.slice(0, 2)),
    dateOf(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)),
  ];
  return dates.find((read) => read.ok && isOurTime(read.value)) ?? err('no_such_day');
}

function isOurTime(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4));
  return year >= ANY_YEAR.first && year <= ANY_YEAR.last;
}
