import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { completeItems, type WholeList } from '../shared/page.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { canClaimFrom } from './reimbursement-rules.ts';

/** The call of the port `Vouchers` that finds the vouchers that pay reimbursements. */
export interface VoucherListing {
  list(
    filter: { readonly archived: false; readonly type: 'regular'; readonly allowReimbursements: true },
    options?: ReadOptions,
  ): Promise<Result<WholeList<Voucher>, Failure>>;
}

/** Reads the vouchers that pay reimbursements. That there is none is known only when all can be read. */
export async function readReimbursableVouchers(
  vouchers: VoucherListing,
  options: ReadOptions = {},
): Promise<Result<readonly Voucher[], Failure>> {
  const list = await vouchers.list({ archived: false, type: 'regular', allowReimbursements: true }, options);
  const paying = list.ok ? list.value.items.filter((voucher) => canClaimFrom(voucher)) : [];
  return paying.length > 0 ? ok(paying) : mapResult(completeItems(list), () => []);
}
