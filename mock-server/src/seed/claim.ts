import type { ReimbursementRow } from '../store/table-reservations.ts';
import type { VoucherRow } from '../store/table-vouchers.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { stableHex, stableNumber } from './stable.ts';

/** One claim as the seeds tell it. The account number passes its check and has a made-up bank. */
export interface ClaimLine {
  readonly title: string;
  /** Cents. */
  readonly amount: number;
  readonly days_ago: number;
  readonly state: ReimbursementRow['state'];
  readonly name: string;
  readonly description?: string;
  readonly reason?: string;
}

/** An account number of the bank TWIN, which does not exist. */
export const madeUpIban = 'NL58TWIN0123456789';

/** Adds the paper of a claim, named after what was bought; answers its uid. */
export function addReceipt(world: World, voucher: VoucherRow, title: string): string {
  const uid = stableHex(`receipt:${voucher.address}:${title}`, 64);
  world.table('files').insert({
    uid,
    identity_address: voucher.identity_address,
    original_name: `bon-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`,
    type: 'reimbursement_proof',
    ext: 'pdf',
    order: 0,
    bytes: 96_400,
  });
  return uid;
}

/** Adds a claim with its receipt; an approved one has been paid out from the voucher. */
export function addClaim(world: World, voucher: VoucherRow, line: ClaimLine): ReimbursementRow {
  const submitted = line.state === 'draft' ? null : ago(world, line.days_ago, 1);
  const resolved =
    line.state === 'approved' || line.state === 'declined' ? ago(world, Math.max(0, line.days_ago - 4)) : null;
  if (line.state === 'approved') payOut(world, voucher, line);
  return world.table('reimbursements').insert({
    code: String(stableNumber(`claim:${voucher.address}:${line.title}`, 10_000_000, 99_999_999)),
    voucher_id: voucher.id,
    state: line.state,
    title: line.title,
    description: line.description ?? null,
    amount: line.amount,
    email: null,
    iban: madeUpIban,
    iban_name: line.name,
    file_uids: [addReceipt(world, voucher, line.title)],
    reason: line.reason ?? null,
    employee_id: null,
    submitted_at: submitted,
    resolved_at: resolved,
    created_at: ago(world, line.days_ago, 2),
  });
}

function payOut(world: World, voucher: VoucherRow, line: ClaimLine): void {
  world.table('transactions').insert({
    address: `0x${stableHex(`payout:${voucher.address}:${line.title}`, 40)}`,
    voucher_id: voucher.id,
    organization_id: null,
    product_id: null,
    amount: line.amount,
    state: 'success',
    target: 'iban',
    created_at: ago(world, Math.max(0, line.days_ago - 4)),
  });
}
