import type { AccountStore } from '../src/sign-in/account-store.port.ts';
import type { Account } from '../src/sign-in/account.ts';

/** An account store in memory; tests read its content from `account`. */
export class MemoryAccountStore implements AccountStore {
  account: Account | null;

  constructor(account: Account | null = null) {
    this.account = account;
  }

  read(): Account | null {
    return this.account;
  }

  save(account: Account): void {
    this.account = account;
  }

  clear(): void {
    this.account = null;
  }
}
