import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { elapsedBetween, type ClockReading } from '@stadstegoed/core/shared/device-clock.ts';

/** The longest time that a read is not repeated, in seconds: an hour. A network that was left must not stop the next one. */
const LONGEST_WAIT = 3600;

interface Wait {
  readonly failure: Failure;
  readonly since: ClockReading;
  readonly seconds: number;
}

/**
 * The reads that a 429 with `Retry-After` asked not to repeat before a time. Until then such a read has the failure of that answer
 * and is not sent, whoever asks: a retry of the shop itself, a poll or a press. A change is always sent, because a resident asks for it.
 */
export class RequestedWaits {
  readonly #clock: Pick<Clock, 'reading'>;
  readonly #waits = new Map<string, Wait>();

  constructor(clock: Pick<Clock, 'reading'>) {
    this.#clock = clock;
  }

  /** Remembers the wait that a failure asks for; none for a change, and for any other failure. */
  add({ method }: Request, operation: string, failure: Failure): void {
    const { kind, retryAfterSeconds: seconds } = failure;
    if (method !== 'GET' || kind !== 'rate_limited' || seconds === null) return;
    this.#waits.set(operation, { failure, since: this.#clock.reading(), seconds: Math.min(seconds, LONGEST_WAIT) });
  }

  /** The failure of a read that has to wait, with the seconds that are left; null when it can be sent. */
  find({ method }: Request, operation: string): Failure | null {
    const wait = method === 'GET' ? this.#waits.get(operation) : undefined;
    if (wait === undefined) return null;
    const left = Math.ceil(wait.seconds - elapsedBetween(wait.since, this.#clock.reading()) / 1000);
    return left > 0 ? { ...wait.failure, retryAfterSeconds: left } : null;
  }
}
