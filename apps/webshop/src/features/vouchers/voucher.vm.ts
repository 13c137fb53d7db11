import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { VoucherMail } from './voucher-mail.shared.vm.ts';
import { voucherActions, type VoucherActions } from '@stadstegoed/core/vouchers/voucher-actions.ts';
import { paysHere, isBudget } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { endsSoon } from '@stadstegoed/core/vouchers/voucher-days.ts';
import { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import { offersReimbursement } from '@stadstegoed/core/vouchers/voucher-reimbursement.ts';
import { hasChanged, paymentBetween, type Payment } from '@stadstegoed/core/vouchers/payment.ts';
import { withPending } from '@stadstegoed/core/vouchers/timeline.ts';
import type { PendingReimbursement, Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Navigation, Toasts, SeenOnDevice } from '../../lib/app/app-ports.ts';
import { Settings } from '../../lib/app/settings.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { FittingProducts } from '../products/fitting-products.shared.vm.ts';
import { VoucherTimeline } from './voucher-timeline.ts';

/** The voucher, and the language, because the platform sends the history in translated texts. */
export interface VoucherParams {
  readonly address: string;
  readonly language: Language;
}

/** One row of offers. */
const FITTING = 3;

/** One voucher with its timeline and its actions. */
@injectable()
export class VoucherViewModel implements ViewModel<VoucherParams> {
  /** The voucher as the platform sends it; see `shown`. */
  readonly voucher = new Load<Voucher>();
  readonly pending = new Load<readonly PendingReimbursement[]>();
  /** Transactions and reserved offers, with their filters. */
  readonly timeline: VoucherTimeline;
  /** Offers up to what is left, for a voucher that ends soon. */
  readonly fitting: FittingProducts;
  /** What was paid while the QR code is visible; null before that. */
  payment: Payment | null = null;
  #isLooking = false;
  #address: string | null = null;
  readonly #vouchers: Vouchers;
  readonly #mail: VoucherMail;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #balance: KnownBalance;
  readonly #reimbursements: PendingReimbursements;

  readonly #seen: Pick<SeenOnDevice, 'add'>;
  readonly #clock: Clock;

  constructor(
    @inject(Vouchers) vouchers: Vouchers,
    @inject(VoucherMail) mail: VoucherMail,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(Clock) clock: Clock,
    @inject(KnownBalance) balance: KnownBalance,
    @inject(PendingReimbursements) reimbursements: PendingReimbursements,
    @inject(SeenOnDevice) seen: Pick<SeenOnDevice, 'add'>,
    @inject(FittingProducts) fitting: FittingProducts,
  ) {
    this.#vouchers = vouchers;
    this.#mail = mail;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#balance = balance;
    this.#reimbursements = reimbursements;
    this.#seen = seen;
    this.fitting = fitting;
    this.#clock = clock;
    this.timeline = new VoucherTimeline(
      () => this.shown,
      () => dayOf(clock.now()),
    );
    const annotations = {
      voucher: observableRef,
      payment: observableRef,
      pending: false,
      timeline: false,
      fitting: false,
      now: false,
      today: false,
    } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  /** The voucher with its pending reimbursements, as soon as they are read. */
  get shown(): Voucher | null {
    const [voucher, pending] = [this.voucher.value, this.pending.value];
    return voucher === null || pending === null ? voucher : withPending(voucher, pending);
  }

  get now(): Instant {
    return this.#clock.now();
  }

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  get actions(): VoucherActions | null {
    return this.voucher.value === null ? null : voucherActions(this.voucher.value);
  }

  /** Whether the fund and the municipality let the resident claim money back from this voucher. */
  get canClaim(): boolean {
    const { value } = this.voucher;
    return value !== null && offersReimbursement(value) && this.#settings.platform?.hasReimbursements === true;
  }

  /** Whether the places to spend it are of use: not of a voucher that cannot be spent any more, or not yet. */
  get showsOffices(): boolean {
    return this.voucher.value !== null && paysHere(this.voucher.value);
  }

  /** Whether offers up to what is left are shown, or may still come. */
  get showsFits(): boolean {
    const { value, state } = this.fitting.all;
    return value === null ? state === 'loading' : value.length > 0;
  }

  start({ address }: VoucherParams): void {
    if (address !== this.#address) {
      this.voucher.clear();
      this.timeline.clear();
    }
    this.#address = address;
    void this.#open(address);
    // Beside the voucher: what was given would move the ticket if it came later.
    void this.pending.load((signal) => this.#reimbursements.list({ signal }));
  }

  /** Home no longer says that this voucher was granted once it was shown. */
  async #open(address: string): Promise<void> {
    await this.voucher.load((signal) => this.#vouchers.read(address, { signal }));
    const voucher = this.voucher.value;
    if (voucher?.address !== address) return;
    this.#seen.add('opened-decisions', [address]);
    const isLeft = paysHere(voucher) && isBudget(voucher) && voucher.offlineCopy === undefined;
    if (isLeft && endsSoon(voucher, this.today)) await this.fitting.load({ vouchers: [voucher], count: FITTING });
  }

  stop(): void {
    this.voucher.stop();
    this.fitting.stop();
    this.pending.stop();
    this.payment = null;
  }

  /** Reads the voucher again without a word while its QR code is visible, and says what was paid since. */
  async lookForPayment(): Promise<void> {
    const before = this.voucher.value;
    if (before === null || this.voucher.state !== 'ready' || this.#isLooking) return;
    this.#isLooking = true;
    const read = await this.#vouchers.read(before.address);
    this.#isLooking = false;
    // Meanwhile the screen may have read it itself.
    if (read.ok && this.voucher.value === before) runInAction(() => this.#follow(before, read.value));
  }

  #follow(before: Voucher, after: Voucher): void {
    // An answer that takes long is no change; without a network the screen says from when the balance is.
    if (after.offlineCopy?.why === 'timeout' || !hasChanged(before, after)) return;
    this.voucher.set(after);
    this.payment = paymentBetween(before, after) ?? this.payment;
    if (before.balance !== after.balance) this.#balance.forget();
  }

  /** Mails the QR code to the resident's own address. */
  async sendToEmail(): Promise<void> {
    if (this.voucher.value !== null) await this.#mail.send(this.voucher.value);
  }

  get isMailing(): boolean {
    return this.#mail.action.isBusy;
  }

  showLarge(): void {
    if (this.voucher.value) this.#dialogs.open('voucher-qr', { live: this });
  }

  share(): void {
    if (this.voucher.value) this.#dialogs.open('share-voucher', { voucher: this.voucher.value });
  }

  deactivate(): void {
    if (this.voucher.value === null) return;
    this.#dialogs.open('deactivate-voucher', {
      voucher: this.voucher.value,
      onDone: (ended) => {
        this.voucher.set(ended);
        this.#balance.forget();
      },
    });
  }

  /** Returns the product after a question; the voucher is gone then, so the list follows. */
  giveBack(): void {
    const voucher = this.voucher.value;
    if (voucher === null) return;
    this.#dialogs.open('give-product-back', {
      voucher,
      onDone: () => {
        this.#balance.forget();
        this.#toasts.show('positive', { key: 'vouchers.giveBack.done' });
        this.#navigation.go(goTo('vouchers', {}), { replace: true });
      },
    });
  }

  /** Shows what is known after a change of the card, then reads the voucher again; null when nothing is known. */
  followCard(known: Voucher | null): void {
    if (known !== null && known.address !== this.#address) return;
    if (known !== null) this.voucher.set(known);
    void this.voucher.retry();
  }
}
