import type { Account } from '@stadstegoed/core/sign-in/account.ts';
import type { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import type { LoadIdentity } from '@stadstegoed/core/sign-in/load-identity.ts';
import type { SignOut } from '@stadstegoed/core/sign-in/sign-out.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session } from '../support/session.ts';

/** What a session hangs together with. The use cases are asked for late: their client needs this session's token. */
export interface SessionOptions {
  readonly clock: Clock;
  readonly accounts: AccountStore;
  readonly loadIdentity: () => LoadIdentity;
  readonly signOut: () => SignOut;
  /** Called whenever another resident may follow, so that nothing of the one before stays in memory. */
  readonly onChanged: () => void;
}

/** What another tab did to the kept sign-in. */
export type OtherTab = 'signed_out' | 'signed_in' | 'replaced';

/** The one sign-in of this browser, kept in local storage (1 §3) and followed across tabs. */
export class SessionStore implements Session {
  account: Account | null;
  identity: Identity | null = null;
  identityReadAt: Instant | null = null;
  /** Rises when another resident took the place of the one whose screens are drawn; they are then drawn anew. */
  generation = 0;
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.account = options.accounts.read();
    makeAutoObservable(this, { account: observableRef, identity: observableRef }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.account !== null;
  }

  async adopt(): Promise<Result<Identity, Failure>> {
    this.#take();
    return this.refresh();
  }

  async refresh(): Promise<Result<Identity, Failure>> {
    const asked = this.account?.accessToken;
    const result = await this.#options.loadIdentity().run();
    if (result.ok && this.account?.accessToken === asked) {
      runInAction(() => {
        this.identity = result.value;
        this.identityReadAt = this.#options.clock.now();
        this.account = this.#options.accounts.read();
      });
    }
    return result;
  }

  async signOut(): Promise<void> {
    const ending = this.#options.signOut().run();
    this.#take();
    await ending;
  }

  /** Ends the sign-in in this browser only: the platform no longer knows it. */
  forget(): void {
    this.#options.accounts.clear();
    this.#take();
  }

  /** Follows what another tab did to the kept sign-in; null when it is still the same one. */
  followOtherTab(): OtherTab | null {
    const had = this.account;
    if (this.#options.accounts.read()?.accessToken === had?.accessToken) return null;
    this.#take();
    if (!this.isSignedIn) return 'signed_out';
    if (had !== null) this.generation += 1;
    void this.refresh();
    return had === null ? 'signed_in' : 'replaced';
  }

  /** Looks at what is kept now. */
  #take(): void {
    runInAction(() => {
      this.account = this.#options.accounts.read();
      this.identity = null;
      this.identityReadAt = null;
    });
    this.#options.onChanged();
  }
}
