/** Minutes since midnight; more than 1440 for a time after the next midnight. */
export type MinuteOfDay = number;

/** A weekday: 0 is Monday, 6 is Sunday. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The days of a schedule, Monday to Sunday (PV-023). */
export const WEEK_DAYS: readonly WeekDay[] = [0, 1, 2, 3, 4, 5, 6];

export interface OpeningHours {
  readonly weekDay: WeekDay;
  readonly from: MinuteOfDay;
  /** Later than `from`; beyond 1440 when the office closes after midnight. */
  readonly until: MinuteOfDay;
  /** The time in which the office is closed for a break; null without one. */
  readonly pause: { readonly from: MinuteOfDay; readonly until: MinuteOfDay } | null;
}

/** The step of opening hours in minutes (PV-024). */
export const OPENING_STEP = 30;

export const MINUTES_PER_DAY = 1440;

/** The times that opening hours can have: 00:00 to 23:30 in steps of half an hour (PV-025). */
export const OPENING_TIMES: readonly MinuteOfDay[] = Array.from(
  { length: MINUTES_PER_DAY / OPENING_STEP },
  (_, step) => step * OPENING_STEP,
);

/** Parses `HH:MM`; null for an empty text and for anything but a half hour from 00:00 to 23:30 (PV-025). */
export function parseOpeningTime(text: string): MinuteOfDay | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (match === null) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return OPENING_TIMES.includes(minute) ? minute : null;
}

/** The times of one day as the platform writes them; empty texts for what is not set. */
export interface WrittenHours {
  readonly weekDay: WeekDay;
  readonly from: string;
  readonly until: string;
  readonly pauseFrom: string;
  readonly pauseUntil: string;
}

/** The opening hours of a day; null when the day has no usable times. An end before the start is after midnight. */
export function toOpeningHours(written: WrittenHours): OpeningHours | null {
  const [from, end] = [parseOpeningTime(written.from), parseOpeningTime(written.until)];
  if (from === null || end === null) return null;
  const until = end > from ? end : end + MINUTES_PER_DAY;
  const [pauseFrom, pauseUntil] = [parseOpeningTime(written.pauseFrom), parseOpeningTime(written.pauseUntil)];
  const hasPause =
    pauseFrom !== null && pauseUntil !== null && pauseFrom >= from && pauseUntil > pauseFrom && pauseUntil <= until;
  return { weekDay: written.weekDay, from, until, pause: hasPause ? { from: pauseFrom, until: pauseUntil } : null };
}

/** The hours of a weekday; null when the office is closed that day. */
export function hoursOn(schedule: readonly OpeningHours[], weekDay: WeekDay): OpeningHours | null {
  return schedule.find((hours) => hours.weekDay === weekDay) ?? null;
}

/** Finds the weekday of a number from 0 to 6; null for another number. */
export function toWeekDay(number: number): WeekDay | null {
  return WEEK_DAYS.find((day) => day === number) ?? null;
}
