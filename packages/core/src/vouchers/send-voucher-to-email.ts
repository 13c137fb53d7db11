import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import { withVoucherEnd } from './voucher-end.ts';
import { voucherActions } from './voucher-actions.ts';
import type { Vouchers } from './vouchers.port.ts';

/** Why a voucher is not mailed; `no_email` for a resident without an e-mail address. */
export type SendToEmailRefusal = 'not_allowed' | 'no_email';

/** Mails the QR code of a voucher to the resident's own address (VO-012). */
export class SendVoucherToEmail {
  readonly #vouchers: Pick<Vouchers, 'sendEmail' | 'read'>;

  constructor(vouchers: Pick<Vouchers, 'sendEmail' | 'read'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher, ownEmail: string | null): Promise<Result<void, Refusal<SendToEmailRefusal> | Failure>> {
    if (!voucherActions(voucher).sendEmail) return err(refusal('not_allowed'));
    if (ownEmail === null) return err(refusal('no_email'));
    return withVoucherEnd(this.#vouchers, voucher, await this.#vouchers.sendEmail(voucher.address));
  }
}
