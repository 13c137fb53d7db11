import { describe, expect, it, vi } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { MemoryAccountStore } from '../../testing/memory-account-store.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, type Failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { SignIn, TokenState } from './sign-in.port.ts';
import { WaitForApp, type WaitingSignIn } from './wait-for-app.ts';

type Answer = Result<TokenState, Failure>;

function arrange(answers: readonly Answer[]) {
  const clock = new FakeClock();
  const accounts = new MemoryAccountStore();
  const remaining = [...answers];
  const checkToken = vi.fn<SignIn['checkToken']>(async () => remaining.shift() ?? ok('pending'));
  const useCase = new WaitForApp(stubPort<SignIn>({ checkToken }), accounts, clock);
  return { clock, accounts, checkToken, useCase };
}

const waiting: WaitingSignIn = { accessToken: 'waiting', shownAs: 'qr' };

describe('WaitForApp', () => {
  it('polls every 2500 ms [SI-029]', async () => {
    const { clock, checkToken, useCase } = arrange([]);
    void useCase.run(waiting);
    await clock.play(2499);
    expect(checkToken).toHaveBeenCalledTimes(0);
    await clock.play(1);
    expect(checkToken).toHaveBeenCalledTimes(1);
    await clock.play(5000);
    expect(checkToken).toHaveBeenCalledTimes(3);
    expect(checkToken).toHaveBeenLastCalledWith('waiting', {});
  });

  it('polls while the answer is pending and stores the token when it is active [SI-030] [SI-031]', async () => {
    const { clock, accounts, checkToken, useCase } = arrange([ok('pending'), ok('pending'), ok('active')]);
    const result = useCase.run(waiting);
    await clock.play(7500);
    expect(await result).toEqual(ok({ accessToken: 'waiting', name: null, type: 'app' }));
    expect(accounts.account).toEqual({ accessToken: 'waiting', name: null, type: 'app' });
    expect(checkToken).toHaveBeenCalledTimes(3);
    expect(clock.running).toBe(0);
  });

  it('stops when the token is invalid', async () => {
    const { clock, accounts, useCase } = arrange([ok('invalid')]);
    const result = useCase.run(waiting);
    await clock.play(2500);
    expect(await result).toEqual(err(refusal('token_invalid')));
    expect(accounts.account).toBeNull();
  });

  it('stops waiting for a QR code after an hour, for a pin after ten minutes', async () => {
    for (const [shownAs, minutes] of [
      ['qr', 60],
      ['pin', 10],
    ] as const) {
      const { clock, checkToken, useCase } = arrange([]);
      const result = useCase.run({ accessToken: 'waiting', shownAs });
      await clock.play(minutes * 60_000);
      expect(await result).toEqual(err(refusal('timed_out')));
      expect(checkToken).toHaveBeenCalledTimes(minutes * 24);
    }
  });

  it('stops waiting at the same time when the clock was set back meanwhile', async () => {
    const { clock, checkToken, useCase } = arrange([]);
    const result = useCase.run({ accessToken: 'waiting', shownAs: 'pin' });
    await clock.play(60_000);
    clock.set(-60 * 60_000);
    await clock.play(9 * 60_000);
    expect(await result).toEqual(err(refusal('timed_out')));
    expect(checkToken).toHaveBeenCalledTimes(240);
  });

  it('continues polling after a call without an answer', async () => {
    for (const kind of ['offline', 'timeout'] as const) {
      const { clock, useCase } = arrange([err(failure(kind)), ok('active')]);
      const result = useCase.run(waiting);
      await clock.play(5000);
      expect((await result).ok).toBe(true);
    }
  });

  it('returns any other failure', async () => {
    const { clock, useCase } = arrange([err(failure('unexpected'))]);
    const result = useCase.run(waiting);
    await clock.play(2500);
    expect(await result).toEqual(err(failure('unexpected')));
  });

  it('stops polling when the resident leaves the step', async () => {
    const { clock, accounts, checkToken, useCase } = arrange([ok('pending'), ok('active')]);
    const signal = { aborted: false };
    const result = useCase.run({ ...waiting, signal });
    await clock.play(2500);
    signal.aborted = true;
    await clock.play(2500);
    expect(await result).toEqual(err(failure('aborted')));
    expect(checkToken).toHaveBeenCalledTimes(1);
    expect(accounts.account).toBeNull();
  });
});
