import type { PayingVoucher } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Toasts, type Sentence } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import { voucherEndSentence } from '../../lib/action/failure-sentence.ts';
import type { Action } from '../../lib/action/action.ts';
import type { ReserveChoice } from './reserve-choice.ts';
import type { ReserveDraft } from './reserve-draft.ts';
import { ReserveReader, sameAmounts, type ReserveFacts } from './reserve-facts.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;

/** The parts of the dialog that sending needs. */
export interface ReserveDialog {
  readonly draft: ReserveDraft;
  readonly choice: ReserveChoice;
  readonly action: Action;
  /** The order as it is filled in; null before there is one. */
  readonly order: () => ReservationOrder | null;
  /** Goes back to the choice of a voucher. */
  readonly chooseAgain: () => void;
}

/**
 * Sends a reservation once. First looks whether the product, the price and the balance are still what the resident saw, and
 * whether an attempt whose answer was lost has made it already.
 */
@injectable()
export class ReserveSending {
  /** The reservation once it is made. */
  made: Reservation | null = null;
  /** The reason of the platform for a rejection that product and vouchers do not explain. */
  rejection: Sentence | null = null;
  /** Why the resident has to look again: a price, a balance or a voucher that changed. */
  warning: Sentence | null = null;
  readonly #reader: ReserveReader;
  readonly #reserves: ReserveProduct;
  readonly #listVouchers: ListVouchers;
  readonly #session: Session;
  readonly #toasts: Toasts;

  constructor(
    @inject(ReserveReader) reader: ReserveReader,
    @inject(ReserveProduct) reserves: ReserveProduct,
    @inject(ListVouchers) listVouchers: ListVouchers,
    @inject(Session) session: Session,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#reader = reader;
    this.#reserves = reserves;
    this.#listVouchers = listVouchers;
    this.#session = session;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      { made: observableRef, rejection: observableRef, warning: observableRef },
      { autoBind: true },
    );
  }

  /** Forgets what stood in the way, to begin again or after a change. */
  clear({ action }: Pick<ReserveDialog, 'action'>): void {
    this.rejection = null;
    this.warning = null;
    action.clear();
  }

  /** Reserves; a second press while it runs sends nothing. */
  async send(dialog: ReserveDialog, onReserved: () => void): Promise<void> {
    if (this.made !== null) return;
    await dialog.action.once(async () => {
      this.clear(dialog);
      if (!(await this.findEarlier(dialog)) && (await this.#isAsShown(dialog))) await this.#reserve(dialog);
      if (this.made !== null) onReserved();
    });
  }

  /** Whether an attempt whose answer was lost had made the reservation after all; shows it then. */
  async findEarlier(dialog: ReserveDialog): Promise<boolean> {
    const { draft, order: orderNow } = dialog;
    const { known } = draft.content;
    const order = orderNow();
    if (known === null || order === null) return false;
    const earlier = await this.#reserves.earlier(order, known);
    if (!earlier.ok || earlier.value === null) return false;
    this.#succeed(dialog, earlier.value);
    return true;
  }

  /** After a rejection of the product or the voucher: shows what is true now, or the platform's own reason. */
  async lookAgain(dialog: ReserveDialog, failure: Invalid): Promise<void> {
    const { choice } = dialog;
    const { chosen: shown, product } = choice;
    if (product === null) return;
    const [reason] = reasonsAgainst(failure);
    const fresh = await this.#reader.read(product.id);
    this.#readBalance();
    if (fresh.ok && shown !== null && !(await this.#show(dialog, fresh.value, shown))) return;
    runInAction(() => {
      if (choice.situation?.kind !== 'choose') return;
      this.rejection = reason ?? { key: 'reservations.reserve.rejectedText' };
    });
  }

  async #reserve(dialog: ReserveDialog): Promise<void> {
    const { draft, action, order: orderNow } = dialog;
    const order = orderNow();
    if (order === null) return;
    const { known } = draft.content;
    // Stored at once: a reload in the middle must not forget the reservations from before the attempt.
    const remember = (ids: readonly string[] | null): void => draft.change({ known: ids });
    const outcome = await this.#reserves.run({ order, known, onSending: remember });
    if (outcome.ok) return this.#succeed(dialog, outcome.value);
    const { error } = outcome;
    if (error.kind === 'refused') return action.refuse({ key: 'reservations.reserve.unknown' });
    // A clear answer: nothing was reserved.
    if (error.kind === 'invalid' || error.kind === 'forbidden' || error.kind === 'rate_limited') remember(null);
    if (error.kind === 'invalid') return this.lookAgain(dialog, error);
    action.report(error);
  }

  /** Reads product and vouchers again; false, with a sentence, when something changed since the resident saw it. */
  async #isAsShown(dialog: ReserveDialog): Promise<boolean> {
    const { choice, action } = dialog;
    const { chosen: shown, product } = choice;
    if (shown === null || product === null) {
      dialog.chooseAgain();
      return false;
    }
    const fresh = await this.#reader.read(product.id);
    if (!fresh.ok) {
      action.report(fresh.error);
      return false;
    }
    const canPay = await this.#show(dialog, fresh.value, shown);
    const now = choice.chosen;
    if (canPay && now !== null && sameAmounts(shown, now)) return true;
    this.#readBalance();
    if (canPay) this.#warn({ key: 'reservations.reserve.amountChanged' });
    return false;
  }

  /**
   * Shows what is true now. False when the chosen voucher can no longer pay: says why, and leads back to the choice while
   * there is one.
   */
  async #show({ choice, chooseAgain }: ReserveDialog, facts: ReserveFacts, shown: PayingVoucher): Promise<boolean> {
    const canPay = choice.canPayIn(facts);
    const end = canPay ? null : await this.#reader.endOf(shown.voucher);
    return runInAction(() => {
      choice.facts.set(facts);
      const hasChoice = choice.situation?.kind === 'choose';
      if (canPay) return true;
      if (end !== null) this.#warn(voucherEndSentence(end, hasChoice ? 'choose' : 'call'));
      else if (hasChoice) this.#warn({ key: 'reservations.reserve.voucherChanged' });
      if (hasChoice) chooseAgain();
      return false;
    });
  }

  #warn(sentence: Sentence): void {
    runInAction(() => {
      this.warning = sentence;
    });
  }

  #succeed({ draft, action }: ReserveDialog, made: Reservation): void {
    runInAction(() => {
      this.made = made;
      action.clear();
    });
    void draft.wipe();
    this.#toasts.show('positive', { key: 'reservations.reserve.done' });
    this.#readBalance();
  }

  /** Reads the vouchers, so that the balance in the header says what the dialog says. */
  #readBalance(): void {
    void this.#listVouchers.run({ signedIn: this.#session.isSignedIn, filter: { archived: false } });
  }
}

/** What the platform has against the offer or the voucher; the voucher has a name in each edition of the platform. */
export function reasonsAgainst({ fields, code }: Invalid): readonly Sentence[] {
  const said = ['product_id', 'voucher_address', 'voucher_id'].flatMap((name) => fields[name] ?? []);
  const own: readonly Sentence[] = code === 'product_not_available' ? [{ key: 'shell.failure.offerGone' }] : [];
  return [...said.map((literal) => ({ literal })), ...own];
}
