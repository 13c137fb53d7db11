/** The code of a fund, for a mail sent during the application. */
export function fundRequestTarget(fundId: string): string {
  return `fundRequest-${fundId}`;
}

/** The code of the e-mail addresses. */
export const IDENTITY_EMAILS_TARGET = 'identityEmails';

export function voucherTarget(address: string): string {
  return `voucher-${address}`;
}

/** The code of a product to reserve. */
export function productReservationTarget(productId: string): string {
  return `productReservation-${productId}`;
}

/** The code of a clarification of a fund request. */
export function requestClarificationTarget(ids: {
  readonly fundId: string;
  readonly requestId: string;
  readonly clarificationId: string;
}): string {
  return `requestClarification-${ids.fundId}-${ids.requestId}-${ids.clarificationId}`;
}
