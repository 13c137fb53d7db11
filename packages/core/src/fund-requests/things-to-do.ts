import type { Fund } from '../funds/fund.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { lastDay, voucherSituation } from '../vouchers/voucher-rules.ts';
import { endsSoon } from '../vouchers/voucher-days.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { fundFacts, type KnownResident } from '../fund-activation/fund-facts.ts';
import type { FundRequest } from './fund-request.ts';
import { isDecided, isGranted, type DecidedRequest } from './request-decision.ts';
import type { OpenQuestion, RequestProgress } from './request-progress.ts';
import { requestsToFinish, type RequestToFinish } from './requests-to-finish.ts';
import type { UnfinishedRequest } from './unfinished-request.ts';

/** The number of entries that home shows first; a button shows the others. */
export const SHOWN_THINGS_TO_DO = 3;

/** An action for the resident, or a request in progress. */
export type ThingToDo =
  /** A question of the municipality about a request. */
  | { readonly kind: 'answer_question'; readonly fund: Fund; readonly question: OpenQuestion }
  /** A request that was begun on this device and not sent. */
  | ({ readonly kind: 'finish_request' } & RequestToFinish)
  /** A request that was decided and not opened since. `voucher` is what it gave; null for a refusal, or before it comes. */
  | {
      readonly kind: 'read_decision';
      readonly fund: Fund;
      readonly request: DecidedRequest;
      readonly voucher: Voucher | null;
    }
  /** A voucher that is not used up and ends soon. */
  | { readonly kind: 'use_voucher'; readonly voucher: Voucher; readonly until: CalendarDate }
  /** A fund with all criteria valid that is not activated yet, for who has no voucher; others find it in `otherFunds`. */
  | { readonly kind: 'activate_fund'; readonly fund: Fund }
  /** A request in progress; for information only. Null while the request itself is not read. */
  | { readonly kind: 'await_request'; readonly fund: Fund; readonly request: FundRequest | null };

/** What the tasks of a resident follow from. */
export interface ThingsToDoFacts {
  readonly funds: readonly Fund[];
  readonly vouchers: readonly Voucher[];
  /** Whether `vouchers` are all of them: otherwise no fund is known to be without one, and none is offered. */
  readonly hasAllVouchers?: boolean;
  /** How far the requests are; empty while it is not read. */
  readonly progress: readonly RequestProgress[];
  /** The ids of decided requests and the addresses of vouchers that the resident opened on this device. */
  readonly opened?: readonly string[];
  /** The drafts of requests on this device. */
  readonly drafts?: readonly UnfinishedRequest[];
  readonly today: CalendarDate;
}

/** All things to do, most urgent first: vouchers on their last day, open questions, own unfinished requests, decisions, vouchers that end soon, funds to activate, requests in progress. */
export function thingsToDo(known: ThingsToDoFacts): readonly ThingToDo[] {
  const { funds, vouchers, hasAllVouchers = true, progress, drafts = [], today } = known;
  const facts = funds.map((fund) => ({ fund, facts: fundFacts(fund, vouchers) }));
  const ready = facts.filter((one) => hasAllVouchers && vouchers.length === 0 && one.facts.canActivate);
  const awaited = facts.filter((one) => one.facts.isPending && !one.fund.isExternal).map(({ fund }) => fund);
  const progressOf = (fund: Fund) => progress.find(({ request }) => request.fundId === fund.id);
  const ending = endingVouchers(vouchers, today);
  return [
    ...ending.filter((thing) => isLastDay(thing, today)),
    ...awaited.flatMap((fund): readonly ThingToDo[] => {
      const question = progressOf(fund)?.question ?? null;
      return question === null ? [] : [{ kind: 'answer_question', fund, question }];
    }),
    ...requestsToFinish(funds, vouchers, drafts).map((request): ThingToDo => ({ kind: 'finish_request', ...request })),
    ...facts.flatMap(({ fund }) => decisionOn(fund, progressOf(fund)?.request, known)),
    ...ending.filter((thing) => !isLastDay(thing, today)),
    ...ready.map(({ fund }): ThingToDo => ({ kind: 'activate_fund', fund })),
    ...awaited.flatMap((fund): readonly ThingToDo[] => {
      const own = progressOf(fund);
      if (own?.question) return [];
      return [{ kind: 'await_request', fund, request: own?.request ?? null }];
    }),
  ];
}

/**
 * The decision on the newest request for a fund, until it was opened, or the voucher that it gave was. A voucher that has
 * expired makes it old, and so does one that came after a refusal, such as with a code.
 */
function decisionOn(
  fund: Fund,
  request: FundRequest | undefined,
  { vouchers, opened = [] }: Pick<ThingsToDoFacts, 'vouchers' | 'opened'>,
): readonly ThingToDo[] {
  if (request === undefined || !isDecided(request) || opened.includes(request.id)) return [];
  const given = vouchers.filter(({ fundId }) => fundId === fund.id);
  if (given.length === 0) return [{ kind: 'read_decision', fund, request, voucher: null }];
  const voucher = given.find(({ expired }) => !expired);
  if (voucher === undefined || !isGranted(request) || opened.includes(voucher.address)) return [];
  return [{ kind: 'read_decision', fund, request, voucher }];
}

/** The drafts whose request was sent meanwhile, such as on another device, or whose voucher is there. */
export function outdatedDrafts({
  funds,
  vouchers,
  drafts = [],
}: Pick<ThingsToDoFacts, 'funds' | 'vouchers' | 'drafts'>): readonly UnfinishedRequest[] {
  const known = vouchers.filter(({ state }) => state !== 'unknown');
  const ended = funds.filter((fund) => {
    const { isPending, alreadyReceived } = fundFacts(fund, known);
    return isPending || alreadyReceived;
  });
  return drafts.filter(({ fundId }) => ended.some((fund) => fund.id === fundId));
}

/** Whether a thing is a voucher that can be used today only. */
export function isLastDay(
  thing: { readonly kind: string; readonly until?: CalendarDate },
  today: CalendarDate,
): boolean {
  return thing.kind === 'use_voucher' && thing.until !== undefined && compareDates(thing.until, today) === 0;
}

function endingVouchers(vouchers: readonly Voucher[], today: CalendarDate): readonly ThingToDo[] {
  return vouchers
    .filter((voucher) => voucherSituation(voucher) === 'active' && endsSoon(voucher, today))
    .map((voucher) => ({ kind: 'use_voucher' as const, voucher, until: lastDay(voucher) }))
    .sort((a, b) => compareDates(a.until, b.until));
}

/** A fund that a resident can still get. */
export interface OtherFund {
  readonly fund: Fund;
  /** All criteria are met, so that it can be activated at once. */
  readonly isReady: boolean;
}

/** The funds that a resident does not have and can get, those that are ready first, without those in the tasks on the screen. */
export function otherFunds(
  { funds, vouchers }: Pick<ThingsToDoFacts, 'funds' | 'vouchers'>,
  shownFundIds: readonly string[],
  resident: KnownResident,
): readonly OtherFund[] {
  const rest = funds
    .filter((fund) => !fund.isExternal && !shownFundIds.includes(fund.id))
    .map((fund) => ({ fund, status: fundFacts(fund, vouchers, resident).status }));
  return [
    ...rest.filter(({ status }) => status === 'activateable').map(({ fund }) => ({ fund, isReady: true })),
    ...rest.filter(({ status }) => status === 'applicable').map(({ fund }) => ({ fund, isReady: false })),
  ];
}

/** The number of things that ask something of the resident; a request in progress asks nothing. */
export function countAttention(things: readonly { readonly kind: string }[]): number {
  return things.filter(({ kind }) => kind !== 'await_request').length;
}
