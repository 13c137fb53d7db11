import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import { withVoucherEnd } from './voucher-end.ts';
import { voucherActions } from './voucher-actions.ts';
import type { SharedMessage, Vouchers } from './vouchers.port.ts';
import { cleanText } from '../shared/typed-text.ts';

/** Maximum length of a message to a provider, in characters. */
export const SHARE_MESSAGE_MAX = 2000;

/** The validation error of a message. */
export type ShareProblem = 'required' | 'too_long';

/** Why a message is not sent: the voucher cannot be shared, or the message is invalid. */
export type ShareRefusal = 'not_allowed' | ShareProblem;

/** The validation error of a message; null when valid. */
export function shareProblem(reason: string): ShareProblem | null {
  const { length } = cleanText(reason);
  if (length === 0) return 'required';
  return length > SHARE_MESSAGE_MAX ? 'too_long' : null;
}

/** Sends a message about a voucher to its provider (VO-011). */
export class ShareVoucher {
  readonly #vouchers: Pick<Vouchers, 'share' | 'read'>;

  constructor(vouchers: Pick<Vouchers, 'share' | 'read'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher, message: SharedMessage): Promise<Result<void, Refusal<ShareRefusal> | Failure>> {
    if (!voucherActions(voucher).share) return err(refusal('not_allowed'));
    const problem = shareProblem(message.reason);
    if (problem !== null) return err(refusal(problem));
    return withVoucherEnd(
      this.#vouchers,
      voucher,
      await this.#vouchers.share(voucher.address, { ...message, reason: cleanText(message.reason) }),
    );
  }
}
