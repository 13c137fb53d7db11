import type { PayingVoucher } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { App } from '../../support/app.ts';
import type { Sentence } from '../../support/app-ports.ts';
import type { DialogProblem } from '../../support/dialog-problem.ts';
import type { ReserveChoice } from './reserve-choice.ts';
import type { ReserveDraft } from './reserve-draft.ts';
import { readReserveFacts, sameAmounts } from './reserve-facts.ts';
import type { ReservePorts, ReserveUseCases } from './reserve-services.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;

/** The parts of the dialog that sending needs. */
export interface ReserveSendingParts {
  readonly ports: ReservePorts;
  readonly useCases: ReserveUseCases;
  readonly app: App;
  readonly draft: ReserveDraft;
  readonly choice: ReserveChoice;
  readonly problem: DialogProblem;
  /** The order as it is filled in; null before there is one. */
  readonly order: () => ReservationOrder | null;
  /** Goes back to the choice of a voucher. */
  readonly chooseAgain: () => void;
}

/**
 * Sends a reservation once. First looks whether the product, the price and the balance are still what the resident saw, and
 * whether an attempt whose answer was lost has made it already.
 */
export class ReserveSending {
  /** The reservation once it is made. */
  made: Reservation | null = null;
  /** The reason of the platform for a rejection that product and vouchers do not explain. */
  rejection: Sentence | null = null;
  /** Why the resident has to look again: a price, a balance or a voucher that changed. */
  warning: Sentence | null = null;
  isBusy = false;
  readonly #parts: ReserveSendingParts;

  constructor(parts: ReserveSendingParts) {
    this.#parts = parts;
    makeAutoObservable(
      this,
      { made: observableRef, rejection: observableRef, warning: observableRef },
      { autoBind: true },
    );
  }

  /** Forgets what stood in the way, to begin again or after a change. */
  clear(): void {
    this.rejection = null;
    this.warning = null;
    this.#parts.problem.clear();
  }

  /** Reserves; a second press while it runs sends nothing. */
  async send(onReserved: () => void): Promise<void> {
    if (this.isBusy || this.made !== null) return;
    this.isBusy = true;
    this.clear();
    try {
      if (!(await this.findEarlier()) && (await this.#isAsShown())) await this.#reserve();
      if (this.made !== null) onReserved();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  /** Whether an attempt whose answer was lost had made the reservation after all; shows it then. */
  async findEarlier(): Promise<boolean> {
    const { draft, useCases, order: orderNow } = this.#parts;
    const { known } = draft.content;
    const order = orderNow();
    if (known === null || order === null) return false;
    const earlier = await useCases.reserve.earlier(order, known);
    if (!earlier.ok || earlier.value === null) return false;
    this.#succeed(earlier.value);
    return true;
  }

  /** After a rejection of the product or the voucher: shows what is true now, or the platform's own reason. */
  async lookAgain(failure: Invalid): Promise<void> {
    const { ports, choice, chooseAgain } = this.#parts;
    const { chosen: shown, product } = choice;
    if (product === null) return;
    const [reason] = reasonsAgainst(failure);
    const fresh = await readReserveFacts(ports, product.id);
    this.#readBalance();
    runInAction(() => {
      if (fresh.ok) choice.facts.set(fresh.value);
      if (choice.situation?.kind !== 'choose') return;
      if (shown !== null && choice.chosen === null) {
        this.warning = { key: 'reservations.reserve.voucherChanged' };
        chooseAgain();
        return;
      }
      this.rejection = reason ?? { key: 'reservations.reserve.rejectedText' };
    });
  }

  async #reserve(): Promise<void> {
    const { useCases, draft, problem, order: orderNow } = this.#parts;
    const order = orderNow();
    if (order === null) return;
    const { known } = draft.content;
    const outcome = await useCases.reserve.run({ order, known, onSending: (ids) => this.#remember(ids) });
    if (outcome.ok) return this.#succeed(outcome.value);
    const { error } = outcome;
    if (error.kind === 'refused') return problem.refuse({ key: 'reservations.reserve.unknown' });
    // A clear answer: nothing was reserved.
    if (error.kind === 'invalid' || error.kind === 'forbidden' || error.kind === 'rate_limited') this.#remember(null);
    if (error.kind === 'invalid') return this.lookAgain(error);
    problem.report(error);
  }

  /** Reads product and vouchers again; false, with a sentence, when something changed since the resident saw it. */
  async #isAsShown(): Promise<boolean> {
    const { ports, choice, problem } = this.#parts;
    const { chosen: shown, product } = choice;
    if (shown === null || product === null) return false;
    const fresh = await readReserveFacts(ports, product.id);
    if (!fresh.ok) {
      problem.report(fresh.error);
      return false;
    }
    const isUnchanged = runInAction(() => {
      choice.facts.set(fresh.value);
      return this.#isUnchanged(shown);
    });
    if (!isUnchanged) this.#readBalance();
    return isUnchanged;
  }

  #isUnchanged(shown: PayingVoucher): boolean {
    const { choice, chooseAgain } = this.#parts;
    if (choice.situation?.kind !== 'choose') return false;
    const now = choice.chosen;
    if (now !== null && sameAmounts(shown, now)) return true;
    this.warning = { key: now === null ? 'reservations.reserve.voucherChanged' : 'reservations.reserve.amountChanged' };
    if (now === null) chooseAgain();
    return false;
  }

  #succeed(made: Reservation): void {
    const { app, draft, problem } = this.#parts;
    runInAction(() => {
      this.made = made;
      problem.clear();
    });
    void draft.wipe();
    app.notices.show('positive', { key: 'reservations.reserve.done' });
    this.#readBalance();
  }

  /** Reads the vouchers, so that the balance in the header says what the dialog says. */
  #readBalance(): void {
    const { app, useCases } = this.#parts;
    void useCases.listVouchers.run({ signedIn: app.session.isSignedIn, filter: { archived: false } });
  }

  /** Stores the reservations from before an attempt at once: a reload in the middle must not forget them. */
  #remember(known: readonly string[] | null): void {
    this.#parts.draft.change({ known });
  }
}

/** What the platform has against the offer or the voucher; the voucher has a name in each edition of the platform. */
export function reasonsAgainst({ fields, code }: Invalid): readonly Sentence[] {
  const said = ['product_id', 'voucher_address', 'voucher_id'].flatMap((name) => fields[name] ?? []);
  const own: readonly Sentence[] = code === 'product_not_available' ? [{ key: 'shell.failure.offerGone' }] : [];
  return [...said.map((literal) => ({ literal })), ...own];
}
