import { addDays, dayLength, dayOf, hour, second } from '../clock/calendar.ts';
import type { Day, Instant } from '../store/row.ts';
import type { World } from '../store/world.ts';

/** The calendar day that lies `days` after today; negative for the past. */
export const dayFromNow = (world: World, days: number): Day => addDays(dayOf(world.now()), days);

/** The moment that lies so many days and hours before now. */
export const ago = (world: World, days: number, hours = 0): Instant => world.now() - days * dayLength - hours * hour;

/** The moment that lies so many seconds before now. */
export const secondsAgo = (world: World, seconds: number): Instant => world.now() - seconds * second;

/** The year of the world's clock plus a number of years. */
export const yearFromNow = (world: World, years: number): number => Number(dayOf(world.now()).slice(0, 4)) + years;

/** The last valid day of a voucher that began at `start`: one year from the start date (1 §1). */
export function oneYearFrom(start: Instant): Day {
  const [year, rest] = [Number(dayOf(start).slice(0, 4)), dayOf(start).slice(4)];
  return rest === '-02-29' ? `${year + 1}-02-28` : `${year + 1}${rest}`;
}
