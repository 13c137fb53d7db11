import type { Voucher } from './voucher.ts';
import { isUsable } from './voucher-rules.ts';

/** The available actions of a voucher (1 §2). */
export interface VoucherActions {
  readonly share: boolean;
  readonly sendEmail: boolean;
  readonly print: boolean;
  readonly deactivate: boolean;
  readonly physicalCard: boolean;
}

/**
 * The available actions of a voucher. Sharing, mailing and printing require a usable voucher inside the platform;
 * deactivating requires a fund that allows it; a physical card requires a regular voucher of a fund with cards (1 §5;
 * reference part 1, 5.6).
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

/** Whether the resident may deactivate a voucher; also allowed for a pending voucher. */
export function mayDeactivate(voucher: Voucher): boolean {
  return voucher.fund.allowBlockingVouchers && voucher.state !== 'deactivated' && !voucher.expired;
}
