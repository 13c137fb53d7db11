import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** What a screen says about the voucher of a reimbursement. */
export interface VoucherOwner {
  readonly address: string;
  /** For whom the voucher is; null when the platform does not send it. */
  readonly name: string | null;
}

/** The vouchers of a resident by their id. */
export type VoucherOwners = ReadonlyMap<string, VoucherOwner>;

/** The vouchers by their id. */
export function ownersOf({ items }: WholeList<Voucher>): VoucherOwners {
  return new Map(items.map((voucher) => [voucher.id, { address: voucher.address, name: voucherOwner(voucher) }]));
}
