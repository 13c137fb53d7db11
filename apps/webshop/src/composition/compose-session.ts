import type { Container } from 'inversify';
import type { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { LoadIdentity } from '@stadstegoed/core/sign-in/load-identity.ts';
import { SignOut } from '@stadstegoed/core/sign-in/sign-out.ts';
import type { ClearableStorage, TabDrafts } from '../shell/browser/browser-adapters.ts';
import { SessionStore } from '../shell/session-store.ts';
import { KnownBalance } from '../lib/shared-state/known-balance.ts';
import type { ViewModelCache } from '../lib/view-model/view-model-cache.ts';

/** Whose the sign-in is, in `ResidentStorage`: after a reload it is known before the platform answers. */
export const RESIDENT_ADDRESS = 'address';

/** The session. Nothing of a former resident stays in memory or in this browser when it changes. */
export function makeSession(
  clock: Clock,
  { container, viewModels, drafts, accounts, ofResident }: SessionParts,
): SessionStore {
  const balance = new KnownBalance();
  container.bind(KnownBalance).toConstantValue(balance);
  return new SessionStore({
    accounts,
    clock,
    loadIdentity: () => container.get(LoadIdentity),
    signOut: () => container.get(SignOut),
    onKnown: ({ address }) => {
      ofResident.write(RESIDENT_ADDRESS, address);
      drafts.belongTo(address);
    },
    onChanged: () => {
      viewModels.clear();
      ofResident.clear();
      balance.forget();
    },
  });
}

/** What the session uses, and what it empties when it changes. */
interface SessionParts {
  readonly container: Container;
  readonly viewModels: ViewModelCache;
  readonly drafts: Pick<TabDrafts, 'belongTo'>;
  /** The sign-in. */
  readonly accounts: AccountStore;
  /** The values that go with the sign-in. */
  readonly ofResident: ClearableStorage;
}
