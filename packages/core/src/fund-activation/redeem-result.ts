import { goTo, type Destination } from '../shared/destination.ts';
import { isUnanswered, type Failure } from '../shared/failure.ts';
import type { Voucher } from '../vouchers/voucher.ts';

/** How the platform's no to an activation code is told (1 §8; decision 11). */
export type RedeemAnswer =
  /** On the code field. */
  | { readonly kind: 'field'; readonly message: string | null }
  /** In an info modal, the message line by line. */
  | { readonly kind: 'info'; readonly title: string | null; readonly lines: readonly string[] }
  /** In a modal titled "Error". */
  | { readonly kind: 'error'; readonly message: string | null };

/** Where redeemed vouchers lead: to the one, to the list of several, and without any to the funds. */
export function afterRedeem(vouchers: readonly Voucher[]): Destination {
  const [voucher, ...others] = vouchers;
  if (!voucher) return goTo('funds', {});
  return others.length > 0 ? goTo('vouchers', {}) : goTo('voucher', { address: voucher.address });
}

/**
 * Decides how a failed redeem is told: an unknown or used code on its field, everything about limits in a modal. Null when
 * the platform said nothing about the code, for the common handling.
 */
export function redeemAnswer(failure: Failure): RedeemAnswer | null {
  const { kind, meta, message } = failure;
  if (isUnanswered(failure)) return null;
  if (meta === null) return kind === 'rate_limited' ? info(null, message) : { kind: 'error', message };
  const told = meta.message ?? message;
  return kind === 'not_found' || kind === 'forbidden' ? { kind: 'field', message: told } : info(meta.title, told);
}

function info(title: string | null, message: string | null): RedeemAnswer {
  const lines = (message ?? '').split('\n').filter((line) => line !== '');
  return { kind: 'info', title, lines };
}
