import { goTo, type Destination } from '../shared/destination.ts';
import type { AccountStore } from './account-store.port.ts';
import type { SignIn } from './sign-in.port.ts';

/**
 * Signs out: forgets the sign-in here first, so that it is gone whatever the platform answers, then ends the session
 * there. Its answer does not matter, not even a 401 (reference part 1, 7.8).
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
