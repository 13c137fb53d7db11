import { goTo, type Destination } from '../shared/destination.ts';
import { LONGEST } from '../shared/longest.ts';

/** The destination for each target name and its ids; null when an id is missing. */
const TARGETS: Readonly<Record<string, (ids: readonly string[]) => Destination | null>> = {
  fundRequest: ([id]) => (id ? goTo('fund-request', { id }) : null),
  voucher: ([address]) => (address ? goTo('voucher', { address }) : null),
  identityEmails: () => goTo('identity-emails', {}),
  // The offer opens its dialog by this parameter.
  productReservation: ([id]) => (id ? goTo('product', { id }, { reserve: '1' }) : null),
  requestClarification: ([fundId, requestId, clarificationId]) =>
    fundId && requestId && clarificationId
      ? goTo('fund-request-clarification', { fundId, requestId, clarificationId })
      : null,
};

/** Letters, digits and underscore. Other characters, such as `..`, would change the path. */
const ID = /^\w+$/;

/**
 * Parses an auth target code (SI-047). A missing or invalid id leads to start; an absent or unknown code is null.
 */
export function parseAuthTarget(code: string | null): Destination | null {
  if (code === null || code.length > LONGEST.code) return null;
  const [name = '', ...parts] = code.split('-');
  const ids = parts.map((part) => (ID.test(part) ? part : ''));
  const lead = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;
  return lead ? (lead(ids) ?? goTo('start', {})) : null;
}

/** The code of a fund, for a mail sent during the application. */
export function fundRequestTarget(fundId: string): string {
  return `fundRequest-${fundId}`;
}

/** The fund id of a code; null for another target and without a code. */
export function fundOfTarget(code: string | null): string | null {
  const target = parseAuthTarget(code);
  return target?.screen === 'fund-request' ? (target.params['id'] ?? null) : null;
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
