import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import { idleState, type IdleState } from '@stadstegoed/core/sign-in/idle-rules.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from './browser-adapters.ts';

const ACTIVITY_KEY = 'last-activity';
const LOOK_EVERY = 1000;
/** Activity is written at most this often, in milliseconds: other tabs need no more precise word. */
const WRITE_AT_MOST_EVERY = 5000;

/** What the watch tells about. */
export interface IdleEvents {
  readonly onWarning: () => void;
  /** The resident acted again, here or in another tab. */
  readonly onActive: () => void;
  readonly onOver: () => void;
}

/**
 * Signs a resident out after 15 minutes without activity in any tab (1 §9). The last activity stands in local storage,
 * so that a resident who works in one tab is not signed out by another.
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
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /**
   * Whether the kept sign-in was left alone for so long that it must not be taken up again: the browser was closed
   * without signing out. Asked once, before `start`.
   */
  wasLeftTooLong(): boolean {
    const last = this.#lastActivity();
    return last > 0 && idleState(last, this.#clock.now()).kind === 'over';
  }

  /** Begins at sign-in and after a reload; a reload counts as activity. */
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

  /** The resident did something. While the warning stands only its button counts. */
  act(): void {
    this.look();
    if (this.#timer === null || this.state.kind !== 'active') return;
    if (this.#clock.now() - this.#lastWritten >= WRITE_AT_MOST_EVERY) this.#write();
  }

  /** The resident asked to stay signed in; too late once the time is over, also when no timer could run (sleep). */
  stay(): void {
    this.look();
    if (this.#timer === null) return;
    this.#write();
    this.look();
  }

  /** Compares the last activity with now. Called every second, and when the browser tab wakes up. */
  look(): void {
    if (this.#timer === null) return;
    const before = this.state.kind;
    this.state = idleState(this.#lastActivity(), this.#clock.now());
    if (this.state.kind === before) return;
    this.#tell(this.state);
  }

  #tell(state: IdleState): void {
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
    const kept = Number(this.#storage.read(ACTIVITY_KEY) ?? '');
    return instant(Math.max(Number.isFinite(kept) ? kept : 0, this.#lastWritten));
  }

  #write(): void {
    this.#lastWritten = this.#clock.now();
    this.#storage.write(ACTIVITY_KEY, String(this.#lastWritten));
  }
}
