import { stateFromRecords } from '../rules/fund-requests.ts';
import { addValidatedRecord, meetsAll } from './facts.ts';
import { issueVouchers } from './issue.ts';
import type { FundRequestRow, FundRow, RequestRecordState } from './table-funds.ts';
import type { IdentityRow } from './table-people.ts';
import { tellOfRequest } from './tell.ts';
import { fundOf, liveVouchers } from './vouchers.ts';
import type { World } from './world.ts';

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

/** Vouchers that an approval brings by itself, by the setting of the sponsor (part 1, 5.4). */
function issueAfterApproval(world: World, identity: IdentityRow, requested: FundRow): void {
  for (const fund of openFunds(world, requested)) {
    if (fund.type === 'external' || liveVouchers(world, identity.address, fund.id).length > 0) continue;
    if (meetsAll(world, identity, fund)) issueVouchers(world, identity, fund);
  }
}

/** What the requester is told; a request that still waits for an answer is told of when it is decided. */
const told: { readonly [state in FundRequestRow['state']]: string | null } = {
  pending: null,
  approved: 'fund_request_approved',
  approved_partly: 'fund_request_approved',
  declined: 'fund_request_denied',
  disregarded: 'fund_request_disregarded',
};

/** A validator decides on all open answers of a request; approved answers become validated records. */
export function decideRequest(world: World, request: FundRequestRow, decision: RequestRecordState): FundRequestRow {
  const fund = fundOf(world, request.fund_id);
  const records = world.table('fund_request_records');
  for (const record of records.where('fund_request_id', request.id)) {
    if (record.state !== 'pending') continue;
    records.update(record, { state: decision, updated_at: world.now() });
    if (decision !== 'approved') continue;
    addValidatedRecord(world, request.identity_address, {
      key: record.record_type_key,
      value: record.value,
      organizationId: validatorOf(fund),
    });
  }
  const states = records.where('fund_request_id', request.id).map((record) => record.state);
  const state = stateFromRecords(states);
  const decided = world.table('fund_requests').update(request, { state, updated_at: world.now() });
  const type = told[state];
  if (type !== null) tellOfRequest(world, decided, { type });
  const identity = world.table('identities').first('address', request.identity_address);
  if (state === 'approved' && identity) issueAfterApproval(world, identity, fund);
  return decided;
}
