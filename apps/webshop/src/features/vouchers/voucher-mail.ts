import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { SendVoucherToEmail, type SendToEmailRefusal } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { FailurePolicy, Notices } from '../../support/app-ports.ts';
import { Session } from '../../support/session.ts';

/** Mails the QR code of a voucher to the resident's own address. */
@injectable()
export class VoucherMail {
  isBusy = false;
  readonly #sendToEmail: Pick<SendVoucherToEmail, 'run'>;
  readonly #session: Session;
  readonly #notices: Notices;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(SendVoucherToEmail) sendToEmail: Pick<SendVoucherToEmail, 'run'>,
    @inject(Session) session: Session,
    @inject(Notices) notices: Notices,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#sendToEmail = sendToEmail;
    this.#session = session;
    this.#notices = notices;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A second press while it runs sends nothing. */
  async send(voucher: Voucher): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const sent = await this.#sendToEmail.run(voucher, this.#session.identity?.email ?? null);
    runInAction(() => {
      this.isBusy = false;
    });
    if (sent.ok) this.#notices.show('positive', { key: 'vouchers.mailed' });
    else this.#explain(sent.error);
  }

  #explain(error: Refusal<SendToEmailRefusal> | Failure): void {
    if (error.kind !== 'refused') return this.#failures.report(error);
    const key = error.code === 'no_email' ? 'vouchers.noEmail' : 'vouchers.notAllowed';
    this.#notices.show('danger', { key });
  }
}
