import { failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import type { FailurePolicy } from '../app/app-ports.ts';
import { Action } from './action.ts';

const report = vi.fn<FailurePolicy['report']>();
const failures = stubPort<FailurePolicy>({ report });
const OFFLINE = failure('offline');

describe('an action', () => {
  it('is busy until its answer was followed, and sends nothing meanwhile', async () => {
    const action = new Action({ failures });
    const [answer, followed] = [deferred<ReturnType<typeof ok<string>>>(), deferred<void>()];
    const done = vi.fn<() => Promise<void>>(() => followed.promise);
    const running = action.run(() => answer.promise, { done });
    expect(action.isBusy).toBe(true);
    const again = vi.fn(() => answer.promise);
    await action.run(again, { done });
    expect(again).not.toHaveBeenCalled();
    answer.resolve(ok('done'));
    // `poll` looks again in another task: by then a run that does not wait for `done` has ended.
    await expect.poll(() => done.mock.calls).toHaveLength(1);
    expect(action.isBusy).toBe(true);
    followed.resolve();
    await running;
    expect(action.isBusy).toBe(false);
  });

  it('can be tried again after work that threw', async () => {
    const action = new Action({ failures });
    await expect(action.once(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await action.once(() => Promise.resolve('again'))).toBe('again');
  });

  it('shows a failure where the press was, and removes it with the next press', async () => {
    const action = new Action({ failures });
    await action.run(() => Promise.resolve(err(OFFLINE)), { done: () => undefined });
    expect(action.problem).toEqual({ key: 'shell.failure.offline' });
    await action.run(() => Promise.resolve(ok(null)), { done: () => undefined });
    expect(action.problem).toBeNull();
  });

  it.each([
    ['after its dialog was closed', new Action({ failures, about: 'form' }), 'form'],
    ['when nothing on the screen shows it', new Action({ failures, place: 'toast' }), undefined],
  ] as const)('tells a failure as a toast %s', async (_, action, about) => {
    action.close();
    await action.run(() => Promise.resolve(err(OFFLINE)), { done: () => undefined });
    expect([action.problem, report.mock.lastCall]).toEqual([null, [OFFLINE, about]]);
  });

  it('passes on a rejection by the rules of the shop', async () => {
    const refused = vi.fn<(code: string) => void>();
    const answer = Promise.resolve(err(refusal('not_offered')));
    await new Action({ failures }).run(() => answer, { done: () => undefined, refused });
    expect(refused.mock.calls).toEqual([['not_offered']]);
  });
});
