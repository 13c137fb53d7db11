import type { Fund } from '../funds/fund.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { endsSoon, lastDay, voucherSituation } from '../vouchers/voucher-rules.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts } from './fund-facts.ts';

/** The number of entries that home shows first; a button shows the others. */
export const SHOWN_THINGS_TO_DO = 5;

/** An action for the resident, or a request in progress. */
export type ThingToDo =
  /** A voucher that is not used up and ends soon. */
  | { readonly kind: 'use_voucher'; readonly voucher: Voucher; readonly until: CalendarDate }
  /** A fund with all criteria valid that is not activated yet. */
  | { readonly kind: 'activate_fund'; readonly fund: Fund }
  /** A request in progress; for information only. */
  | { readonly kind: 'await_request'; readonly fund: Fund };

/** All things to do, most urgent first: vouchers that end soon, funds to activate, requests in progress. */
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
  ];
}

function endingVouchers(vouchers: readonly Voucher[], today: CalendarDate): readonly ThingToDo[] {
  return vouchers
    .filter((voucher) => voucherSituation(voucher) === 'active' && endsSoon(voucher, today))
    .map((voucher) => ({ kind: 'use_voucher' as const, voucher, until: lastDay(voucher) }))
    .toSorted((a, b) => compareDates(a.until, b.until));
}

/** The number of things that ask something of the resident; a request in progress asks nothing. */
export function countAttention(things: readonly ThingToDo[]): number {
  return things.filter(({ kind }) => kind !== 'await_request').length;
}
