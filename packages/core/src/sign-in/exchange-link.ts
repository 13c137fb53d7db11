import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { AccountStore } from './account-store.port.ts';
import { newAccount, type Account } from './account.ts';
import type { LinkKind } from './link-kind.ts';
import type { SignIn } from './sign-in.port.ts';

/** A link that the resident opened: its kind and its token. */
export interface FollowedLink {
  readonly kind: LinkKind;
  readonly token: string;
}

/**
 * Exchanges the token of a link for a sign-in and stores it (restore-email, confirmation-email, auth-link).
 * Refused as `link_used` when the link is unknown, used or expired.
 */
export class ExchangeLink {
  readonly #signIn: SignIn;
  readonly #accounts: AccountStore;

  constructor(signIn: SignIn, accounts: AccountStore) {
    this.#signIn = signIn;
    this.#accounts = accounts;
  }

  async run(link: FollowedLink): Promise<Result<Account, Refusal<'link_used'> | Failure>> {
    if (link.token === '') return err(refusal('link_used'));
    const exchanged = await this.#signIn.exchange(link.kind, link.token);
    if (!exchanged.ok) {
      const { kind } = exchanged.error;
      return kind === 'not_found' || kind === 'forbidden' ? err(refusal('link_used')) : exchanged;
    }
    const account = newAccount(exchanged.value, link.kind === 'short_token' ? 'short_token' : 'email');
    this.#accounts.save(account);
    return ok(account);
  }
}
