import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';

/** Mails the QR code of a voucher to the resident's own address. */
@injectable()
export class VoucherMail {
  readonly action: Action;
  readonly #sendToEmail: Pick<SendVoucherToEmail, 'run'>;
  readonly #session: Session;
  readonly #toasts: Toasts;

  constructor(
    @inject(SendVoucherToEmail) sendToEmail: Pick<SendVoucherToEmail, 'run'>,
    @inject(Session) session: Session,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#sendToEmail = sendToEmail;
    this.#session = session;
    this.#toasts = toasts;
    this.action = new Action({ failures, place: 'toast' });
  }

  /** A second press while it runs sends nothing. */
  send(voucher: Voucher): Promise<void> {
    return this.action.run(() => this.#sendToEmail.run(voucher, this.#session.identity?.email ?? null), {
      done: () => this.#toasts.show('positive', { key: 'vouchers.mailed' }),
      refused: (code) =>
        this.#toasts.show('danger', { key: code === 'no_email' ? 'vouchers.noEmail' : 'vouchers.notAllowed' }),
    });
  }
}
