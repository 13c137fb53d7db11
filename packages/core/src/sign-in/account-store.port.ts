import { portToken } from '../shared/port-token.ts';
import type { Account } from './account.ts';

/** Stores the single sign-in of this browser (SI-028). */
export interface AccountStore {
  /** The stored sign-in; null for a visitor and for an unreadable stored value. */
  read(): Account | null;
  /** Stores a sign-in and replaces any other. */
  save(account: Account): void;
  /** Removes the sign-in; does nothing when there is none. */
  clear(): void;
}

export const AccountStore = portToken<AccountStore>('AccountStore');
