/** The check of a fund by BSN. */

import type { SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { coded, said } from '../../http/refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { backOfficeResult, type BackOfficeResult } from '../../domain/fund-activation/backoffice.ts';
import { isWindowOver } from '../../domain/identity/bsn-window.ts';
import { limits } from '../../domain/throttle/limits.ts';
import { issueVouchers } from '../../domain/vouchers/issue.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { liveVouchers } from '../../domain/vouchers/vouchers.ts';
import { notifyOfNewVouchers } from '../../notifications/notify-of-decision.ts';
import { voucherDetail } from '../../wire/voucher.ts';
import { backOfficeAnswer, isAsked } from '../../domain/fund-activation/backoffice-of.ts';
import { fundIn } from '../funds/fund-of-call.ts';
import { issueEverywhere, takePrevalidation, takeVoucher } from './take.ts';
import { confirmAgain } from '../../http/texts.ts';

/** Waiting vouchers of the BSN become the caller's; null without a BSN. */
function assignVouchers(call: SignedCall): number | null {
  const { bsn } = call.caller.identity;
  if (bsn === null) return null;
  const waiting = call.world
    .table('vouchers')
    .where('waiting_bsn', bsn)
    .filter((voucher) => voucher.identity_address === null && voucher.state !== 'deactivated');
  for (const voucher of waiting) takeVoucher(call, voucher);
  return waiting.length;
}

type Assigned = { readonly count: number | null; readonly vouchers: readonly VoucherRow[] };

/** Waiting codes of the BSN are used, and make the vouchers for which they qualify. */
function assignPrevalidations(call: SignedCall): Assigned {
  const { bsn } = call.caller.identity;
  if (bsn === null) return { count: null, vouchers: [] };
  const waiting = call.world
    .table('prevalidations')
    .where('bsn', bsn)
    .filter((prevalidation) => prevalidation.state === 'pending');
  for (const prevalidation of waiting) takePrevalidation(call, prevalidation);
  return { count: waiting.length, vouchers: waiting.length > 0 ? issueEverywhere(call) : [] };
}

/** A path of the answer is one of the shop itself, wherever that runs. */
function wireResult(result: BackOfficeResult, shopUrl: string): object | null {
  switch (result.kind) {
    case 'eligible':
      return null;
    case 'redirect':
      return { backoffice_redirect: new URL(result.url, shopUrl).href };
    case 'error':
      return { backoffice_error: 1, backoffice_error_key: result.key, backoffice_fallback: result.fallback ? 1 : 0 };
  }
}

/** Asks the back office when there is reason to; an eligible resident gets the voucher at once. */
function askBackOffice(call: SignedCall, fund: FundRow): object | null {
  const { world } = call;
  const { identity } = call.caller;
  if (fund.backoffice === null || !isAsked(world, fund, identity)) return null;
  if (liveVouchers(world, identity.address, fund.id).length > 0) return null;
  const result = backOfficeResult(backOfficeAnswer(world, fund, identity), fund.backoffice);
  if (result.kind === 'eligible') notifyOfNewVouchers(world, issueVouchers(world, identity, fund));
  return wireResult(result, call.platform.settings.shopUrl);
}

export const checkFund = operation(
  'checkFund',
  {
    guard: (call) => {
      fundIn(call);
      throttle(call, limits.fundCheck);
    },
  },
  (call) => {
    const fund = fundIn(call);
    if (!fund.configured) throw coded(403, 'This action is unauthorized.');
    const { identity } = call.caller;
    const confirmed = identity.bsn === null ? null : identity.bsn_confirmed_at;
    if (isWindowOver(fund.bsn_confirmation_api_time, confirmed, call.world.now())) throw said(403, confirmAgain);
    const vouchers = assignVouchers(call);
    const { count, vouchers: made } = assignPrevalidations(call);
    return {
      backoffice: askBackOffice(call, fund),
      vouchers,
      prevalidations: count,
      prevalidation_vouchers: made.map((voucher) => voucherDetail(call, voucher)),
    };
  },
);
