import type { Failure } from '../shared/failure.ts';
import { err, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import { voucherActions } from './voucher-actions.ts';
import type { Vouchers } from './vouchers.port.ts';

/** The no to mailing a voucher; `no_email` is for a resident without an e-mail address. */
export type SendVoucherToEmailError =
  | { readonly kind: 'not_allowed' | 'no_email' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Mails the QR code of a voucher to the resident's own address (1 §2, action send to e-mail). */
export class SendVoucherToEmail {
  readonly #vouchers: Pick<Vouchers, 'sendEmail'>;

  constructor(vouchers: Pick<Vouchers, 'sendEmail'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher, ownEmail: string | null): Promise<Result<void, SendVoucherToEmailError>> {
    if (!voucherActions(voucher).sendEmail) return err({ kind: 'not_allowed' });
    if (ownEmail === null) return err({ kind: 'no_email' });
    const sent = await this.#vouchers.sendEmail(voucher.address);
    return sent.ok ? sent : err({ kind: 'failed', failure: sent.error });
  }
}
