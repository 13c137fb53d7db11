import { goTo, type Destination } from '../shared/destination.ts';

/** How the ids behind each name lead to a screen; null when one of them misses. */
const TARGETS: Readonly<Record<string, (ids: readonly string[]) => Destination | null>> = {
  fundRequest: ([id]) => (id ? goTo('fund-request', { id }) : null),
  voucher: ([address]) => (address ? goTo('voucher', { address }) : null),
  productReservation: ([id]) => (id ? goTo('product', { id }) : null),
  requestClarification: ([fundId, requestId, clarificationId]) =>
    fundId && requestId && clarificationId
      ? goTo('fund-request-clarification', { fundId, requestId, clarificationId })
      : null,
};

/** Letters, digits and underscore. Anything else, such as `..`, would lead somewhere else inside a path. */
const ID = /^\w+$/;

/**
 * Reads an auth target code (1 §4). A missing id, or one that is none, leads to start; no code, or an unknown one, is null.
 */
export function parseAuthTarget(code: string | null): Destination | null {
  const [name = '', ...parts] = (code ?? '').split('-');
  const ids = parts.map((part) => (ID.test(part) ? part : ''));
  const lead = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;
  return lead ? (lead(ids) ?? goTo('start', {})) : null;
}

/** The code that brings someone back to a fund, for a mail that is sent while they apply. */
export function fundRequestTarget(fundId: string): string {
  return `fundRequest-${fundId}`;
}

/** The fund that a code brings someone back to; null for a code of anything else, and for none. */
export function fundOfTarget(code: string | null): string | null {
  const target = parseAuthTarget(code);
  return target?.screen === 'fund-request' ? (target.params['id'] ?? null) : null;
}

/** The code that brings someone back to their voucher. */
export function voucherTarget(address: string): string {
  return `voucher-${address}`;
}

/** The code that brings someone back to an offer that they wanted to reserve. */
export function productReservationTarget(productId: string): string {
  return `productReservation-${productId}`;
}

/** The code that brings someone back to a question about their request. */
export function requestClarificationTarget(ids: {
  readonly fundId: string;
  readonly requestId: string;
  readonly clarificationId: string;
}): string {
  return `requestClarification-${ids.fundId}-${ids.requestId}-${ids.clarificationId}`;
}
