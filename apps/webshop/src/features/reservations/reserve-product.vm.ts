import type { Product } from '@stadstegoed/core/products/product.ts';
import {
  canPay,
  reservationEnd,
  reserveSituation,
  type PayingVoucher,
  type ReserveSituation,
} from '@stadstegoed/core/reservations/paying-vouchers.ts';
import { cancelWindow, lastDayToCancel, type CancelWindow } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import {
  askedFields,
  orderOf,
  type AskedField,
  type ReserveNotes,
} from '@stadstegoed/core/reservations/reserve-notes.ts';
import { reserveSteps, type ReserveStep } from '@stadstegoed/core/reservations/reserve-steps.ts';
import { daysBetween, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { App } from '../../support/app.ts';
import type { Sentence } from '../../support/app-ports.ts';
import { DialogProblem } from '../../support/dialog-problem.ts';
import type { FormModel } from '../../support/form-model.ts';
import { Loadable } from '../../support/loadable.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { WizardModel } from '../../support/wizard-model.ts';
import { ReserveDraft } from './reserve-draft.ts';
import { readReserveFacts, sameAmounts, type ReserveFacts } from './reserve-facts.ts';
import { reserveForm } from './reserve-form.ts';
import { ReservePorts, ReserveUseCases } from './reserve-services.ts';

/** What the dialog shows: the steps, the end, or why it is not possible. */
export type ReserveScene =
  | 'sign_in'
  | 'loading'
  | 'steps'
  | 'done'
  | 'rejected'
  | Exclude<ReserveSituation['kind'], 'choose'>;

/** Reserving a product with a voucher, in steps (2 §2, §4). */
export class ReserveProductViewModel implements ViewModel<string> {
  static readonly dependencies = [ReservePorts, ReserveUseCases, App] as const;
  readonly facts = new Loadable<ReserveFacts>();
  readonly wizard: WizardModel<ReserveStep>;
  readonly problem: DialogProblem;
  /** Null until the draft is read. */
  form: FormModel<ReserveNotes> | null = null;
  voucherAddress: string | null = null;
  /** The reservation once it is made. */
  made: Reservation | null = null;
  /** The platform's own reason for a rejection that the shop cannot explain; `true` without one. */
  rejection: Sentence | null = null;
  /** Why the resident has to look again: a price, a balance or a voucher that changed. */
  warning: Sentence | null = null;
  isSending = false;
  /** Whether the resident was in the steps, so that "sold out" means just now. */
  wasInSteps = false;
  #isChecked = false;
  #productId: string | null = null;
  readonly #ports: ReservePorts;
  readonly #useCases: ReserveUseCases;
  readonly #app: App;
  readonly #draft: ReserveDraft;

  constructor(ports: ReservePorts, useCases: ReserveUseCases, app: App) {
    this.#ports = ports;
    this.#useCases = useCases;
    this.#app = app;
    this.#draft = new ReserveDraft(useCases.drafts, app.clock);
    this.problem = new DialogProblem(app.failures);
    this.wizard = new WizardModel<ReserveStep>({
      steps: () => reserveSteps({ fields: this.asked.length, paysExtra: (this.chosen?.ownPayment ?? 0) > 0 }),
      isComplete: (step) => this.#isComplete(step),
      go: (step) => this.#show(step),
    });
    makeAutoObservable(
      this,
      { facts: false, wizard: false, problem: false, form: observableRef, made: observableRef },
      { autoBind: true },
    );
  }

  get scene(): ReserveScene {
    if (!this.#app.session.isSignedIn) return 'sign_in';
    if (this.made !== null) return 'done';
    if (this.rejection !== null) return 'rejected';
    const { situation } = this;
    if (situation === null || this.form === null) return 'loading';
    return situation.kind === 'choose' ? 'steps' : situation.kind;
  }

  get situation(): ReserveSituation | null {
    const { value } = this.facts;
    return value === null ? null : reserveSituation(value.product, value.vouchers);
  }

  /** The id of the product, for the return after a sign-in. */
  get productId(): string {
    return this.#productId ?? '';
  }

  get product(): Product | null {
    return this.facts.value?.product ?? null;
  }

  /** The vouchers of the choice, or the ones whose balance is too low. */
  get options(): readonly PayingVoucher[] {
    const { situation } = this;
    return situation?.kind === 'choose' || situation?.kind === 'not_enough' ? situation.options : [];
  }

  get chosen(): PayingVoucher | null {
    return this.options.find((option) => option.voucher.address === this.voucherAddress && canPay(option)) ?? null;
  }

  get asked(): readonly AskedField[] {
    return this.product === null ? [] : askedFields(this.product.reservationFields);
  }

  get today(): CalendarDate {
    return dayOf(this.#app.clock.now());
  }

  /** The days to cancel: of the made reservation, or of one that is made now with the chosen voucher. */
  get window(): CancelWindow | null {
    if (this.made !== null) return cancelWindow(this.made, this.today);
    if (this.chosen === null || this.product === null) return null;
    const until = lastDayToCancel(this.today, reservationEnd(this.product, this.chosen.voucher));
    return { until, days: daysBetween(this.today, until) };
  }

  /** What is filled in, as it will be sent. */
  get order(): ReservationOrder | null {
    if (this.form === null || this.product === null || this.voucherAddress === null) return null;
    const target = { voucherAddress: this.voucherAddress, productId: this.product.id };
    return orderOf(target, this.asked, this.form.values);
  }

  get isBusy(): boolean {
    return this.isSending || (this.form?.isBusy ?? false);
  }

  start(productId: string): void {
    this.problem.open();
    this.#productId = productId;
    if (this.#app.session.isSignedIn && this.facts.state === 'idle') void this.load();
  }

  stop(): void {
    this.problem.close();
    this.facts.stop();
    this.#draft.leave();
  }

  /** Reads the product, the vouchers and the draft; also to try again. */
  async load(): Promise<void> {
    const productId = this.#productId;
    if (productId === null) return;
    runInAction(() => {
      this.rejection = null;
      this.warning = null;
    });
    await Promise.all([
      this.facts.load((signal) => readReserveFacts(this.#ports, productId, signal)),
      this.#openDraft(productId),
    ]);
    await this.#findEarlier();
    runInAction(() => this.#begin());
  }

  choose(address: string): void {
    this.voucherAddress = address;
    this.warning = null;
    this.#draft.change({ voucherAddress: address });
  }

  /** Goes on from the voucher or the extra payment. */
  next(): void {
    this.problem.clear();
    if (this.wizard.current === 'voucher' && this.chosen === null) {
      this.problem.refuse({ key: 'reservations.reserve.chooseVoucher' });
      return;
    }
    this.wizard.next();
  }

  back(): void {
    this.problem.clear();
    this.warning = null;
    this.wizard.back();
  }

  goTo(step: ReserveStep): void {
    this.problem.clear();
    this.wizard.goTo(step);
  }

  /** Has the platform check what is filled in, then goes on (2 §5). */
  async check(): Promise<void> {
    this.problem.clear();
    await this.form?.submit(async () => this.#ports.reservations.validate(given(this.order)), {
      done: () => {
        this.#isChecked = true;
        void this.#draft.save();
        this.wizard.next();
      },
      failed: (failure) => {
        if (failure.kind === 'invalid' && !isAboutProduct(failure)) return null;
        if (failure.kind === 'invalid') void this.#lookAgain(failure);
        else this.problem.report(failure);
        return {};
      },
    });
  }

  /** Reserves once. First looks whether the product, the price and the balance are still what the resident saw. */
  async send(onReserved: () => void): Promise<void> {
    if (this.isSending || this.made !== null) return;
    this.isSending = true;
    this.problem.clear();
    this.warning = null;
    try {
      if (!(await this.#findEarlier()) && (await this.#isAsShown())) await this.#reserve();
      if (this.made !== null) onReserved();
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  async #reserve(): Promise<void> {
    const outcome = await this.#useCases.reserve.run({
      order: given(this.order),
      known: this.#draft.content.known,
      onSending: (known) => this.#remember(known),
    });
    if (outcome.ok) return this.#succeed(outcome.value);
    const { error } = outcome;
    if (error.kind === 'refused') return this.problem.refuse({ key: 'reservations.reserve.unknown' });
    // A clear answer: nothing was reserved. After an expired session the resident comes back to it.
    if (error.kind === 'invalid' || error.kind === 'forbidden' || error.kind === 'rate_limited') this.#remember(null);
    if (error.kind === 'invalid') return this.#lookAgain(error);
    this.problem.report(error);
  }

  /** Whether an attempt whose answer was lost had made the reservation after all. */
  async #findEarlier(): Promise<boolean> {
    const { known } = this.#draft.content;
    const { order } = this;
    if (known === null || order === null) return false;
    const earlier = await this.#useCases.reserve.earlier(order, known);
    if (!earlier.ok || earlier.value === null) return false;
    this.#succeed(earlier.value);
    return true;
  }

  /** Reads product and vouchers again; false, with a sentence, when something changed since the resident saw it. */
  async #isAsShown(): Promise<boolean> {
    const [shown, productId] = [this.chosen, this.#productId];
    if (shown === null || productId === null) return false;
    const fresh = await readReserveFacts(this.#ports, productId);
    if (!fresh.ok) {
      this.problem.report(fresh.error);
      return false;
    }
    return runInAction(() => {
      this.facts.set(fresh.value);
      return this.#compare(shown);
    });
  }

  #compare(shown: PayingVoucher): boolean {
    if (this.situation?.kind !== 'choose') return false;
    const now = this.chosen;
    if (now === null) {
      this.warning = { key: 'reservations.reserve.voucherChanged' };
      this.wizard.show('voucher');
      return false;
    }
    if (!sameAmounts(shown, now)) {
      this.warning = { key: 'reservations.reserve.amountChanged' };
      return false;
    }
    return true;
  }

  /** After a rejection of the product or the voucher: shows what is true now, or the platform's own reason. */
  async #lookAgain(failure: Extract<Failure, { kind: 'invalid' }>): Promise<void> {
    const shown = this.chosen;
    const productId = given(this.#productId);
    const [sentence] = [...(failure.fields['product_id'] ?? []), ...(failure.fields['voucher_address'] ?? [])];
    const fresh = await readReserveFacts(this.#ports, productId);
    runInAction(() => {
      if (fresh.ok) this.facts.set(fresh.value);
      if (this.situation?.kind !== 'choose') return;
      if (shown !== null && this.chosen === null) {
        this.warning = { key: 'reservations.reserve.voucherChanged' };
        this.wizard.show('voucher');
        return;
      }
      this.rejection = sentence === undefined ? { key: 'reservations.reserve.rejectedText' } : { literal: sentence };
    });
  }

  #succeed(made: Reservation): void {
    runInAction(() => {
      this.made = made;
      this.problem.clear();
    });
    void this.#draft.wipe();
    this.#app.notices.show('positive', { key: 'reservations.reserve.done' });
    void this.#useCases.listVouchers.run({ signedIn: this.#app.session.isSignedIn, filter: { archived: false } });
  }

  /** Stores the reservations from before an attempt at once: a reload in the middle must not forget them. */
  #remember(known: readonly string[] | null): void {
    this.#draft.change({ known });
    void this.#draft.save();
  }

  async #openDraft(productId: string): Promise<void> {
    if (this.form !== null) return;
    const { session } = this.#app;
    if (session.identity === null) await session.refresh();
    if (session.identity !== null) await this.#draft.open(session.identity.address, productId);
    runInAction(() => {
      this.voucherAddress = this.#draft.content.voucherAddress;
      this.form = reserveForm({
        draft: this.#draft,
        failures: this.#app.failures,
        asked: () => this.asked,
        today: () => this.today,
      });
    });
  }

  /** Shows the first step; the voucher is chosen already when only one can pay. */
  #begin(): void {
    if (this.situation?.kind !== 'choose') return;
    const paying = this.options.filter(canPay);
    if (this.chosen === null) this.voucherAddress = paying.length === 1 ? (paying[0]?.voucher.address ?? null) : null;
    this.wasInSteps = true;
    if (this.wizard.current === null) this.wizard.show('voucher');
  }

  #isComplete(step: ReserveStep): boolean {
    switch (step) {
      case 'voucher':
        return this.chosen !== null;
      case 'details':
        return this.#isChecked;
      default:
        return true;
    }
  }

  #show(step: ReserveStep): void {
    this.wizard.show(step);
  }
}

function isAboutProduct({ fields }: Extract<Failure, { kind: 'invalid' }>): boolean {
  return (fields['product_id'] ?? []).length > 0 || (fields['voucher_address'] ?? []).length > 0;
}

/** A value that the step before has made sure of. */
function given<T>(value: T | null): T {
  if (value === null) throw new Error('A step of reserving was skipped');
  return value;
}
