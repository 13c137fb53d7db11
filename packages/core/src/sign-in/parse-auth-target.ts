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

/** The fund id of a code; null for another target and without a code. */
export function fundOfTarget(code: string | null): string | null {
  const target = parseAuthTarget(code);
  return target?.screen === 'fund-request' ? (target.params['id'] ?? null) : null;
}
