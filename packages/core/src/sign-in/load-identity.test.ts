import { describe, expect, it } from 'vitest';
import { anAccount, anIdentity } from '../../testing/an-identity.ts';
import { MemoryAccountStore } from '../../testing/memory-account-store.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { unauthorised } from '../shared/failure.ts';
import { err, ok } from '../shared/result.ts';
import { LoadIdentity } from './load-identity.ts';
import type { SignIn } from './sign-in.port.ts';

describe('LoadIdentity', () => {
  it('stores the e-mail address as the name of the account', async () => {
    const accounts = new MemoryAccountStore(anAccount({ accessToken: 'mine' }));
    const identity = anIdentity({ email: 'noor@voorbeeld.example' });
    const port = stubPort<SignIn>({ readIdentity: async () => ok(identity) });
    expect(await new LoadIdentity(port, accounts).run()).toEqual(ok(identity));
    expect(accounts.account).toEqual({ accessToken: 'mine', name: 'noor@voorbeeld.example', type: 'email' });
  });

  it('does not store an account that was signed out during the request', async () => {
    const accounts = new MemoryAccountStore(anAccount());
    const readIdentity = async () => {
      accounts.clear();
      return ok(anIdentity());
    };
    await new LoadIdentity(stubPort<SignIn>({ readIdentity }), accounts).run();
    expect(accounts.account).toBeNull();
  });

  it('returns a failure and does not change the account', async () => {
    const accounts = new MemoryAccountStore(anAccount());
    const port = stubPort<SignIn>({ readIdentity: async () => err(unauthorised(false)) });
    expect(await new LoadIdentity(port, accounts).run()).toEqual(err(unauthorised(false)));
    expect(accounts.account).toEqual(anAccount());
  });
});
