import type { Failure } from '../shared/failure.ts';
import type { Result } from '../shared/result.ts';
import type { AccountStore } from './account-store.port.ts';
import type { Identity } from './identity.ts';
import type { SignIn } from './sign-in.port.ts';

/** Reads the identity of the resident and stores the e-mail address as the name of the account. */
export class LoadIdentity {
  readonly #signIn: SignIn;
  readonly #accounts: AccountStore;

  constructor(signIn: SignIn, accounts: AccountStore) {
    this.#signIn = signIn;
    this.#accounts = accounts;
  }

  async run(): Promise<Result<Identity, Failure>> {
    const before = this.#accounts.read();
    const identity = await this.#signIn.readIdentity();
    const account = this.#accounts.read();
    const sameSignIn = account !== null && account.accessToken === before?.accessToken;
    if (identity.ok && sameSignIn && account.name !== identity.value.email) {
      this.#accounts.save({ ...account, name: identity.value.email });
    }
    return identity;
  }
}
