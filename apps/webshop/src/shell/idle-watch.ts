import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import { idleState, type IdleState } from '@stadstegoed/core/sign-in/idle-rules.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from './browser-adapters.ts';

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
 * Signs a resident out after 15 minutes without activity in any tab. The time of the last activity is in local
 * storage, so that a resident who works in one tab is not signed out by another.
 */
export class IdleWatch {
  state: IdleState = { kind: 'active' };
  readonly #clock: Clock;
  readonly #storage: KeyValueStorage;
  readonly #events: IdleEvents;
  #lastWritten: Instant = instant(0);
  #timer: StopTimer | null = null;

  constructor(clock: Clock, store: KeyValueStorage, events: IdleEvents) {
    this.#clock = clock;
    this.#storage = store;
    this.#events = events;
    makeAutoObservable(this, { state: observableRef, isForgotten: false }, { autoBind: true });
  }

  /**
   * Whether the stored sign-in was idle for too long to resume, because the browser was closed without signing out.
   * Called once, before `start`.
   */
  wasLeftTooLong(): boolean {
    const last = this.#lastActivity();
    return last > 0 && idleState(last, this.#clock.now()).kind === 'over';
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
    this.#lastWritten = instant(0);
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
    if (this.#clock.now() - this.#lastWritten >= WRITE_AT_MOST_EVERY) this.#write();
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
    this.state = this.#events.isHeld() ? { kind: 'active' } : idleState(this.#lastActivity(), this.#clock.now());
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

  #lastActivity(): Instant {
    const stored = Number(this.#storage.read(ACTIVITY_KEY) ?? '');
    return instant(Math.max(Number.isFinite(stored) ? stored : 0, this.#lastWritten));
  }

  #write(): void {
    this.#lastWritten = this.#clock.now();
    this.#storage.write(ACTIVITY_KEY, String(this.#lastWritten));
  }
}
