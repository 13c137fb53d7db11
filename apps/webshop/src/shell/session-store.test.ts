import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import { LoadIdentity } from '@stadstegoed/core/sign-in/load-identity.ts';
import type { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { SignOut } from '@stadstegoed/core/sign-in/sign-out.ts';
import { anAccount, anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { MemoryAccountStore } from '@stadstegoed/core/testing/memory-account-store.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { SessionStore } from './session-store.ts';

const noor = anAccount({ accessToken: 'noor' });

function open(
  account = new MemoryAccountStore(noor).account,
  readIdentity: () => Promise<Result<Identity, Failure>> = () => Promise.resolve(ok(anIdentity())),
) {
  const accounts = new MemoryAccountStore(account);
  const clock = new FakeClock(1000);
  const endSession = vi.fn(() => Promise.resolve(ok(undefined)));
  const signIn = stubPort<SignIn>({ readIdentity, endSession });
  const onChanged = vi.fn<() => void>();
  const session = new SessionStore({
    accounts,
    clock,
    loadIdentity: () => new LoadIdentity(signIn, accounts),
    signOut: () => new SignOut(signIn, accounts),
    onChanged,
    onKnown: () => undefined,
  });
  return { accounts, clock, endSession, onChanged, session };
}

describe('the sign-in of this browser', () => {
  it('is available immediately after a reload', () => {
    expect(open().session.isSignedIn).toBe(true);
    expect(open(null).session.isSignedIn).toBe(false);
  });

  it('is adopted after a use case stored it, with its identity and the time it was read', async () => {
    const { accounts, clock, session } = open(null);
    accounts.save(noor);
    clock.advance(500);
    expect(await session.adopt()).toEqual(ok(anIdentity()));
    expect(session).toMatchObject({ isSignedIn: true, identity: anIdentity(), identityReadAt: clock.reading() });
    expect(session.account?.name).toBe(anIdentity().email);
  });

  it('has no identity when it could not be read', async () => {
    const { session } = open(noor, () => Promise.resolve(err(failure('offline'))));
    await session.refresh();
    expect(session.identity).toBeNull();
  });

  it('ignores an identity that arrives after the sign-in was replaced', async () => {
    const { promise, resolve } = deferred<Result<Identity, Failure>>();
    const { session } = open(noor, () => promise);
    const reading = session.refresh();
    session.forget();
    resolve(ok(anIdentity()));
    await reading;
    expect(session.identity).toBeNull();
  });

  it('ends immediately, before the platform has answered', () => {
    const { accounts, endSession, onChanged, session } = open();
    void session.signOut();
    expect(session.isSignedIn).toBe(false);
    expect(accounts.account).toBeNull();
    expect(endSession).toHaveBeenCalledWith('noor');
    expect(onChanged).toHaveBeenCalled();
  });

  it('is removed without a call when the platform no longer accepts it', () => {
    const { accounts, endSession, session } = open();
    session.forget();
    expect(session.isSignedIn).toBe(false);
    expect(accounts.account).toBeNull();
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('another tab that signs out signs this tab out', () => {
    const { accounts, onChanged, session } = open();
    accounts.clear();
    expect(session.followOtherTab()).toBe('signed_out');
    expect(session.isSignedIn).toBe(false);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('another tab that signs in signs this tab in', async () => {
    const { accounts, session } = open(null);
    accounts.save(noor);
    expect(session.followOtherTab()).toBe('signed_in');
    await expect.poll(() => session.identity).toEqual(anIdentity());
  });

  it('another tab that signs in as another resident replaces the identity here', () => {
    const { accounts, onChanged, session } = open();
    accounts.save(anAccount({ accessToken: 'pim' }));
    expect(session.followOtherTab()).toBe('replaced');
    expect(session.identity).toBeNull();
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('another tab without a change has no effect here', () => {
    const { onChanged, session } = open();
    expect(session.followOtherTab()).toBeNull();
    expect(onChanged).not.toHaveBeenCalled();
  });
});
