import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { SignIn, TokenState } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { WaitForApp, WAITING_FOR } from '@stadstegoed/core/sign-in/wait-for-app.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { MemoryAccountStore } from '@stadstegoed/core/testing/memory-account-store.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { AppSignInViewModel } from './app-sign-in.vm.ts';
import { aLanding, type LandingSetup } from './testing/a-landing.ts';

function open(states: Readonly<Record<string, TokenState>> = {}, setup: LandingSetup = {}) {
  const clock = new FakeClock();
  const accounts = new MemoryAccountStore();
  const startAppSignIn = vi.fn<SignIn['startAppSignIn']>(() =>
    Promise.resolve(ok({ accessToken: 'of-qr', authToken: 'a1b2' })),
  );
  const startPinSignIn = vi.fn(() => Promise.resolve(ok({ accessToken: 'of-pin', authCode: '482916' })));
  const checkToken = vi.fn((token: string) => Promise.resolve(ok(states[token] ?? 'pending')));
  const signIn = stubPort<SignIn>({ startAppSignIn, startPinSignIn, checkToken });
  const landing = aLanding(setup);
  const model = new AppSignInViewModel(signIn, new WaitForApp(signIn, accounts, clock), landing.landing);
  return { model, clock, accounts, startAppSignIn, startPinSignIn, checkToken, landing };
}

describe('signing in with the app', () => {
  it('stops polling when the step is left', async () => {
    const { model, clock, checkToken } = open();
    model.start({ target: null });
    await clock.play(2500);
    expect(checkToken).toHaveBeenCalledTimes(2);
    model.stop();
    await clock.play(60_000);
    expect(checkToken).toHaveBeenCalledTimes(2);
  });

  it('opens one code of each kind when it is started, stopped and started again', async () => {
    const { model, clock, startAppSignIn, startPinSignIn, checkToken } = open();
    model.start({ target: null });
    model.stop();
    model.start({ target: null });
    await clock.play(2500);
    expect(startAppSignIn).toHaveBeenCalledOnce();
    expect(startPinSignIn).toHaveBeenCalledOnce();
    expect(checkToken).toHaveBeenCalledTimes(2);
  });

  it('lets a code expire that nobody approved, and makes a new one on request', async () => {
    const { model, clock, startPinSignIn } = open();
    model.start({ target: null });
    await clock.play(WAITING_FOR.pin);
    expect([model.pin.state, model.pin.code]).toEqual(['over', null]);
    expect(model.qr.state).toBe('waiting');
    void model.pin.renew();
    await clock.play(0);
    expect(model.pin.code).toBe('482916');
    expect(startPinSignIn).toHaveBeenCalledTimes(2);
  });

  it('shows no code when the approved sign-in did not last', async () => {
    const { model, clock } = open({ 'of-qr': 'active' }, { holds: false, read: err(failure('unexpected')) });
    model.start({ target: null });
    await clock.play(2500);
    expect([model.qr.state, model.pin.state]).toEqual(['failed', 'failed']);
  });

  it('shows a failure when no code can be made', async () => {
    const { model, clock, startAppSignIn } = open();
    startAppSignIn.mockResolvedValueOnce(err(failure('offline')));
    model.start({ target: null });
    await clock.play(0);
    expect(model.qr.state).toBe('failed');
    expect(model.pin.state).toBe('waiting');
  });
});
