import type { Account } from '@stadstegoed/core/sign-in/account.ts';
import type { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import type { LoadIdentity } from '@stadstegoed/core/sign-in/load-identity.ts';
import type { SignOut } from '@stadstegoed/core/sign-in/sign-out.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { ClockReading } from '@stadstegoed/core/shared/device-clock.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EndedSession, Session } from '../lib/app/session.ts';

/** The dependencies of a session. The use cases are resolved lazily: their client needs this session's token. */
export interface SessionOptions {
  readonly clock: Clock;
  readonly accounts: AccountStore;
  readonly loadIdentity: () => LoadIdentity;
  readonly signOut: () => SignOut;
  /** Called when the resident may have changed, so that no data of the former resident stays in memory. */
  readonly onChanged: () => void;
  /** Called when it is known who signed in. */
  readonly onKnown: (identity: Identity) => void;
}

/** The change that another tab made to the stored sign-in. */
export type OtherTab = 'signed_out' | 'signed_in' | 'replaced';

/** The sign-in of this browser, stored in local storage and synchronised across tabs. */
export class SessionStore implements Session {
  account: Account | null;
  identity: Identity | null = null;
  identityReadAt: ClockReading | null = null;
  ended: EndedSession | null = null;
  signedInByOtherTab = false;
  /** Increases when another resident replaced the current one; the screens are then mounted again. */
  generation = 0;
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.account = options.accounts.read();
    makeAutoObservable(
      this,
      { account: observableRef, identity: observableRef, identityReadAt: observableRef, ended: observableRef },
      { autoBind: true },
    );
  }

  get isSignedIn(): boolean {
    return this.account !== null;
  }

  get signedInWithDigid(): boolean {
    return this.account?.type === 'short_token';
  }

  async adopt(): Promise<Result<Identity, Failure>> {
    this.#readAccount();
    return this.refresh();
  }

  async refresh(): Promise<Result<Identity, Failure>> {
    const token = this.account?.accessToken;
    const result = await this.#options.loadIdentity().run();
    if (result.ok && this.account?.accessToken === token) {
      runInAction(() => {
        this.identity = result.value;
        this.identityReadAt = this.#options.clock.reading();
        this.account = this.#options.accounts.read();
      });
      this.#options.onKnown(result.value);
    }
    return result;
  }

  async signOut(): Promise<void> {
    const ending = this.#options.signOut().run();
    this.#readAccount();
    await ending;
  }

  /** Remembers how the sign-in ended, to tell it. */
  tellEnd(ended: EndedSession): void {
    this.ended = ended;
  }

  /** Ends the sign-in in this browser only, because the platform no longer accepts it. A newer one stays. */
  forget(): void {
    if (this.#options.accounts.read()?.accessToken === this.account?.accessToken) this.#options.accounts.clear();
    this.#readAccount();
  }

  /** Applies the change that another tab made to the stored sign-in; null when it is unchanged. */
  followOtherTab(): OtherTab | null {
    const had = this.account;
    if (this.#options.accounts.read()?.accessToken === had?.accessToken) return null;
    this.#readAccount();
    if (!this.isSignedIn) return 'signed_out';
    if (had === null) this.signedInByOtherTab = true;
    else this.generation += 1;
    void this.refresh();
    return had === null ? 'signed_in' : 'replaced';
  }

  /** Reads the stored sign-in and clears the identity. */
  #readAccount(): void {
    runInAction(() => {
      this.account = this.#options.accounts.read();
      this.identity = null;
      this.identityReadAt = null;
      this.ended = null;
      this.signedInByOtherTab = false;
    });
    this.#options.onChanged();
  }
}
