import type { Office } from '@stadstegoed/core/providers/office.ts';
import { streetOf } from '@stadstegoed/core/providers/office.ts';
import { openNow, weekMomentOf, type OpenNow } from '@stadstegoed/core/providers/open-now.ts';
import {
  hoursOn,
  WEEK_DAYS,
  type MinuteOfDay,
  type OpeningHours,
  type WeekDay,
} from '@stadstegoed/core/providers/opening-hours.ts';
import { type Position } from '@stadstegoed/core/providers/position.ts';
import { kilometresBetween } from '@stadstegoed/core/providers/distance.ts';
import { routeUrl } from '@stadstegoed/core/providers/route-link.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';

/** What is shown of an office, without its texts. */
export interface OfficeCardData {
  readonly open: OpenNow;
  /** Street and number. */
  readonly street: string;
  /** The rest of the address: postcode and town. Empty when the address has no more. */
  readonly town: string;
  /** Null while the place of the resident or of the office is unknown. */
  readonly kilometres: number | null;
  readonly routeUrl: string;
}

/** What is shown of an office at a point in time, seen from a place. */
export function officeCardData(office: Office, at: Instant, from: Position | null): OfficeCardData {
  const street = streetOf(office.address);
  return {
    open: openNow(office, at),
    street,
    town: office.address.slice(street.length).replace(/^[,\s]+/, ''),
    kilometres: from === null || office.position === null ? null : kilometresBetween(from, office.position),
    routeUrl: routeUrl(office),
  };
}

/** One day of the table with opening hours. */
export interface DayRow {
  readonly weekDay: WeekDay;
  readonly hours: OpeningHours | null;
  readonly isToday: boolean;
  /** The bars of the day from 6 to 24 hours, in per cent. */
  readonly bars: readonly { readonly start: number; readonly length: number }[];
  /** The position of now on the bar, in per cent; null on other days and outside the bar. */
  readonly now: number | null;
}

/** The bar of a day begins at 6.00; earlier hours are cut off, because hardly an office is open then. */
const BAR_STARTS: MinuteOfDay = 6 * 60;
const BAR_LENGTH = 18 * 60;

/** The week of an office, Monday to Sunday. A paused or closed office is closed on every day. */
export function weekOf({ schedule, state }: Pick<Office, 'schedule' | 'state'>, at: Instant): readonly DayRow[] {
  const now = weekMomentOf(at);
  return WEEK_DAYS.map((weekDay) => {
    const hours = state === 'active' ? hoursOn(schedule, weekDay) : null;
    const isToday = weekDay === now.weekDay;
    const bar = percentOf(now.minute);
    return { weekDay, hours, isToday, bars: barsOf(hours), now: isToday && bar > 0 && bar < 100 ? bar : null };
  });
}

function barsOf(hours: OpeningHours | null): DayRow['bars'] {
  if (hours === null) return [];
  const { from, until, pause } = hours;
  const parts =
    pause === null
      ? [{ from, until }]
      : [
          { from, until: pause.from },
          { from: pause.until, until },
        ];
  return parts.map((part) => {
    const start = percentOf(part.from);
    return { start, length: percentOf(part.until) - start };
  });
}

function percentOf(minute: MinuteOfDay): number {
  const percent = ((minute - BAR_STARTS) / BAR_LENGTH) * 100;
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;
}
