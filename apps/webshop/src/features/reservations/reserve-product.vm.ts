import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { ReserveSituation } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import { cancelWindow, type CancelWindow } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import { orderOf, type ReserveNotes } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { reserveSteps, type ReserveStep } from '@stadstegoed/core/reservations/reserve-steps.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { productReservationTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/app/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Draft } from '../../lib/draft/draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { Session } from '../../lib/app/session.ts';
import { Action } from '../../lib/action/action.ts';
import type { Form } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { Wizard } from '../../lib/form/wizard.ts';
import { ReserveChoice } from './reserve-choice.ts';
import { EMPTY_DRAFT, readReserveDraft, reserveDraftKey, type ReserveDraft } from './reserve-draft.ts';
import { ReserveReader } from './reserve-facts.ts';
import { reserveForm } from './reserve-form.ts';
import { ReserveSending, reasonsAgainst, type ReserveDialog } from './reserve-sending.ts';

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
  readonly sending: ReserveSending;
  /** Null until the draft is read. */
  form: Form<ReserveNotes> | null = null;
  /** Whether the resident was in the steps, so that "sold out" means just now. */
  wasInSteps = false;
  /** How often the resident went on without a voucher, since the latest choice. */
  refusals = 0;
  #isChecked = false;
  #productId = '';
  readonly #reader: ReserveReader;
  readonly #reservations: Pick<Reservations, 'validate'>;
  readonly #session: Session;
  readonly #failures: FailurePolicy;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #draft: ReserveDraft;
  /** This dialog, as sending needs it. */
  readonly #dialog: ReserveDialog;

  constructor(
    @inject(ReserveReader) reader: ReserveReader,
    @inject(ReserveSending) sending: ReserveSending,
    @inject(Reservations) reservations: Pick<Reservations, 'validate'>,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Session,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Pick<Clock, 'now'>,
  ) {
    this.#reader = reader;
    this.sending = sending;
    this.#reservations = reservations;
    this.#session = session;
    this.#failures = failures;
    this.#clock = clock;
    const draft = new Draft({ drafts, empty: EMPTY_DRAFT, read: readReserveDraft });
    this.#draft = draft;
    const { choice } = this;
    const action = new Action({ failures, about: 'form' });
    this.action = action;
    this.wizard = new Wizard<ReserveStep>({
      steps: () => reserveSteps({ fields: choice.asked.length, paysExtra: choice.paysExtra }),
      isComplete: (step) => (step === 'details' ? this.#isChecked : step !== 'voucher' || choice.chosen !== null),
      go: (step) => this.wizard.show(step),
    });
    const [order, chooseAgain] = [() => this.order, () => this.wizard.show('voucher')];
    this.#dialog = { draft, choice, action, order, chooseAgain };
    makeAutoObservable(
      this,
      { choice: false, wizard: false, action: false, sending: false, today: false, form: observableRef },
      { autoBind: true },
    );
  }

  get scene(): ReserveScene {
    if (!this.#session.isSignedIn) return 'sign_in';
    if (this.sending.made !== null) return 'done';
    if (this.sending.rejection !== null) return 'rejected';
    const { situation } = this.choice;
    if (situation === null || this.form === null) return 'loading';
    return situation.kind === 'choose' ? 'steps' : situation.kind;
  }

  get product(): Product | null {
    return this.choice.product;
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** The days to cancel: of the made reservation, or of one that is made now with the chosen voucher. */
  get window(): CancelWindow | null {
    const { made } = this.sending;
    return made === null ? this.choice.windowOn(this.today) : cancelWindow(made, this.today);
  }

  /** What is filled in, as it will be sent. */
  get order(): ReservationOrder | null {
    const { product, voucher, asked } = this.choice;
    if (this.form === null || product === null || voucher === null) return null;
    return orderOf(
      { voucher: { id: voucher.id, address: voucher.address }, productId: product.id },
      asked,
      this.form.values,
    );
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
  }

  /** Reads the product, the vouchers and the draft; also to try again. */
  async load(): Promise<void> {
    this.sending.clear(this);
    const reading = this.choice.facts.load((signal) => this.#reader.read(this.#productId, signal));
    await Promise.all([reading, this.#openDraft()]);
    await this.sending.findEarlier(this.#dialog);
    runInAction(() => this.#begin());
  }

  choose(address: string): void {
    const before = this.choice.firstName;
    this.choice.choose(address);
    this.refusals = 0;
    this.sending.clear(this);
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
    this.sending.clear(this);
    this.wizard.back();
  }

  /** Goes to a step to correct it. */
  correct(step: ReserveStep): void {
    this.sending.clear(this);
    this.wizard.goTo(step);
  }

  /** Has the platform check what is filled in, then goes on. */
  async check(): Promise<void> {
    this.sending.clear(this);
    await this.form?.submit(() => this.#validate(), {
      done: () => {
        this.#isChecked = true;
        this.wizard.next();
      },
      failed: (error) => {
        if (error.kind === 'invalid' && reasonsAgainst(error).length === 0) return null;
        if (error.kind === 'invalid') void this.sending.lookAgain(this.#dialog, error);
        else this.action.report(error);
        return {};
      },
    });
  }

  /** Reserves; a second press while it runs sends nothing. */
  send(onReserved: () => void): Promise<void> {
    return this.sending.send(this.#dialog, onReserved);
  }

  async #validate() {
    const { order } = this;
    return order === null ? err(failure('aborted')) : this.#reservations.validate(order);
  }

  async #openDraft(): Promise<void> {
    if (this.form !== null) return;
    const session = this.#session;
    if (session.identity === null) await session.refresh();
    if (session.identity !== null) await this.#draft.open(session.identity.address, reserveDraftKey(this.#productId));
    runInAction(() => {
      this.choice.voucherAddress = this.#draft.content.voucherAddress;
      this.form = reserveForm({
        draft: this.#draft,
        failures: this.#failures,
        asked: () => this.choice.asked,
        today: () => this.today,
      });
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
