import type { Fund } from '../funds/fund.ts';
import { compareDates, daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import { isUsable, lastDay } from '../vouchers/voucher-rules.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts } from './fund-facts.ts';

/** A voucher that ends within this many days is worth a word: the reminder goes out a month before (1 §1). */
export const ENDING_WITHIN_DAYS = 31;

/** How many things home asks for at once; more would be a list, not a nudge. */
export const MOST_THINGS_TO_DO = 5;

/** Something that waits for the resident, or that the resident waits for. */
export type ThingToDo =
  /** There is still something on it, and it ends soon. */
  | { readonly kind: 'use_voucher'; readonly voucher: Voucher; readonly until: CalendarDate }
  /** Everything is known and valid: it only has to be activated. */
  | { readonly kind: 'activate_fund'; readonly fund: Fund }
  /** A request is in progress; nothing to do but to know. */
  | { readonly kind: 'await_request'; readonly fund: Fund };

/** What wants doing today, the most urgent first: what ends, what is ready, what is awaited. */
export function thingsToDo(
  funds: readonly Fund[],
  vouchers: readonly Voucher[],
  today: CalendarDate,
): readonly ThingToDo[] {
  const facts = funds.map((fund) => ({ fund, facts: fundFacts(fund, vouchers) }));
  const ready = facts.filter((one) => one.facts.canActivate);
  const awaited = facts.filter((one) => one.facts.isPending && !one.fund.isExternal);
  return [
    ...endingVouchers(vouchers, today),
    ...ready.map(({ fund }): ThingToDo => ({ kind: 'activate_fund', fund })),
    ...awaited.map(({ fund }): ThingToDo => ({ kind: 'await_request', fund })),
  ].slice(0, MOST_THINGS_TO_DO);
}

function endingVouchers(vouchers: readonly Voucher[], today: CalendarDate): readonly ThingToDo[] {
  return vouchers
    .filter((voucher) => isUsable(voucher) && hasSomethingLeft(voucher))
    .map((voucher) => ({ kind: 'use_voucher' as const, voucher, until: lastDay(voucher) }))
    .filter(({ until }) => daysBetween(today, until) >= 0 && daysBetween(today, until) <= ENDING_WITHIN_DAYS)
    .toSorted((a, b) => compareDates(a.until, b.until));
}

/** An empty budget ends unmissed; other vouchers count as long as they were not used up. */
function hasSomethingLeft(voucher: Voucher): boolean {
  const isBudget = voucher.type === 'regular' && voucher.fund.type === 'budget';
  return isBudget ? voucher.amount > 0 : voucher.used !== true;
}
