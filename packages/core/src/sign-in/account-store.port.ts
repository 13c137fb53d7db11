import { portToken } from '../shared/port-token.ts';
import type { Account } from './account.ts';

/** Where this browser keeps its one sign-in (1 §3, local storage). */
export interface AccountStore {
  /** The kept sign-in; null for a visitor, also when what is stored cannot be read. */
  read(): Account | null;
  /** Keeps a sign-in in the place of any other. */
  save(account: Account): void;
  /** Forgets the sign-in; harmless when there is none. */
  clear(): void;
}

export const AccountStore = portToken<AccountStore>('AccountStore');
