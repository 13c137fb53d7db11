/** Requests for a fund. */

import type { SignedCall } from '../../http/call.ts';
import { operation, route } from '../../http/operation.ts';
import { listOf, numberOf, objectOf, textOf } from '../../input.ts';
import { paged } from '../../http/page.ts';
import type { Sentence } from '../../http/language.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { forbidden, said, type FieldErrors } from '../../http/refusal.ts';
import { isWindowOver } from '../../domain/identity/bsn-window.ts';
import { requestRefusal } from '../../domain/fund-requests/fund-requests.ts';
import { dayOf } from '../../calendar.ts';
import { primaryEmail } from '../../domain/identity/accounts.ts';
import { decideRequest } from '../../domain/fund-requests/decide-request.ts';
import type { FundRequestRow } from '../../tables/fund-requests.ts';
import type { FundRow } from '../../tables/funds.ts';
import { notifyOfRequest } from '../../notifications/notify-resident.ts';
import { notifyOfDecision } from '../../notifications/notify-of-decision.ts';
import { liveVouchers } from '../../domain/vouchers/vouchers.ts';
import { fundRequest } from '../../wire/fund-request.ts';
import { hasEnded } from '../../wire/fund-scope.ts';
import { fundIn } from '../funds/fund-of-call.ts';
import { checkContact, checkRecords, contactIn, filesIn, requestCode, valueIn } from './fund-request-form.ts';
import { checkTodaysForm, householdRecords } from './todays-form.ts';
import { confirmAgain } from '../../http/texts.ts';

const ownRequests = (call: SignedCall, fund: FundRow): FundRequestRow[] =>
  call.world
    .table('fund_requests')
    .where('identity_address', call.caller.identity.address)
    .filter((request) => request.fund_id === fund.id);

export const listFundRequests = operation(
  'listFundRequests',
  {
    guard: (call) => {
      if (fundIn(call).state !== 'active') throw requestCode(call, 'fund_not_active');
    },
  },
  (call) => {
    const fund = fundIn(call);
    const [state, from, to] = ['state', 'from', 'to'].map((name) => textOf(call.query, name));
    const rows = ownRequests(call, fund)
      .filter((row) => state == null || row.state === state)
      .filter((row) => from == null || dayOf(row.created_at) >= from)
      .filter((row) => to == null || dayOf(row.created_at) <= to);
    return paged(call, rows, { size: 15, show: (row) => fundRequest(call, row) });
  },
);

/** What the platform of July 2026 says of every such rule. */
const noReason: Sentence = {
  nl: 'Er is geen toestemming om deze pagina te bekijken.',
  en: 'This action is unauthorized.',
};

/** Rules that look at the caller: first the BSN window, then the ones with a code. */
function refuseByState(call: SignedCall, fund: FundRow): void {
  const { world } = call;
  const { identity } = call.caller;
  const confirmed = identity.bsn === null ? null : identity.bsn_confirmed_at;
  const needsBsn = call.tenant.digid_mandatory && identity.bsn === null;
  const over = isWindowOver(fund.bsn_confirmation_api_time, confirmed, world.now());
  if (over && !needsBsn) throw said(403, confirmAgain);
  const own = ownRequests(call, fund);
  const refusal = requestRefusal({
    ended: hasEnded(call, fund),
    bsnMandatory: call.tenant.digid_mandatory,
    hasBsn: identity.bsn !== null,
    emailRequired: fund.email_required,
    hasEmail: primaryEmail(world, identity.address) !== null,
    hasPending: own.some((request) => request.state === 'pending'),
    hasApprovedWithVoucher:
      own.some((request) => request.state === 'approved') && liveVouchers(world, identity.address, fund.id).length > 0,
  });
  if (refusal) throw world.settings.edition === '2026-07' ? said(403, noReason) : requestCode(call, refusal);
}

/** An optional answer that was left empty is not kept. */
function storeRecords(call: SignedCall, request: FundRequestRow, fund: FundRow): void {
  const { world } = call;
  const stored = {
    fund_request_id: request.id,
    state: 'pending',
    created_at: world.now(),
    updated_at: world.now(),
  } as const;
  for (const item of listOf(call.body, 'records')) {
    const record = objectOf(item);
    const criterion = world.table('criteria').get(numberOf(record, 'fund_criterion_id') ?? 0);
    const value = valueIn(record);
    if (value === null || criterion === undefined) continue;
    world.table('fund_request_records').insert({
      ...stored,
      fund_criterion_id: criterion.id,
      record_type_key: criterion.record_type_key,
      value,
      file_uids: filesIn(record),
    });
  }
  for (const { key, value } of householdRecords(call, fund)) {
    world.table('fund_request_records').insert({
      ...stored,
      fund_criterion_id: 0,
      record_type_key: key,
      value,
      file_uids: [],
    });
  }
}

function create(call: SignedCall): object {
  const fund = fundIn(call);
  refuseByState(call, fund);
  const { world } = call;
  const { identity } = call.caller;
  const now = world.now();
  const request = world.table('fund_requests').insert({
    fund_id: fund.id,
    identity_address: identity.address,
    state: 'pending',
    contact_information: contactIn(call, fund),
    created_at: now,
    updated_at: now,
  });
  storeRecords(call, request, fund);
  notifyOfRequest(world, request, { type: 'fund_request_created' });
  if (!fund.auto_validation || identity.bsn === null) return { data: fundRequest(call, request) };
  const decided = decideRequest(world, request, { state: 'approved' });
  notifyOfDecision(world, decided);
  return { data: fundRequest(call, decided.request) };
}

export const readFundRequest = route(
  { method: 'GET', path: '/platform/funds/{id}/requests/{request_id}', needsToken: true },
  (call) => {
    const fund = fundIn(call);
    const request = rowIn(call, 'fund_requests', 'request_id');
    if (request.fund_id !== fund.id) throw requestCode(call, 'invalid_endpoint');
    if (request.identity_address !== call.caller.identity.address) throw requestCode(call, 'not_requester');
    return { data: fundRequest(call, request) };
  },
);

function guardActive(call: SignedCall): void {
  const fund = fundIn(call);
  if (fund.state !== 'active' || fund.type === 'external' || !fund.configured) throw forbidden();
}

/** What is refused of the answers, of the whole request or of a part that is only checked. */
function checkAnswers(call: SignedCall, isPart: boolean): FieldErrors {
  const fund = fundIn(call);
  return fund.todays === undefined ? checkRecords(call, fund) : checkTodaysForm(call, fund, fund.todays, isPart);
}

const creation = {
  guard: guardActive,
  check: (call: SignedCall): FieldErrors => ({
    ...checkContact(call, fundIn(call)),
    ...checkAnswers(call, false),
  }),
};

export const createFundRequest = operation('createFundRequest', creation, create);

/** The address without an s is an alias that no client uses. */
export const createFundRequestByOldPath = operation('createFundRequestByOldPath', creation, create);

export const validateFundRequest = operation(
  'validateFundRequest',
  { guard: guardActive, check: (call) => checkAnswers(call, true) },
  () => [],
);
