import type { Voucher } from './voucher.ts';
import { isUsable } from './voucher-rules.ts';

/** What a resident can do with a voucher (1 §2). */
export interface VoucherActions {
  readonly share: boolean;
  readonly sendEmail: boolean;
  readonly print: boolean;
  readonly deactivate: boolean;
  readonly physicalCard: boolean;
}

/**
 * Which actions a voucher offers. Sharing and mailing need a usable voucher inside the platform, deactivating a fund
 * that allows it, a physical card a regular voucher of a fund with cards (1 §5; reference part 1, 5.6).
 */
export function voucherActions(voucher: Voucher): VoucherActions {
  const usable = isUsable(voucher) && !voucher.isExternal;
  return {
    share: usable,
    sendEmail: usable,
    print: usable,
    deactivate: mayDeactivate(voucher),
    physicalCard: voucher.type === 'regular' && voucher.fund.allowPhysicalCards && !voucher.expired,
  };
}

/** Whether the resident may end a voucher; a pending one may be ended too. */
export function mayDeactivate(voucher: Voucher): boolean {
  return voucher.fund.allowBlockingVouchers && voucher.state !== 'deactivated' && !voucher.expired;
}
