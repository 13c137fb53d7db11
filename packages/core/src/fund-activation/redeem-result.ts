import { goTo, type Destination } from '../shared/destination.ts';
import { isOfAnyCall, type Failure } from '../shared/failure.ts';
import type { Voucher } from '../vouchers/voucher.ts';

/** How the screen shows that the platform rejected an activation code (reading 11). */
export type RedeemProblem =
  /** On the code field. */
  | { readonly kind: 'field'; readonly message: string | null }
  /** In an info dialog, with the message split into lines. */
  | { readonly kind: 'info'; readonly title: string | null; readonly lines: readonly string[] }
  /** In a dialog titled "Error". */
  | { readonly kind: 'error'; readonly message: string | null };

/** The destination after redeeming: the one voucher, the list for several, the funds without any. */
export function afterRedeem(vouchers: readonly Voucher[]): Destination {
  const [voucher, ...others] = vouchers;
  if (!voucher) return goTo('funds', {});
  return others.length > 0 ? goTo('vouchers', {}) : goTo('voucher', { address: voucher.address });
}

/**
 * Determines how a failed redeem is shown: an unknown or used code on its field, rate limits in a dialog. Null when the
 * failure says nothing about the code, or a limit has no sentence; the failure policy of the shop applies then.
 */
export function redeemProblem(failure: Failure): RedeemProblem | null {
  const { kind, meta, message } = failure;
  if (isOfAnyCall(failure)) return null;
  if (meta === null && kind === 'rate_limited') return message === null ? null : info(null, message);
  if (meta === null) return { kind: 'error', message };
  const text = meta.message ?? message;
  return kind === 'not_found' || kind === 'forbidden' ? { kind: 'field', message: text } : info(meta.title, text);
}

function info(title: string | null, message: string | null): RedeemProblem {
  const lines = (message ?? '').split('\n').filter((line) => line !== '');
  return { kind: 'info', title, lines };
}
