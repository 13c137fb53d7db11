import { ACCOUNT_TYPES, type Account } from '@stadstegoed/core/sign-in/account.ts';
import type { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import * as v from 'valibot';
import type { TextShelf } from './browser-adapters.ts';

/** The key under which the sign-in is kept in local storage; other tabs watch it. */
export const ACCOUNT_KEY = 'account';

/** The kept form (1 §3): access_token, name, type. */
const Stored = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullable(v.string()),
  type: v.picklist(ACCOUNT_TYPES),
});

/** Keeps the sign-in in local storage; what cannot be read counts as none. */
export class LocalAccountStore implements AccountStore {
  readonly #shelf: TextShelf;

  constructor(store: TextShelf) {
    this.#shelf = store;
  }

  read(): Account | null {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), this.#shelf.read(ACCOUNT_KEY));
    if (!stored.success) return null;
    const { access_token: accessToken, name, type } = stored.output;
    return { accessToken, name, type };
  }

  save(account: Account): void {
    const { accessToken, name, type } = account;
    this.#shelf.write(ACCOUNT_KEY, JSON.stringify({ access_token: accessToken, name, type }));
  }

  clear(): void {
    this.#shelf.remove(ACCOUNT_KEY);
  }
}
