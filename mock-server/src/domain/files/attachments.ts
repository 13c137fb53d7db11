import { isFileTaken } from '../reimbursements/reimbursements.ts';
import type { FundRequestRow } from '../../tables/fund-requests.ts';
import { fundOf } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** May somebody attach this document: an own upload of the right type that is part of nothing yet? */
export function mayAttach(
  world: World,
  uid: string,
  wanted: { readonly address: string; readonly type: 'fund_request_record_proof' | 'fund_request_clarification_proof' },
): boolean {
  const file = world.table('files').first('uid', uid);
  return file?.identity_address === wanted.address && file.type === wanted.type && !isFileTaken(world, uid, null);
}

/** Size of the example document that is sent along, in bytes. */
const exampleBytes = 48_200;

/** Adds a document of the sponsor of a request, which goes along with a question; gives its uid. */
export function sendAlong(
  world: World,
  request: FundRequestRow,
  { uid, name }: { readonly uid: string; readonly name: string },
): string {
  const sponsor = fundOf(world, request.fund_id).organization_id;
  world.table('files').insert({
    uid,
    identity_address: world.table('organizations').get(sponsor)?.identity_address ?? null,
    original_name: name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`,
    type: 'fund_request_clarification_proof',
    ext: 'pdf',
    order: 0,
    bytes: exampleBytes,
  });
  return uid;
}
