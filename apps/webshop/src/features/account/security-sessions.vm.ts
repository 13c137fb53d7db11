import {
  deviceKind,
  splitSessions,
  type AccountSession,
  type DeviceKind,
} from '@stadstegoed/core/account/account-session.ts';
import { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import { addSeconds, type Instant } from '@stadstegoed/core/shared/instant.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { makeAutoObservable, observable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Toasts } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** A session as the screen shows it. */
export interface ShownSession {
  readonly session: AccountSession;
  readonly kind: DeviceKind;
  /** When it was used last; null for one that is in use now. */
  readonly usedAt: Instant | null;
  readonly isEnded: boolean;
}

/** Where the resident is signed in: this browser and the other devices. */
@injectable()
export class SecuritySessionsViewModel implements ViewModel {
  readonly sessions = new Load<WholeList<AccountSession>>();
  /** The sessions that ended here; their rows stay until the next visit. */
  readonly ended = observable.set<string>();
  readonly #sessions: Sessions;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #clock: Clock;

  constructor(
    @inject(Sessions) sessions: Sessions,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(Clock) clock: Clock,
  ) {
    this.#sessions = sessions;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#clock = clock;
    makeAutoObservable(this, { sessions: false, ended: false }, { autoBind: true });
  }

  get current(): ShownSession | null {
    const { current } = splitSessions(this.sessions.value?.items ?? []);
    return current === null ? null : this.#shown(current);
  }

  get others(): readonly ShownSession[] {
    return splitSessions(this.sessions.value?.items ?? []).others.map((session) => this.#shown(session));
  }

  get now(): Instant {
    return this.#clock.now();
  }

  start(): void {
    this.ended.clear();
    this.#load();
  }

  /** Asks for the code that another device shows, to sign in there; that device is in the list afterwards. */
  signInElsewhere(): void {
    this.#dialogs.open('pin-code', { onClosed: () => this.#load() });
  }

  #load(): void {
    void this.sessions.load((signal) => this.#sessions.list({ signal }));
  }

  stop(): void {
    this.sessions.stop();
  }

  /** Asks for confirmation to sign out of this browser, as the menu does. */
  signOutHere(): void {
    this.#dialogs.open('sign-out', {});
  }

  /** Asks for confirmation to end a session on another device, named as the screen names it. */
  end(session: AccountSession, name: string): void {
    const onEnded = () => {
      this.ended.add(session.uid);
      this.#toasts.show('positive', { key: 'account.sessions.ended', values: { name } });
    };
    this.#dialogs.open('end-session', { session, name, onEnded });
  }

  /** Asks for confirmation to end all sessions, with the number of devices. */
  endAll(): void {
    const count = Math.max(1, (this.sessions.value?.total ?? 1) - this.ended.size);
    this.#dialogs.open('end-all-sessions', { count });
  }

  #shown(session: AccountSession): ShownSession {
    const isInUse = session.isCurrent || session.isActive;
    return {
      session,
      kind: deviceKind(session),
      usedAt: isInUse ? null : addSeconds(this.now, -session.lastRequest.secondsAgo),
      isEnded: this.ended.has(session.uid),
    };
  }
}
