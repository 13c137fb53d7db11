import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-identity.ts';
import { MemoryAccountStore } from '../../testing/memory-account-store.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { unauthorised } from '../shared/failure.ts';
import { err, ok } from '../shared/result.ts';
import type { SignIn } from './sign-in.port.ts';
import { SignOut } from './sign-out.ts';

describe('SignOut', () => {
  it('removes the stored sign-in before it ends the session at the platform', async () => {
    const accounts = new MemoryAccountStore(anAccount({ accessToken: 'mine' }));
    const stored: unknown[] = [];
    const endSession = vi.fn<SignIn['endSession']>(async () => {
      stored.push(accounts.account);
      return ok(undefined);
    });
    expect(await new SignOut(stubPort<SignIn>({ endSession }), accounts).run()).toEqual(goTo('home', {}));
    expect(endSession).toHaveBeenCalledWith('mine');
    expect(stored).toEqual([null]);
  });

  it('ignores a 401 of the platform', async () => {
    const accounts = new MemoryAccountStore(anAccount());
    const port = stubPort<SignIn>({ endSession: async () => err(unauthorised(true)) });
    expect(await new SignOut(port, accounts).run()).toEqual(goTo('home', {}));
    expect(accounts.account).toBeNull();
  });

  it('sends no request for a visitor', async () => {
    const useCase = new SignOut(stubPort<SignIn>({}), new MemoryAccountStore());
    expect(await useCase.run()).toEqual(goTo('home', {}));
  });
});
