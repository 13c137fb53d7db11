import { addDays, dayOf } from '../clock/calendar.ts';
import { lastDay } from '../rules/voucher-state.ts';
import { dayLocale } from '../wire/format.ts';
import type { Day } from './row.ts';
import type { VoucherRow } from './table-vouchers.ts';
import { tellOfEnd } from './tell.ts';
import { fundOf } from './vouchers.ts';
import type { World } from './world.ts';

/** The same day of the month before, or its last day when it is shorter: the moment of the reminder (1 §9). */
export function monthBefore(day: Day): Day {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const length = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return addDays(`${day.slice(0, 8)}01`, Math.min(date, length) - 1 - length);
}

/** The days that passed since the last look: after the first, up to and including the last. */
type Passed = { readonly from: Day; readonly to: Day };

const isIn = (day: Day, { from, to }: Passed): boolean => day > from && day <= to;

function tellOfVoucher(world: World, voucher: VoucherRow, passed: Passed): void {
  if (voucher.identity_address === null || voucher.state !== 'active' || voucher.product_reservation_id !== null)
    return;
  const fund = fundOf(world, voucher.fund_id);
  const last = lastDay(voucher, fund);
  const day = dayLocale(last, 'nl');
  const reminded = voucher.type === 'regular' && fund.type === 'budget' && isIn(monthBefore(last), passed);
  if (reminded && last >= passed.to) tellOfEnd(world, voucher, { type: 'voucher_expire_soon_budget', day });
  const over = voucher.type === 'product' && isIn(addDays(last, 1), passed);
  if (over) tellOfEnd(world, voucher, { type: 'product_voucher_expired', day });
}

/**
 * Does what the platform does every night, for the nights that passed on the virtual clock since the last time: reminders a month
 * before a voucher ends, and a notice when an offer's voucher has ended. The first time it only remembers the day.
 */
export function passNights(world: World): void {
  const today = dayOf(world.now());
  const before = world.settings.nights_passed_until;
  if (before === today) return;
  world.configure({ nights_passed_until: today });
  if (before === undefined || before > today) return;
  for (const voucher of world.table('vouchers').all()) tellOfVoucher(world, voucher, { from: before, to: today });
}
