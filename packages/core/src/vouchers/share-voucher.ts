import type { Failure } from '../shared/failure.ts';
import { err, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import { voucherActions } from './voucher-actions.ts';
import type { SharedMessage, Vouchers } from './vouchers.port.ts';

/** The longest message to a provider, in characters (reference part 1, 5.6). */
export const SHARE_MESSAGE_MAX = 2000;

/** The no to sharing a voucher. */
export type ShareVoucherError =
  | { readonly kind: 'problem'; readonly problem: ShareProblem }
  | { readonly kind: 'not_allowed' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What is wrong with a message. */
export type ShareProblem = 'required' | 'too_long';

/** What has to be put right in a message; null when nothing. */
export function shareProblem(reason: string): ShareProblem | null {
  const { length } = reason.trim();
  if (length === 0) return 'required';
  return length > SHARE_MESSAGE_MAX ? 'too_long' : null;
}

/** Sends a message about a voucher to its provider (1 §2, action share). */
export class ShareVoucher {
  readonly #vouchers: Pick<Vouchers, 'share'>;

  constructor(vouchers: Pick<Vouchers, 'share'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher, message: SharedMessage): Promise<Result<void, ShareVoucherError>> {
    if (!voucherActions(voucher).share) return err({ kind: 'not_allowed' });
    const problem = shareProblem(message.reason);
    if (problem !== null) return err({ kind: 'problem', problem });
    const shared = await this.#vouchers.share(voucher.address, { ...message, reason: message.reason.trim() });
    return shared.ok ? shared : err({ kind: 'failed', failure: shared.error });
  }
}
