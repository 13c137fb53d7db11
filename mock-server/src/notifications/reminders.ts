import { addDays, dayOf, startOf } from '../calendar.ts';
import { stateAfter, type PassedDays } from '../domain/funds/fund-state.ts';
import { lastDay } from '../domain/vouchers/voucher-state.ts';
import type { Day } from '../tables/row.ts';
import type { FundRow } from '../tables/funds.ts';
import type { VoucherRow } from '../tables/vouchers.ts';
import { notifyOfEnd } from './notify-resident.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import type { World } from '../world/world.ts';

/** The same day of the month before, or its last day when it is shorter: the moment of the reminder. */
export function monthBefore(day: Day): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const length = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return addDays(`${day.slice(0, 8)}01`, Math.min(date, length) - 1 - length);
}

const isIn = (day: Day, { from, to }: PassedDays): boolean => day > from && day <= to;

/** What the night before a day brings the owner of a voucher. */
type NightWork = { readonly day: Day; readonly voucher: VoucherRow; readonly type: string; readonly last: Day };

/** The day and the type of the reminder that a voucher ends; null for a voucher without a reminder. */
function workFor(
  voucher: VoucherRow,
  { fund, before }: { fund: FundRow; before: (day: Day) => Day },
): NightWork | null {
  if (voucher.identity_address === null || voucher.state !== 'active' || voucher.product_reservation_id !== null)
    return null;
  const last = lastDay(voucher, fund);
  if (voucher.type === 'product') return { day: addDays(last, 1), voucher, type: 'product_voucher_expired', last };
  return fund.type === 'budget' ? { day: before(last), voucher, type: 'voucher_expire_soon_budget', last } : null;
}

/** `monthBefore`, worked out once for each day: many vouchers end on the same. */
function remembered(): (day: Day) => Day {
  const known = new Map<Day, Day>();
  return (day) => {
    const found = known.get(day) ?? monthBefore(day);
    known.set(day, found);
    return found;
  };
}

/** The work of the nights that passed, in their order. A voucher that came after its night has missed it. */
function workOf(world: World, passed: PassedDays): readonly NightWork[] {
  const before = remembered();
  const found: NightWork[] = [];
  for (const voucher of world.table('vouchers').all()) {
    const work = workFor(voucher, { fund: fundOf(world, voucher.fund_id), before });
    if (work && isIn(work.day, passed) && voucher.created_at < startOf(work.day)) found.push(work);
  }
  return found.toSorted((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
}

/** Opens the funds whose first day came, and closes those whose last day passed. */
function turnFunds(world: World, passed: PassedDays): void {
  const funds = world.table('funds');
  for (const fund of funds.all()) {
    const state = stateAfter(fund, passed);
    if (state !== fund.state) funds.update(fund, { state });
  }
}

/**
 * Does what the platform does every night, for the nights that passed on the virtual clock since the last time: funds open and close,
 * reminders go out a month before a voucher ends, and a notice when an offer's voucher has ended. All of it carries the moment at which
 * its day began, so a jump of a year leaves behind what the same year in small steps does. The first time it only remembers the day.
 */
export function passNights(world: World): void {
  const today = dayOf(world.now());
  const before = world.settings.nights_passed_until;
  if (before === today) return;
  world.configure({ nights_passed_until: today });
  if (before === undefined || before > today) return;
  const passed = { from: before, to: today };
  turnFunds(world, passed);
  for (const { day, voucher, type, last } of workOf(world, passed)) {
    world.asOf(startOf(day), () => notifyOfEnd(world, voucher, { type, day: last }));
  }
}

/** The same before something else is sent, so that it comes after the nights that went before; a world whose nights nobody looked at yet is left alone. */
export function passNightsBefore(world: World): void {
  if (world.settings.nights_passed_until !== undefined) passNights(world);
}
