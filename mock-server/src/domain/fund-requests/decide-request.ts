import { stateFromRecords } from './fund-requests.ts';
import { addValidatedRecord, meetsAll } from '../funds/facts.ts';
import { issueVouchers } from '../vouchers/issue.ts';
import type { FundRequestRecordRow, FundRequestRow, RequestRecordState } from '../../tables/fund-requests.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { fundOf, liveVouchers } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** The organisation that signs for approved answers of a fund. */
const validatorOf = (fund: FundRow): number => fund.validator_organization_ids[0] ?? fund.organization_id;

function openFunds(world: World, requested: FundRow): FundRow[] {
  const sponsor = world.table('organizations').get(requested.organization_id);
  if (sponsor?.auto_apply === 'apply_auto_requested') return [requested];
  if (sponsor?.auto_apply !== 'apply_auto_available') return [];
  return world
    .table('funds')
    .where('organization_id', sponsor.id)
    .filter((fund) => fund.state === 'active' && fund.configured);
}

/** Vouchers that an approval brings by itself, by the setting of the sponsor; a payout goes to an account. */
function issueAfterApproval(world: World, identity: IdentityRow, requested: FundRow): VoucherRow[] {
  return openFunds(world, requested).flatMap((fund) => {
    if (fund.type === 'external' || fund.todays?.outcome === 'payout') return [];
    if (liveVouchers(world, identity.address, fund.id).length > 0) return [];
    return meetsAll(world, identity, fund) ? issueVouchers(world, identity, fund) : [];
  });
}

/** A notification about a request: its type and the validator's reason. */
export type RequestNews = { readonly type: string; readonly reason?: string | null };

/** The result of a decision: the request, and what the requester has to be notified of. */
export type DecidedRequest = {
  readonly request: FundRequestRow;
  readonly news: readonly RequestNews[];
  readonly vouchers: readonly VoucherRow[];
};

/** What the requester is told; a request that still waits for an answer is told of when it is decided. */
const told: { readonly [state in FundRequestRow['state']]: string | null } = {
  pending: null,
  approved: 'fund_request_approved',
  approved_partly: 'fund_request_approved',
  declined: 'fund_request_denied',
  disregarded: 'fund_request_disregarded',
};

/** What a validator decides, with the reason that the requester is told. */
export type RequestDecision = { readonly state: RequestRecordState; readonly reason?: string | null };

function decideAnswer(
  world: World,
  request: FundRequestRow,
  about: { record: FundRequestRecordRow; state: RequestRecordState },
): void {
  const { record, state } = about;
  world.table('fund_request_records').update(record, { state, updated_at: world.now() });
  if (state !== 'approved') return;
  addValidatedRecord(world, request.identity_address, {
    key: record.record_type_key,
    value: record.value,
    organizationId: validatorOf(fundOf(world, request.fund_id)),
  });
}

/** The request follows from its answers; when the last one is decided, the requester is told and may get vouchers. */
function settle(world: World, request: FundRequestRow, reason: string | null): DecidedRequest {
  const records = world.table('fund_request_records').where('fund_request_id', request.id);
  const state = stateFromRecords(records.map((record) => record.state));
  const decided = world.table('fund_requests').update(request, {
    state,
    ...(reason === null ? {} : { note: reason }),
    updated_at: world.now(),
  });
  const type = told[state];
  const identity = world.table('identities').first('address', request.identity_address);
  const vouchers =
    state === 'approved' && identity ? issueAfterApproval(world, identity, fundOf(world, request.fund_id)) : [];
  return { request: decided, news: type === null ? [] : [{ type, reason }], vouchers };
}

/** A validator decides on all open answers of a request; approved answers become validated records. */
export function decideRequest(world: World, request: FundRequestRow, decision: RequestDecision): DecidedRequest {
  for (const record of world.table('fund_request_records').where('fund_request_id', request.id)) {
    if (record.state === 'pending') decideAnswer(world, request, { record, state: decision.state });
  }
  return settle(world, request, decision.reason ?? null);
}

/**
 * A validator takes up a request that was not handled: it waits again, with the answers that were not handled.
 * Answers false when there is no such request, or another of the same resident waits for the fund.
 */
export function reopenRequest(world: World, request: FundRequestRow): boolean {
  const requests = world.table('fund_requests');
  const waits = requests
    .where('identity_address', request.identity_address)
    .some((other) => other.fund_id === request.fund_id && other.state === 'pending');
  if (request.state !== 'disregarded' || waits) return false;
  const change = { state: 'pending', updated_at: world.now() } as const;
  requests.update(request, change);
  const records = world.table('fund_request_records');
  for (const record of records.where('fund_request_id', request.id)) {
    if (record.state === 'disregarded') records.update(record, change);
  }
  return true;
}

/** A validator decides on one answer. Of a declined one the requester is told at once, with the reason. */
export function decideRecord(
  world: World,
  record: FundRequestRecordRow,
  decision: RequestDecision,
): DecidedRequest | null {
  const request = world.table('fund_requests').get(record.fund_request_id);
  if (!request || request.state !== 'pending' || record.state !== 'pending') return null;
  decideAnswer(world, request, { record, state: decision.state });
  const reason = decision.reason ?? null;
  const declined = decision.state === 'declined' ? [{ type: 'fund_request_record_declined', reason }] : [];
  const open = world
    .table('fund_request_records')
    .where('fund_request_id', request.id)
    .some(({ state }) => state === 'pending');
  if (open) return { request, news: declined, vouchers: [] };
  const settled = settle(world, request, reason);
  return { ...settled, news: [...declined, ...settled.news] };
}
