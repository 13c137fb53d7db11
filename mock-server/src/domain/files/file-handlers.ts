import { permissionsOf } from '../organizations/employees.ts';
import { holderOf } from '../reimbursements/reimbursements.ts';
import type { FileRow } from '../../tables/files.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { Permission } from '../../tables/organizations.ts';
import { fundOf } from '../vouchers/vouchers.ts';
import type { World } from '../../world/world.ts';

/** The fund of the request that a proof belongs to, by its answer or by a question about it. */
function fundOfRequest(world: World, uid: string): FundRow | null {
  const holder =
    holderOf(world.table('fund_request_records').all(), uid) ?? holderOf(world.table('clarifications').all(), uid);
  const request = holder && world.table('fund_requests').get(holder.fund_request_id);
  return request ? fundOf(world, request.fund_id) : null;
}

/** The fund of the reimbursement that a receipt belongs to; a draft has not reached the sponsor yet. */
function fundOfReimbursement(world: World, uid: string): FundRow | null {
  const reimbursement = holderOf(world.table('reimbursements').all(), uid);
  const isSent = reimbursement !== undefined && reimbursement.state !== 'draft';
  const voucher = isSent ? world.table('vouchers').get(reimbursement.voucher_id) : undefined;
  return voucher ? fundOf(world, voucher.fund_id) : null;
}

function may(world: World, address: string, wanted: { fund: FundRow | null; permission: Permission }): boolean {
  const sponsor = wanted.fund && world.table('organizations').get(wanted.fund.organization_id);
  return sponsor ? permissionsOf(world, sponsor, address)?.includes(wanted.permission) === true : false;
}

/** Was this document sent along with a question to somebody (FR-050)? */
export const isSentTo = (world: World, file: FileRow, address: string): boolean =>
  world
    .table('clarifications')
    .where('attachment_uid', file.uid)
    .some((asked) => world.table('fund_requests').get(asked.fund_request_id)?.identity_address === address);

/** Is somebody an employee who decides on the reimbursement or the request of this document? */
export const handlesFile = (world: World, file: FileRow, address: string): boolean =>
  file.type === 'reimbursement_proof'
    ? may(world, address, { fund: fundOfReimbursement(world, file.uid), permission: 'manage_reimbursements' })
    : may(world, address, { fund: fundOfRequest(world, file.uid), permission: 'validate_records' });
