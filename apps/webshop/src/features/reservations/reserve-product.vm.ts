import { Files } from '@stadstegoed/core/files/files.port.ts';
import { CheckReservation } from '@stadstegoed/core/reservations/check-reservation.ts';
import { FindLostReservation } from '@stadstegoed/core/reservations/find-lost-reservation.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { ReserveSituation } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import { ReadReservationOptions } from '@stadstegoed/core/reservations/read-reservation-options.ts';
import type { ReservationOptions } from '@stadstegoed/core/reservations/reservation-options.ts';
import { cancelWindow, type CancelWindow } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { providerAnswers, providerFieldName } from '@stadstegoed/core/reservations/provider-fields.ts';
import { orderOf } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { choiceMessages, type Rejected, type ReserveOutcome } from '@stadstegoed/core/reservations/reserve-outcome.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { reserveSteps, type ReserveStep } from '@stadstegoed/core/reservations/reserve-steps.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { failure, type FieldErrors, type InvalidFailure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { productReservationTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { voucherEndSentence } from '../../lib/action/failure-sentence.ts';
import { FailurePolicy, Toasts, type Sentence } from '../../lib/app/app-ports.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { Draft } from '../../lib/draft/draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import type { Form } from '../../lib/form/form.ts';
import { Wizard } from '../../lib/form/wizard.ts';
import { ReserveChoice } from './reserve-choice.ts';
import { EMPTY_DRAFT, readReserveDraft, reserveDraftKey, type ReserveDraft } from './reserve-draft.ts';
import { reserveForm, type ReserveForm, type ReserveValues } from './reserve-form.ts';

/** What the dialog shows: the steps, the end, or why it is not possible. */
export type ReserveScene =
  | 'sign_in'
  | 'loading'
  | 'steps'
  | 'done'
  | 'rejected'
  | Exclude<ReserveSituation['kind'], 'choose'>;

/** Reserving a product with a voucher, in steps. */
@injectable()
export class ReserveProductViewModel implements ViewModel<string> {
  readonly choice = new ReserveChoice();
  readonly wizard: Wizard<ReserveStep>;
  /** Sends the reservation, and says what belongs to no field. */
  readonly action: Action;
  /** Null until the draft and the product are read. */
  fields: ReserveForm | null = null;
  /** The outcome of the latest attempt; null before one, and after the resident changed something. */
  outcome: ReserveOutcome | null = null;
  /** Whether the resident was in the steps, so that "sold out" means just now. */
  wasInSteps = false;
  /** How often the resident went on without a voucher, since the latest choice. */
  refusals = 0;
  #isChecked = false;
  #productId = '';
  readonly #options: ReadReservationOptions;
  readonly #lost: FindLostReservation;
  readonly #check: CheckReservation;
  readonly #reserve: ReserveProduct;
  readonly #session: Session;
  readonly #balance: KnownBalance;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #files: Files;
  readonly #draft: ReserveDraft;

  constructor(
    @inject(ReadReservationOptions) options: ReadReservationOptions,
    @inject(FindLostReservation) lost: FindLostReservation,
    @inject(CheckReservation) check: CheckReservation,
    @inject(ReserveProduct) reserve: ReserveProduct,
    @inject(Files) files: Files,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Session,
    @inject(KnownBalance) balance: KnownBalance,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Pick<Clock, 'now'>,
  ) {
    this.#options = options;
    this.#lost = lost;
    this.#check = check;
    this.#reserve = reserve;
    this.#files = files;
    this.#session = session;
    this.#balance = balance;
    this.#toasts = toasts;
    this.#failures = failures;
    this.#clock = clock;
    this.#draft = new Draft({ drafts, empty: EMPTY_DRAFT, read: readReserveDraft });
    this.action = new Action({ failures, about: 'form' });
    const { choice } = this;
    this.wizard = new Wizard<ReserveStep>({
      steps: () =>
        reserveSteps({
          choosesVoucher: choice.isChoice || this.wizard.current === 'voucher',
          fields: choice.asked.length,
          paysExtra: choice.paysExtra,
        }),
      isComplete: (step) => (step === 'details' ? this.#isChecked : step !== 'voucher' || choice.chosen !== null),
      go: (step) => this.wizard.show(step),
    });
    makeAutoObservable(
      this,
      { choice: false, wizard: false, action: false, today: false, fields: observableRef, outcome: observableRef },
      { autoBind: true },
    );
  }

  get scene(): ReserveScene {
    if (!this.#session.isSignedIn) return 'sign_in';
    if (this.made !== null) return 'done';
    if (this.rejection !== null) return 'rejected';
    const { situation } = this.choice;
    if (situation === null || this.form === null) return 'loading';
    return situation.kind === 'choose' ? 'steps' : situation.kind;
  }

  get form(): Form<ReserveValues> | null {
    return this.fields?.form ?? null;
  }

  /** The reservation once it is made. */
  get made(): Reservation | null {
    return this.outcome?.kind === 'reserved' ? this.outcome.reservation : null;
  }

  /** The reason of the platform for a rejection that product and vouchers do not explain. */
  get rejection(): Sentence | null {
    return this.outcome?.kind === 'rejected' ? rejectionSentence(this.outcome.failure) : null;
  }

  /** Why the resident has to look again: a price, a balance or a voucher that changed. */
  get warning(): Sentence | null {
    if (this.outcome?.kind !== 'changed') return null;
    const { change, voucherEnd } = this.outcome;
    if (change === 'amounts') return { key: 'reservations.reserve.amountChanged' };
    const hasChoice = this.choice.situation?.kind === 'choose';
    if (voucherEnd !== null) return voucherEndSentence(voucherEnd, hasChoice ? 'choose' : 'call');
    return hasChoice ? { key: 'reservations.reserve.voucherChanged' } : null;
  }

  get product(): Product | null {
    return this.choice.product;
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** The days to cancel: of the made reservation, or of one that is made now with the chosen voucher. */
  get window(): CancelWindow | null {
    const { made } = this;
    return made === null ? this.choice.windowOn(this.today) : cancelWindow(made, this.today);
  }

  /** What is filled in, as it will be sent. */
  get order(): ReservationOrder | null {
    const { product, voucher, asked, own } = this.choice;
    if (this.form === null || product === null || voucher === null) return null;
    const { values } = this.form;
    const target = { voucher: { id: voucher.id, address: voucher.address }, productId: product.id };
    return { ...orderOf(target, asked, values), answers: providerAnswers(own, values) };
  }

  get isBusy(): boolean {
    return this.action.isBusy || (this.form?.isBusy ?? false);
  }

  /** Where a visitor signs in, to come back to the product. */
  get signIn(): Destination {
    return goTo('start', {}, { target: productReservationTarget(this.#productId) });
  }

  start(productId: string): void {
    this.action.open();
    this.#productId = productId;
    if (this.#session.isSignedIn && this.choice.facts.state === 'idle') void this.load();
  }

  stop(): void {
    this.action.close();
    this.choice.facts.stop();
    for (const upload of this.fields?.uploads.values() ?? []) upload.stop();
  }

  /** Reads the product, the vouchers and the draft; also to try again. */
  async load(): Promise<void> {
    this.#clear();
    const reading = this.choice.facts.load((signal) => this.#options.run(this.#productId, { signal }));
    await this.#openDraft();
    const [made] = await Promise.all([this.#findLost(), reading]);
    runInAction(() => {
      this.#makeForm();
      if (made !== null) this.#take({ kind: 'reserved', reservation: made });
      this.#begin();
    });
  }

  choose(address: string): void {
    const before = this.choice.firstName;
    this.choice.choose(address);
    this.refusals = 0;
    this.#clear();
    this.#draft.change({ voucherAddress: address });
    this.#fillFirstName(before);
  }

  /** Goes on from the voucher or the extra payment. */
  next(): void {
    this.action.clear();
    if (this.choice.chosen === null) this.refusals += 1;
    else this.wizard.next();
  }

  back(): void {
    this.#clear();
    this.wizard.back();
  }

  /** Goes to a step to correct it. */
  correct(step: ReserveStep): void {
    this.#clear();
    this.wizard.goTo(step);
  }

  /** Has the platform check what is filled in, then goes on. */
  async check(): Promise<void> {
    this.#clear();
    await this.form?.submit(() => this.#checkOrder(), {
      done: (outcome) => {
        if (outcome.kind !== 'valid') return this.#take(outcome);
        this.#isChecked = true;
        this.wizard.next();
      },
      failed: (error) => {
        if (error.kind === 'invalid') {
          this.#refuseFiles(error.fields);
          return null;
        }
        this.action.report(error);
        return {};
      },
    });
  }

  /** Reserves; a second press while it runs sends nothing. `onOutcome` gets what the page behind has to show. */
  async send(onOutcome: (outcome: ReserveOutcome) => void): Promise<void> {
    const { order, choice } = this;
    const { chosen: shown } = choice;
    if (this.made !== null) return;
    this.#clear();
    if (order === null || shown === null) return this.wizard.show('voucher');
    const { known } = this.#draft.content;
    await this.action.run(() => this.#reserve.run({ order, shown, known, remember: this.#remember }), {
      done: (outcome) => {
        if (outcome.kind === 'rejected' && this.#refuseFields(outcome)) return;
        this.#take(outcome);
        onOutcome(outcome);
      },
    });
  }

  readonly #remember = (known: readonly string[] | null): void => this.#draft.change({ known });

  /** The reservation of an attempt whose answer was lost, when it was made after all. */
  async #findLost(): Promise<Reservation | null> {
    const { known, notes } = this.#draft.content;
    if (known === null) return null;
    const lost = await this.#lost.run({ productId: this.#productId, notes, known });
    return lost.ok ? lost.value : null;
  }

  #take(outcome: ReserveOutcome): void {
    this.outcome = outcome;
    switch (outcome.kind) {
      case 'reserved':
        void this.#draft.wipe();
        return this.#toasts.show('positive', { key: 'reservations.reserve.done' });
      case 'unknown':
        return this.action.refuse({ key: 'reservations.reserve.unknown' });
      case 'rejected':
        return this.#show(outcome.now);
      case 'changed':
        this.#show(outcome.now);
        if (outcome.change === 'voucher' && this.choice.situation?.kind === 'choose') this.wizard.show('voucher');
    }
  }

  #show(now: ReservationOptions | null): void {
    if (now === null) return;
    this.choice.facts.set(now);
    this.#balance.take(now.vouchers);
  }

  /** Clears warnings and rejections, before a new attempt or after a change. */
  #clear(): void {
    this.outcome = null;
    this.action.clear();
  }

  async #checkOrder() {
    const { order, choice } = this;
    if (order === null || choice.chosen === null) return err(failure('aborted'));
    return this.#check.run(order, choice.chosen);
  }

  /** Goes back to the fields that the platform rejects at the end, such as after a check by an older rule. False when there are none. */
  #refuseFields({ failure: { fields }, now }: Rejected): boolean {
    const { form, choice } = this;
    const shown: readonly string[] = [...choice.asked.map(({ name }) => name), ...choice.own.map(providerFieldName)];
    const names = Object.keys(fields).map((name) => form?.fieldNamed(name));
    if (names.length === 0 || names.some((name) => name === undefined || !shown.includes(name))) return false;
    this.#show(now);
    this.#isChecked = false;
    this.wizard.show('details');
    form?.refuseWith(fields);
    this.#refuseFiles(fields);
    return true;
  }

  /** Shows which files the platform refused at each of them; their fields have its sentence too. */
  #refuseFiles(errors: FieldErrors): void {
    for (const field of this.choice.own) {
      const upload = this.fields?.uploads.get(providerFieldName(field));
      upload?.refuse(errors, upload.uids, `custom_fields.${field.id}`);
    }
  }

  async #openDraft(): Promise<void> {
    if (this.fields !== null) return;
    const session = this.#session;
    if (session.identity === null) await session.refresh();
    if (session.identity !== null) await this.#draft.open(session.identity.address, reserveDraftKey(this.#productId));
    runInAction(() => {
      this.choice.voucherAddress = this.#draft.content.voucherAddress;
    });
  }

  #makeForm(): void {
    if (this.fields !== null || this.choice.product === null) return;
    this.fields = reserveForm({
      draft: this.#draft,
      failures: this.#failures,
      asked: () => this.choice.asked,
      today: () => this.today,
      own: this.choice.own,
      files: this.#files,
    });
    for (const upload of this.fields.uploads.values()) upload.start();
  }

  /** The name of the child that the voucher is for, unless the resident typed another. */
  #fillFirstName(before: string): void {
    const typed = this.form?.values.firstName ?? '';
    if (typed === '' || typed === before) this.form?.set('firstName', this.choice.firstName);
  }

  /** Shows the first step. */
  #begin(): void {
    if (this.choice.situation?.kind !== 'choose') return;
    this.choice.chooseOnly();
    this.#fillFirstName('');
    this.wasInSteps = true;
    if (this.wizard.current === null) this.wizard.show('voucher');
  }
}

/** The platform's own reason for a rejection; ours when it has none for residents. */
function rejectionSentence(failure: InvalidFailure): Sentence {
  const [message] = choiceMessages(failure);
  if (message !== undefined) return { literal: message };
  const isGone = failure.code === 'product_not_available';
  return { key: isGone ? 'shell.failure.offerGone' : 'reservations.reserve.rejectedText' };
}
