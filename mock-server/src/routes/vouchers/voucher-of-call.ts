import type { Call, SignedCall } from '../../http/call.ts';
import { forbidden, notFound } from '../../http/refusal.ts';
import { isExpired } from '../../domain/vouchers/voucher-state.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { fundOf, voucherAt } from '../../domain/vouchers/vouchers.ts';

/** The voucher in the path, whoever's it is, by either address or its number; unknown is 404. */
export function voucherOfCall(call: Call, name = 'address'): VoucherRow {
  const word = call.params[name] ?? '';
  const byNumber = /^\d{1,15}$/.test(word) ? call.world.table('vouchers').get(Number(word)) : undefined;
  const row = voucherAt(call.world, word) ?? byNumber;
  if (!row) throw notFound();
  return row;
}

/** The same for its owner alone; somebody else's is 403. */
export function ownVoucher(call: SignedCall, name = 'address'): VoucherRow {
  const row = voucherOfCall(call, name);
  if (row.identity_address !== call.caller.identity.address) throw forbidden();
  return row;
}

/** Is the last day of the voucher over? */
export const isOver = (call: Call, row: VoucherRow): boolean =>
  isExpired(row, fundOf(call.world, row.fund_id), call.world.now());

/** Shared, mailed, ordered for: only while the voucher is good and its fund is the platform's own. */
export function isUsable(call: Call, row: VoucherRow): boolean {
  const fund = fundOf(call.world, row.fund_id);
  return fund.configured && fund.type !== 'external' && row.state !== 'deactivated' && !isOver(call, row);
}
