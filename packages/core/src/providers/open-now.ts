import { daysBetween, parseCalendarDate } from '../shared/calendar-date.ts';
import type { Instant } from '../shared/instant.ts';
import { dayOf, timeOf } from '../shared/local-time.ts';
import type { Office } from './office.ts';
import {
  hoursOn,
  MINUTES_PER_DAY,
  toWeekDay,
  WEEK_DAYS,
  type MinuteOfDay,
  type OpeningHours,
  type WeekDay,
} from './opening-hours.ts';

/** A weekday and a time, as in "Monday from 9.00". */
export interface OpeningMoment {
  /** 0 for today, 1 for tomorrow, up to 7. */
  readonly inDays: number;
  readonly weekDay: WeekDay;
  readonly time: MinuteOfDay;
}

/** Whether an office receives residents now, and when that changes. */
export type OpenNow =
  | { readonly kind: 'open'; readonly until: MinuteOfDay }
  | { readonly kind: 'open_all_day' }
  | { readonly kind: 'closed'; readonly opens: OpeningMoment }
  | { readonly kind: 'paused' }
  | { readonly kind: 'closed_for_good' }
  | { readonly kind: 'unknown' };

/** A point in the week of an office: the weekday and the minute, Dutch time. */
export interface WeekMoment {
  readonly weekDay: WeekDay;
  readonly minute: MinuteOfDay;
}

/** Whether the office is open at a point in time. The state goes before the schedule. */
export function openNow(office: Pick<Office, 'state' | 'schedule'>, at: Instant): OpenNow {
  if (office.state === 'paused') return { kind: 'paused' };
  if (office.state === 'closed') return { kind: 'closed_for_good' };
  return fromSchedule(office.schedule, weekMomentOf(at));
}

/** Whether one of the offices of a provider is open: of the one that is, else of the first. Null without an office. */
export function openSomewhere(offices: readonly Pick<Office, 'state' | 'schedule'>[], at: Instant): OpenNow | null {
  const all = offices.map((office) => openNow(office, at));
  return all.find(({ kind }) => kind === 'open' || kind === 'open_all_day') ?? all[0] ?? null;
}

/** The weekday and the minute of a point in time in the Netherlands. */
export function weekMomentOf(at: Instant): WeekMoment {
  const { hour, minute } = timeOf(at);
  return { weekDay: weekDayOf(at), minute: hour * 60 + minute };
}

/** A known Monday, from which the days are counted. */
const A_MONDAY = parseCalendarDate('2024-01-01');

function weekDayOf(at: Instant): WeekDay {
  const days = A_MONDAY === null ? 0 : daysBetween(A_MONDAY, dayOf(at));
  return toWeekDay(((days % 7) + 7) % 7) ?? 0;
}

/** A time in which the office is open, in minutes since the midnight before now. */
interface Span {
  readonly from: number;
  readonly until: number;
}

function fromSchedule(schedule: readonly OpeningHours[], now: WeekMoment): OpenNow {
  const spans = spansAround(schedule, now.weekDay);
  const current = spans.find((span) => span.from <= now.minute && now.minute < span.until);
  if (current !== undefined) {
    const isWholeDay = current.until - now.minute >= MINUTES_PER_DAY;
    return isWholeDay ? { kind: 'open_all_day' } : { kind: 'open', until: current.until % MINUTES_PER_DAY };
  }
  const next = spans.find((span) => span.from > now.minute);
  return next === undefined ? { kind: 'unknown' } : { kind: 'closed', opens: momentOf(next.from, now.weekDay) };
}

/** The open times from yesterday to a week later, in order; times that touch are one. */
function spansAround(schedule: readonly OpeningHours[], today: WeekDay): readonly Span[] {
  const days = [-1, 0, ...WEEK_DAYS.map((day) => day + 1)];
  const spans = days.flatMap((inDays) => {
    const hours = hoursOn(schedule, dayAfter(today, inDays));
    return hours === null ? [] : spansOf(hours, inDays * MINUTES_PER_DAY);
  });
  return spans.reduce<readonly Span[]>((joined, span) => {
    const last = joined.at(-1);
    if (last === undefined || last.until < span.from) return [...joined, span];
    return [...joined.slice(0, -1), { from: last.from, until: Math.max(last.until, span.until) }];
  }, []);
}

function spansOf({ from, until, pause }: OpeningHours, midnight: number): readonly Span[] {
  const parts =
    pause === null
      ? [{ from, until }]
      : [
          { from, until: pause.from },
          { from: pause.until, until },
        ];
  return parts
    .filter((part) => part.until > part.from)
    .map((part) => ({ from: midnight + part.from, until: midnight + part.until }));
}

function momentOf(minute: number, today: WeekDay): OpeningMoment {
  const inDays = Math.floor(minute / MINUTES_PER_DAY);
  return { inDays, weekDay: dayAfter(today, inDays), time: minute % MINUTES_PER_DAY };
}

function dayAfter(today: WeekDay, days: number): WeekDay {
  return toWeekDay((today + days + 7) % 7) ?? today;
}
