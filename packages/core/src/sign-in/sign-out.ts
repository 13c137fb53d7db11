import { goTo, type Destination } from '../shared/destination.ts';
import type { AccountStore } from './account-store.port.ts';
import type { SignIn } from './sign-in.port.ts';

/**
 * Signs out: removes the stored sign-in first, then ends the session at the platform. The platform's answer is
 * ignored, including a 401.
 */
export class SignOut {
  readonly #signIn: SignIn;
  readonly #accounts: AccountStore;

  constructor(signIn: SignIn, accounts: AccountStore) {
    this.#signIn = signIn;
    this.#accounts = accounts;
  }

  async run(): Promise<Destination<'home'>> {
    const account = this.#accounts.read();
    this.#accounts.clear();
    if (account) await this.#signIn.endSession(account.accessToken);
    return goTo('home', {});
  }
}
