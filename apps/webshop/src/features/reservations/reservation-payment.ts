import { paymentPhase, type PaymentPhase } from '@stadstegoed/core/reservations/extra-payment.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { StartPayment } from '@stadstegoed/core/reservations/start-payment.ts';
import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import type { FailurePolicy, Navigation } from '../../lib/app/app-ports.ts';

/** The pauses, in seconds, after which the platform is asked how a payment ended: a minute in all. Then the resident asks. */
const ASK_AFTER: readonly number[] = [2, 3, 5, 10, 20, 20];

/** The page of a reservation, as its payment needs it. */
interface PaymentPage {
  /** The reservation as it was read; null before. */
  readonly reservation: () => Reservation | null;
  /** Reads the reservation again. */
  readonly reload: () => Promise<void>;
  /** Shows the reservation as it is now. */
  readonly take: (now: Reservation) => void;
}

/** What a payment is made with. */
interface PaymentPorts {
  readonly start: Pick<StartPayment, 'run'>;
  readonly navigation: Pick<Navigation, 'leave'>;
  readonly failures: FailurePolicy;
  readonly clock: Clock;
}

/** The online payment of the reservation on a page: the time that is left, the way to the payment page, and what came of it. */
export class ReservationPayment {
  /** Sends the resident to the payment page, and says why not. */
  readonly action: Action;
  /** Whether the browser is on its way to the payment page. */
  isLeaving = false;
  /** Whether the platform is asked how the payment ended. */
  isAsking = false;
  /** Whether the resident comes from the payment page: what she paid may not be known yet. */
  hasReturned = false;
  /** The time as of the latest second of the countdown. */
  now: Instant;
  #stopCounting: StopTimer = () => undefined;
  #stopAsking: StopTimer = () => undefined;
  readonly #page: PaymentPage;
  readonly #ports: PaymentPorts;

  constructor(page: PaymentPage, ports: PaymentPorts) {
    this.#page = page;
    this.#ports = ports;
    this.now = ports.clock.now();
    this.action = new Action({ failures: ports.failures });
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  /** Where the payment is; null before the reservation is read. */
  get phase(): PaymentPhase | null {
    const reservation = this.#page.reservation();
    return reservation === null ? null : paymentPhase(reservation, this.now);
  }

  /** The seconds that are left to pay; null when there is nothing to pay, or when that is unknown. */
  get secondsLeft(): number | null {
    const payBefore = this.#page.reservation()?.payBefore ?? null;
    return this.phase !== 'to_pay' || payBefore === null ? null : Math.ceil((payBefore - this.now) / 1000);
  }

  /** Follows the payment of a reservation that was just read. */
  follow(hasReturned: boolean): void {
    this.stop();
    this.action.open();
    this.now = this.#ports.clock.now();
    this.hasReturned = hasReturned;
    if (this.#page.reservation()?.state !== 'waiting') return;
    if (hasReturned || this.phase !== 'to_pay') this.askAgain();
    this.#stopCounting = this.#ports.clock.every(1000, this.#count);
  }

  stop(): void {
    this.#stopCounting();
    this.#stopAsking();
    this.isAsking = false;
    this.action.close();
  }

  /** Asks the platform now and at longer and longer pauses how the payment ended. */
  askAgain(): void {
    this.#stopAsking();
    this.isAsking = true;
    this.#ask(0);
  }

  /** The page is seen again as it was left, or after another window: what was true then may not be true now. */
  lookAgain(): void {
    this.isLeaving = false;
    if (this.#page.reservation()?.state === 'waiting' && !this.isAsking) void this.#page.reload();
  }

  /** Goes to the payment page, unless there is nothing to pay any more. */
  async pay(): Promise<void> {
    const id = this.#page.reservation()?.id;
    if (id === undefined || this.isLeaving) return;
    await this.action.run(() => this.#ports.start.run(id), {
      done: (start) => {
        if (start.kind === 'not_payable') return this.#page.take(start.now);
        this.isLeaving = this.#ports.navigation.leave(start.url);
        if (!this.isLeaving) this.action.refuse({ key: 'reservations.pay.refusedAddress' });
      },
      failed: (error) => {
        if (error.kind !== 'unexpected' && error.kind !== 'forbidden') return this.action.report(error);
        this.action.explain({ key: 'reservations.pay.cannotOpen' }, error);
      },
    });
  }

  readonly #count = (): void => {
    const before = this.phase;
    runInAction(() => {
      this.now = this.#ports.clock.now();
    });
    if (before === 'to_pay' && this.phase === 'too_late' && !this.isAsking) this.askAgain();
  };

  #ask(attempt: number): void {
    const pause = ASK_AFTER[attempt];
    if (pause === undefined) {
      this.isAsking = false;
      return;
    }
    this.#stopAsking = this.#ports.clock.after(pause * 1000, () => void this.#reloadAndAsk(attempt));
  }

  async #reloadAndAsk(attempt: number): Promise<void> {
    await this.#page.reload();
    runInAction(() => {
      if (!this.isAsking) return;
      if (this.#page.reservation()?.state === 'waiting') this.#ask(attempt + 1);
      else this.stop();
    });
  }
}
