import { balanceAfter } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Tint } from '@stadstegoed/ui/tint/tint.ts';
import { tintOfFund } from './reimbursement-card-data.ts';

/** A voucher that can be chosen, without texts. */
export interface VoucherOption {
  readonly id: string;
  readonly fund: string;
  /** For whom it is; null when the platform does not send it. */
  readonly owner: string | null;
  readonly tint: Tint;
  readonly picture: string | null;
  /** The balance; null where the municipality hides it. */
  readonly now: Money | null;
  /** The balance after the reimbursement; null when it is unknown or not chosen. */
  readonly after: Money | null;
}

/** The option for a voucher; `amount` is what was typed, empty for a voucher that is not chosen. */
export function voucherOption(voucher: Voucher, amount: string): VoucherOption {
  const { id, fund, amount: now } = voucher;
  return {
    id,
    fund: fund.name,
    owner: voucherOwner(voucher),
    tint: tintOfFund(fund),
    picture: pictureUrl(fund.logo, 'thumbnail', 'small', 'large'),
    now,
    after: now === null ? null : balanceAfter(now, amount),
  };
}
