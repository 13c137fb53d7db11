import type { Voucher } from './voucher.ts';
import { hasQrCode, paysHere } from './voucher-rules.ts';

export interface VoucherActions {
  readonly share: boolean;
  readonly sendEmail: boolean;
  readonly print: boolean;
  /** Saving the last day in a calendar. */
  readonly calendar: boolean;
  readonly deactivate: boolean;
  /** Returning a product; its price goes back to the voucher that paid for it. */
  readonly giveBack: boolean;
  readonly physicalCard: boolean;
}

/**
 * The available actions of a voucher. Mailing and printing require a voucher with a QR code that works;
 * sharing also requires a product, because the platform sends a message of another voucher to nobody;
 * deactivating requires a fund that allows it; a physical card requires a regular voucher of a fund with cards.
 */
export function voucherActions(voucher: Voucher): VoucherActions {
  const usable = hasQrCode(voucher);
  return {
    share: usable && voucher.product !== null,
    sendEmail: usable,
    print: usable,
    calendar: paysHere(voucher),
    deactivate: mayDeactivate(voucher),
    giveBack: mayGiveBack(voucher),
    physicalCard: voucher.type === 'regular' && voucher.fund.cardTypes.length > 0 && !voucher.expired,
  };
}

/** Whether the resident may return the product of a voucher: the platform allows it until something was paid with it. */
export function mayGiveBack(voucher: Voucher): boolean {
  return voucher.product !== null && voucher.returnable && voucher.transactionsCount === 0 && paysHere(voucher);
}

/** Whether the resident may deactivate a voucher; also allowed for a pending voucher. */
export function mayDeactivate({ fund, isExternal, state, expired }: Voucher): boolean {
  return fund.allowBlockingVouchers && !isExternal && (state === 'active' || state === 'pending') && !expired;
}
