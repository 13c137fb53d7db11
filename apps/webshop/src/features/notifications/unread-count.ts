import type { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { elapsedBetween, type ClockReading } from '@stadstegoed/core/shared/device-clock.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Session } from '../../lib/app/session.ts';
import type { UnreadNotifications } from '../../lib/shared-state/unread-notifications.ts';

/** Milliseconds for which a number counts as fresh, so that a walk through the shop does not ask at every screen. */
const FRESH_FOR = 120_000;

/** The number of unread notifications, with the resident to whom it belongs. */
export class UnreadCount implements UnreadNotifications {
  readonly #notifications: Notifications;
  readonly #session: Session;
  readonly #clock: Clock;
  /** The call that runs: the menus that show the number ask at the same time. */
  #asked: { readonly owner: string; readonly answer: Promise<void> } | null = null;
  known: { readonly owner: string; readonly count: number; readonly at: ClockReading } | null = null;

  constructor(notifications: Notifications, session: Session, clock: Clock) {
    this.#notifications = notifications;
    this.#session = session;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A number of another resident, who used this browser before, does not count. */
  get count(): number | null {
    return this.known !== null && this.known.owner === this.#session.identity?.address ? this.known.count : null;
  }

  async refresh(): Promise<void> {
    const owner = this.#session.identity?.address;
    if (owner === undefined || this.#isFresh()) return;
    if (this.#asked?.owner !== owner) this.#asked = { owner, answer: this.#read(owner) };
    await this.#asked.answer;
  }

  async #read(owner: string): Promise<void> {
    const read = await this.#notifications.countUnread();
    if (this.#asked?.owner === owner) this.#asked = null;
    if (read.ok && this.#session.identity?.address === owner) runInAction(() => this.take(read.value));
  }

  take(count: number): void {
    const owner = this.#session.identity?.address;
    if (owner !== undefined) this.known = { owner, count, at: this.#clock.reading() };
  }

  #isFresh(): boolean {
    if (this.count === null || this.known === null) return false;
    return elapsedBetween(this.known.at, this.#clock.reading()) < FRESH_FOR;
  }
}
