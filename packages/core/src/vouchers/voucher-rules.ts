import { addDays, parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts';
import { sumMoney, type Money } from '../shared/money.ts';
import type { WholeList } from '../shared/page.ts';
import type { Voucher } from './voucher.ts';

/** Whether a voucher has a balance. */
export function isBudget({ type, fund }: Pick<Voucher, 'type' | 'fund'>): boolean {
  return type === 'regular' && fund.type === 'budget';
}

/** A sum of balances, and the number of vouchers that may have one and could not be counted. */
export interface TotalBalance {
  readonly amount: Money;
  readonly uncounted: number;
  /** Usable vouchers of which the municipality hides the balance, which the sum leaves out. */
  readonly hidden: number;
}

/** The sum of the balances of all usable budget vouchers. It counts none of which the state is unknown. */
export function totalBalance({ items, leftOut = 0 }: WholeList<Voucher>): TotalBalance {
  const budgets = items.filter(isBudget);
  const usable = budgets.filter(isUsable).map(({ amount }) => amount);
  const visible = usable.filter((amount) => amount !== null);
  return {
    amount: sumMoney(visible),
    hidden: usable.length - visible.length,
    uncounted: leftOut + budgets.filter(({ state, expired }) => state === 'unknown' && !expired).length,
  };
}

/** What a voucher is to the resident now. */
export type VoucherSituation = 'active' | 'used_up' | 'waiting' | 'expired' | 'stopped' | 'unknown';

/** The situation of a voucher; a stopped voucher stays stopped after its last day. */
export function voucherSituation(voucher: Voucher): VoucherSituation {
  if (voucher.state === 'unknown') return 'unknown';
  if (voucher.state === 'deactivated') return 'stopped';
  if (voucher.expired) return 'expired';
  if (voucher.state === 'pending') return 'waiting';
  return isUsedUp(voucher) ? 'used_up' : 'active';
}

/** Whether the voucher has a QR code that works at a provider: no code where the municipality shows none. */
export function hasQrCode(voucher: Voucher): boolean {
  return paysHere(voucher) && voucher.fund.showsQrCode;
}

/** The offices of a provider where a voucher can be used; a copy on the device lacks their hours. */
export function officesOf({ offices, offlineCopy }: Voucher, providerId: string): Voucher['offices'] {
  return offlineCopy === undefined ? offices.filter(({ organizationId }) => organizationId === providerId) : [];
}

/** Whether a voucher pays at a provider of the platform. */
export function paysHere(voucher: Voucher): boolean {
  return voucherSituation(voucher) === 'active' && !voucher.isExternal;
}

/** Whether nothing is left: no balance of a budget, or a product that was collected. Discounts cannot be used up. */
function isUsedUp(voucher: Voucher): boolean {
  if (voucher.type === 'product') return voucher.used === true;
  return voucher.fund.type === 'budget' && voucher.balance <= 0;
}

/** Whether a voucher can be used now. */
export function isUsable(voucher: Pick<Voucher, 'state' | 'expired'>): boolean {
  return voucher.state === 'active' && !voucher.expired;
}

/** The last valid day of a voucher, inclusive: from the platform, otherwise one year from its start (VO-033). */
export function lastDay(voucher: Pick<Voucher, 'expireAt' | 'createdAt'>): CalendarDate {
  return voucher.expireAt ?? oneYearFrom(voucher.createdAt);
}

/** The last day of the year that starts on a day: the day before the anniversary. */
export function oneYearFrom(start: CalendarDate): CalendarDate {
  const nextYear = String(Number(start.slice(0, 4)) + 1).padStart(4, '0');
  const anniversary = parseCalendarDate(`${nextYear}${start.slice(4)}`) ?? parseCalendarDate(`${nextYear}-03-01`);
  return addDays(anniversary ?? addDays(start, 365), -1);
}
