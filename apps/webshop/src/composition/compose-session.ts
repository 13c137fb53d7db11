import type { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { LoadIdentity } from '@stadstegoed/core/sign-in/load-identity.ts';
import { SignOut } from '@stadstegoed/core/sign-in/sign-out.ts';
import { clearableStorage, type ClearableStorage } from '../shell/browser-adapters.ts';
import { SessionStore } from '../shell/session-store.ts';
import type { ResidentStorage } from '../support/app-ports.ts';
import { KnownBalance } from '../support/known-balance.ts';
import type { Composition } from './container.ts';

/** The session. Nothing of a former resident stays in memory or in this browser when it changes. */
export function makeSession(clock: Clock, composition: Composition, kept: KeptOfResident): SessionStore {
  const balance = new KnownBalance();
  composition.value(KnownBalance.token, balance);
  return new SessionStore({
    accounts: kept.accounts,
    clock,
    loadIdentity: () => composition.get(LoadIdentity),
    signOut: () => composition.get(SignOut),
    onChanged: () => {
      composition.viewModels.clear();
      kept.ofResident.clear();
      balance.forget();
    },
  });
}

/** What this browser keeps of a resident: the sign-in, and values that go with it. */
export interface KeptOfResident {
  readonly accounts: AccountStore;
  readonly ofResident: ClearableStorage;
}

/** The values that this browser keeps for the resident, which go with the sign-in. */
export function residentStorage(local: () => Storage, accounts: AccountStore): ResidentStorage & ClearableStorage {
  const owner = (): string | null => accounts.read()?.accessToken ?? null;
  return { ...clearableStorage(local, 'stadstegoed:resident:'), owner };
}
