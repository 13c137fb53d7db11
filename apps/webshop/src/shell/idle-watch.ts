import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { elapsedBetween, isAhead, isOlderThan, type ClockReading } from '@stadstegoed/core/shared/device-clock.ts';
import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import { IDLE_LIMIT_SECONDS, idleState, type IdleState } from '@stadstegoed/core/sign-in/idle-rules.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { TextStorage } from '../lib/app/text-storage.ts';

const ACTIVITY_KEY = 'last-activity';
const LOOK_EVERY = 1000;
/** The minimum time between two writes of the activity, in milliseconds; other tabs need no higher precision. */
const WRITE_AT_MOST_EVERY = 5000;

/** The callbacks of the watch. */
export interface IdleEvents {
  readonly onWarning: () => void;
  /** The resident became active again, here or in another tab. */
  readonly onActive: () => void;
  readonly onOver: () => void;
  /** Whether the sign-out waits now (reading 48). */
  readonly isHeld: () => boolean;
}

/**
 * Signs a resident out after 15 minutes without activity in any tab. The time of the last activity is in local storage, so that
 * a resident who works in one tab is not signed out by another. It is over when either clock of the device says so: the time of
 * day may be set back, and the monotonic clock may stand still during sleep (reading 52).
 */
export class IdleWatch {
  state: IdleState = { kind: 'active' };
  readonly #clock: Pick<Clock, 'reading' | 'every'>;
  readonly #storage: TextStorage;
  readonly #events: IdleEvents;
  /** What the clocks said when the resident was last active. */
  #active: ClockReading;
  /** The stored activity that `#active` takes into account. */
  #seen: string | null = null;
  #timer: StopTimer | null = null;

  constructor(clock: Pick<Clock, 'reading' | 'every'>, store: TextStorage, events: IdleEvents) {
    this.#clock = clock;
    this.#storage = store;
    this.#events = events;
    this.#active = clock.reading();
    makeAutoObservable(this, { state: observableRef, isForgotten: false }, { autoBind: true });
  }

  /**
   * Whether the stored sign-in was idle for too long to resume, because the browser was closed without signing out. An activity
   * in the future counts as left too long. Called once, before `start`.
   */
  wasLeftTooLong(): boolean {
    const last = timeOf(this.#storage.read(ACTIVITY_KEY));
    return last !== null && isOlderThan(IDLE_LIMIT_SECONDS * 1000, last, this.#clock.reading().wall);
  }

  /** Starts the watch, at sign-in and after a reload; a reload counts as activity. */
  start(): void {
    this.stop();
    this.#write();
    this.#timer = this.#clock.every(LOOK_EVERY, this.look);
  }

  stop(): void {
    this.#timer?.();
    this.#timer = null;
    this.state = { kind: 'active' };
  }

  /** Stops, and leaves no time of activity behind: the resident ended the session. */
  forget(): void {
    this.stop();
    this.#storage.remove(ACTIVITY_KEY);
  }

  /** Whether the resident ended the session herself, in this tab or in another. */
  get isForgotten(): boolean {
    return this.#storage.read(ACTIVITY_KEY) === null;
  }

  /** Records activity. While the warning is shown, only its button counts. */
  act(): void {
    this.look();
    if (this.#timer === null || this.state.kind !== 'active') return;
    if (elapsedBetween(this.#active, this.#clock.reading()) >= WRITE_AT_MOST_EVERY) this.#write();
  }

  /** Extends the session on request. Has no effect once the time is over, also when no timer could run (sleep). */
  stay(): void {
    this.look();
    if (this.#timer === null) return;
    this.#write();
    this.look();
  }

  /** Compares the last activity with the current time. Called every second, and when the browser tab wakes up. */
  look(): void {
    if (this.#timer === null) return;
    const before = this.state.kind;
    const now = this.#clock.reading();
    this.#followStored(now);
    this.state = this.#events.isHeld() ? { kind: 'active' } : idleState(elapsedBetween(this.#active, now));
    if (this.state.kind === before) return;
    this.#notify(this.state);
  }

  #notify(state: IdleState): void {
    switch (state.kind) {
      case 'active':
        return this.#events.onActive();
      case 'warning':
        return this.#events.onWarning();
      case 'over':
        this.stop();
        return this.#events.onOver();
    }
  }

  /** Takes over what another tab stored. A time in the future is overwritten with now: the clock was set back (reading 52). */
  #followStored(now: ClockReading): void {
    const stored = this.#storage.read(ACTIVITY_KEY);
    const at = timeOf(stored);
    if (at === null) return;
    if (stored !== this.#seen) this.#active = { wall: at, monotonic: now.monotonic };
    this.#seen = stored;
    if (!isAhead(at, now.wall)) return;
    const { monotonic } = this.#active;
    this.#active = { wall: instant(now.wall - (now.monotonic - monotonic)), monotonic };
    this.#store(now);
  }

  #write(): void {
    this.#active = this.#clock.reading();
    this.#store(this.#active);
  }

  #store({ wall }: ClockReading): void {
    this.#seen = String(wall);
    this.#storage.write(ACTIVITY_KEY, this.#seen);
  }
}

/** The time that was stored; null without one that can be read. */
function timeOf(stored: string | null): Instant | null {
  const time = Number(stored ?? Number.NaN);
  return Number.isFinite(time) ? instant(time) : null;
}
