import { ACCOUNT_TYPES, type Account } from '@stadstegoed/core/sign-in/account.ts';
import type { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { parseJsonObject } from '../json-object.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';

/** The key of the sign-in in local storage; other tabs watch it. */
export const ACCOUNT_KEY = 'account';

/** Stores the sign-in in local storage as access_token, name and type (SI-028). Reads null when it cannot be parsed. */
export class LocalAccountStore implements AccountStore {
  readonly #storage: TextStorage;

  constructor(store: TextStorage) {
    this.#storage = store;
  }

  read(): Account | null {
    const {
      access_token: accessToken,
      name,
      type: storedType,
    } = parseJsonObject(this.#storage.read(ACCOUNT_KEY)) ?? {};
    const type = ACCOUNT_TYPES.find((known) => known === storedType);
    if (typeof accessToken !== 'string' || accessToken === '' || type === undefined) return null;
    return { accessToken, name: typeof name === 'string' ? name : null, type };
  }

  save(account: Account): void {
    const { accessToken, name, type } = account;
    this.#storage.write(ACCOUNT_KEY, JSON.stringify({ access_token: accessToken, name, type }));
  }

  clear(): void {
    this.#storage.remove(ACCOUNT_KEY);
  }
}
