import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { SendVoucherToEmail, type SendToEmailRefusal } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { voucherActions, type VoucherActions } from '@stadstegoed/core/vouchers/voucher-actions.ts';
import { timelineMonths, type TimelineMonth } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { App } from '../../support/app.ts';
import { Loadable } from '../../support/loadable.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** The voucher, and the language, because the platform sends the history in translated texts. */
export interface VoucherParams {
  readonly address: string;
  readonly language: Language;
}

/** One voucher with its timeline and its actions. */
export class VoucherViewModel implements ViewModel<VoucherParams> {
  static readonly dependencies = [Vouchers, SendVoucherToEmail, App] as const;
  readonly voucher = new Loadable<Voucher>();
  isMailing = false;
  #address: string | null = null;
  readonly #vouchers: Vouchers;
  readonly #sendToEmail: SendVoucherToEmail;
  readonly #app: App;

  constructor(vouchers: Vouchers, sendToEmail: SendVoucherToEmail, app: App) {
    this.#vouchers = vouchers;
    this.#sendToEmail = sendToEmail;
    this.#app = app;
    makeAutoObservable(this, { voucher: observableRef }, { autoBind: true });
  }

  /** Transactions and bought offers by month, newest first. */
  get months(): readonly TimelineMonth[] {
    return this.voucher.value === null ? [] : timelineMonths(this.voucher.value);
  }

  get actions(): VoucherActions | null {
    return this.voucher.value === null ? null : voucherActions(this.voucher.value);
  }

  start({ address }: VoucherParams): void {
    if (address !== this.#address) this.voucher.clear();
    this.#address = address;
    void this.voucher.load((signal) => this.#vouchers.read(address, { signal }));
  }

  stop(): void {
    this.voucher.stop();
  }

  /** Mails the QR code to the resident's own address; a second press while it runs sends nothing. */
  async sendToEmail(): Promise<void> {
    const voucher = this.voucher.value;
    if (voucher === null || this.isMailing) return;
    this.isMailing = true;
    const sent = await this.#sendToEmail.run(voucher, this.#app.session.identity?.email ?? null);
    runInAction(() => {
      this.isMailing = false;
    });
    if (sent.ok) this.#app.notices.show('positive', { key: 'vouchers.mailed' });
    else this.#explain(sent.error);
  }

  showLarge(): void {
    if (this.voucher.value) this.#app.modals.open('voucher-qr', { voucher: this.voucher.value });
  }

  share(): void {
    if (this.voucher.value) this.#app.modals.open('share-voucher', { voucher: this.voucher.value });
  }

  deactivate(): void {
    if (this.voucher.value === null) return;
    this.#app.modals.open('deactivate-voucher', {
      voucher: this.voucher.value,
      onDone: (ended) => this.voucher.set(ended),
    });
  }

  /** Shows what is known after a change of the card, then reads the voucher again; null when nothing is known. */
  followCard(known: Voucher | null): void {
    if (known !== null && known.address !== this.#address) return;
    if (known !== null) this.voucher.set(known);
    void this.voucher.retry();
  }

  #explain(error: Refusal<SendToEmailRefusal> | Failure): void {
    if (error.kind !== 'refused') return this.#app.failures.report(error);
    const key = error.code === 'no_email' ? 'vouchers.noEmail' : 'vouchers.notAllowed';
    this.#app.notices.show('danger', { key });
  }
}
