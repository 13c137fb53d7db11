import { paysHere } from './voucher-rules.ts';
import type { Voucher } from './voucher.ts';

/** Whether a resident can claim money back from a voucher: a budget with something left, of a fund that allows it. */
export function offersReimbursement(voucher: Voucher): boolean {
  const { type, fund } = voucher;
  return type === 'regular' && fund.type === 'budget' && fund.allowReimbursements && paysHere(voucher);
}
