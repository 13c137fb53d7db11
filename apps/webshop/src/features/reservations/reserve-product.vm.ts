import { Files } from '@stadstegoed/core/files/files.port.ts';
import { CheckReservation } from '@stadstegoed/core/reservations/check-reservation.ts';
import { FindLostReservation } from '@stadstegoed/core/reservations/find-lost-reservation.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { ReadReservationOptions } from '@stadstegoed/core/reservations/read-reservation-options.ts';
import type { ReservationOptions } from '@stadstegoed/core/reservations/reservation-options.ts';
import { cancelWindow, type CancelWindow } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { providerAnswers } from '@stadstegoed/core/reservations/provider-fields.ts';
import { orderOf } from '@stadstegoed/core/reservations/reserve-notes.ts';
import {
  outcomeOf,
  type Rejected,
  type ReserveOutcome,
  type ToPay,
} from '@stadstegoed/core/reservations/reserve-outcome.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { reserveSteps, type ReserveStep } from '@stadstegoed/core/reservations/reserve-steps.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { productReservationTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { FailurePolicy, Navigation, Toasts, type Sentence } from '../../lib/app/app-ports.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { Draft } from '../../lib/draft/draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import type { Form } from '../../lib/form/form.ts';
import { Wizard } from '../../lib/form/wizard.ts';
import { ReserveChoice, type ReserveScene } from './reserve-choice.ts';
import { EMPTY_DRAFT, readReserveDraft, reserveDraftKey, type ReserveDraft } from './reserve-draft.ts';
import { changeSentence, rejectionSentence } from './reserve-sentences.ts';
import { refuseFiles, refuseOnForm, reserveForm, type ReserveForm, type ReserveValues } from './reserve-form.ts';

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
  readonly #navigation: Pick<Navigation, 'leave'>;
  readonly #failures: FailurePolicy;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #files: Files;
  readonly #settings: Pick<Settings, 'platform'>;
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
    @inject(Navigation) navigation: Pick<Navigation, 'leave'>,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Pick<Clock, 'now'>,
    @inject(Settings) settings: Pick<Settings, 'platform'>,
  ) {
    this.#settings = settings;
    this.#options = options;
    this.#lost = lost;
    this.#check = check;
    this.#reserve = reserve;
    this.#files = files;
    this.#session = session;
    this.#balance = balance;
    this.#toasts = toasts;
    this.#navigation = navigation;
    this.#failures = failures;
    this.#clock = clock;
    this.#draft = new Draft({ drafts, empty: EMPTY_DRAFT, read: readReserveDraft });
    this.action = new Action({ failures, about: 'form' });
    const { choice } = this;
    this.wizard = new Wizard<ReserveStep>({
      steps: () =>
        reserveSteps({
          choosesVoucher: choice.isChoice || this.wizard.current === 'voucher',
          paysExtra: choice.paysExtra,
        }),
      isComplete: (step) => (step === 'details' ? this.#isChecked : step !== 'voucher' || choice.chosen !== null),
      go: (step) => this.wizard.show(step),
    });
    makeAutoObservable(
      this,
      {
        choice: false,
        wizard: false,
        action: false,
        today: false,
        now: false,
        fields: observableRef,
        outcome: observableRef,
      },
      { autoBind: true },
    );
  }

  get scene(): ReserveScene {
    if (!this.#session.isSignedIn) return 'sign_in';
    if (this.made !== null) return 'done';
    if (this.toPay !== null) return 'to_pay';
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

  /** The reservation that has to be paid first; null without one. */
  get toPay(): ToPay | null {
    return this.outcome?.kind === 'to_pay' ? this.outcome : null;
  }

  /** The reason of the platform for a rejection that product and vouchers do not explain. */
  get rejection(): Sentence | null {
    return this.outcome?.kind === 'rejected' ? rejectionSentence(this.outcome.failure) : null;
  }

  /** Why the resident has to look again: a price, a balance or a voucher that changed. */
  get warning(): Sentence | null {
    return this.outcome?.kind === 'changed'
      ? changeSentence(this.outcome, this.choice.situation?.kind === 'choose')
      : null;
  }

  get product(): Product | null {
    return this.choice.product;
  }

  get now(): Instant {
    return this.#clock.now();
  }

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  /** The days to cancel: of the made reservation, or of one that is made now with the chosen voucher. */
  get window(): CancelWindow | null {
    const { made } = this;
    if (made !== null) return cancelWindow(made, this.today);
    return this.choice.windowOn(this.today, this.#settings.platform?.hasCancelTerm !== false);
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
    await reading;
    const made = await this.#findLost();
    runInAction(() => {
      this.#makeForm();
      if (made !== null) this.#take(outcomeOf(made));
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
          refuseFiles(this.fields, this.choice.own, error.fields);
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
    if (this.made !== null || this.toPay !== null) return;
    this.#clear();
    if (order === null || shown === null) return this.wizard.show('voucher');
    const { known } = this.#draft.content;
    await this.action.run(() => this.#reserve.run({ order, shown, known, remember: this.#remember }), {
      done: (outcome) => {
        if (outcome.kind === 'rejected' && this.#refuseFields(outcome)) return;
        this.#take(outcome);
        onOutcome(outcome);
      },
      failed: (error) => {
        if (error.kind !== 'unexpected' || shown.online === 0) return this.action.report(error);
        this.action.explain({ key: 'reservations.pay.cannotStart' }, error);
      },
    });
  }

  readonly #remember = (known: readonly string[] | null): void => this.#draft.change({ known });

  /** The reservation of an attempt whose answer was lost, or one that still has to be paid online. */
  async #findLost(): Promise<Reservation | null> {
    const { known, notes } = this.#draft.content;
    const paysOnline = this.choice.options.some(({ online }) => online > 0);
    const lost = await this.#lost.run({ productId: this.#productId, notes, known, paysOnline });
    return lost.ok ? lost.value : null;
  }

  #take(outcome: ReserveOutcome): void {
    this.outcome = outcome;
    switch (outcome.kind) {
      case 'reserved':
        void this.#draft.wipe();
        // The dialog says the same while it is open.
        if (!this.action.isOpen) this.#toasts.show('positive', { key: 'reservations.reserve.done' });
        return;
      case 'to_pay':
        void this.#draft.wipe();
        return this.#leaveFor(outcome.url);
      case 'unknown':
        return this.action.refuse({ key: 'reservations.reserve.unknown' });
      case 'rejected':
        return this.#show(outcome.now);
      case 'changed':
        this.#show(outcome.now);
        if (outcome.change === 'voucher' && this.choice.situation?.kind === 'choose') this.wizard.show('voucher');
    }
  }

  /** Goes to the payment page; a reservation that was there already is paid from its own page. */
  #leaveFor(url: string | null): void {
    if (url === null || this.#navigation.leave(url)) return;
    this.action.refuse({ key: 'reservations.pay.refusedAddress' });
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
    if (this.fields === null || !refuseOnForm(this.fields, this.choice, fields)) return false;
    this.#show(now);
    this.#isChecked = false;
    this.wizard.show('details');
    return true;
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
