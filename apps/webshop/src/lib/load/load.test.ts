import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { Load, type Read } from './load.ts';

const offline = failure('offline');

/** A read that the test resolves. */
function pendingRead() {
  const { promise, resolve } = deferred<Result<string, Failure>>();
  const signals: AbortSignal[] = [];
  const read: Read<string> = (signal) => {
    signals.push(signal);
    return promise;
  };
  return { read, resolve, signals };
}

describe('a loadable value', () => {
  it('is a first load until the first answer', async () => {
    const loadable = new Load<string>();
    const slow = pendingRead();
    expect(loadable.isFirstLoad).toBe(true);
    const loading = loadable.load(slow.read);
    expect(loadable.isFirstLoad).toBe(true);
    slow.resolve(ok('a'));
    await loading;
    expect(loadable).toMatchObject({ state: 'ready', value: 'a', failure: null, isFirstLoad: false });
  });

  it('aborts the older read and ignores its answer when a newer one starts', async () => {
    const loadable = new Load<string>();
    const older = pendingRead();
    const newer = pendingRead();
    const both = [loadable.load(older.read), loadable.load(newer.read)];
    expect(older.signals[0]?.aborted).toBe(true);
    newer.resolve(ok('new'));
    older.resolve(ok('old'));
    await Promise.all(both);
    expect(loadable.value).toBe('new');
    expect(newer.signals[0]?.aborted).toBe(false);
  });

  it('keeps its value when a reload fails', async () => {
    const loadable = new Load<string>();
    await loadable.load(() => Promise.resolve(ok('a')));
    await loadable.load(() => Promise.resolve(err(offline)));
    expect(loadable).toMatchObject({ state: 'failed', value: 'a', failure: offline, isFirstLoad: false });
  });

  it('keeps its value when a reload has an equal answer', async () => {
    const loadable = new Load<readonly { readonly id: string }[]>();
    await loadable.load(() => Promise.resolve(ok([{ id: 'a' }])));
    const { value } = loadable;
    await loadable.load(() => Promise.resolve(ok([{ id: 'a' }])));
    expect(loadable.value).toBe(value);
    await loadable.load(() => Promise.resolve(ok([{ id: 'b' }])));
    expect(loadable.value).toEqual([{ id: 'b' }]);
  });

  it('clears the failure after a successful retry', async () => {
    const loadable = new Load<string>();
    const read = vi.fn<Read<string>>().mockResolvedValueOnce(err(offline)).mockResolvedValue(ok('a'));
    await loadable.load(read);
    expect(loadable).toMatchObject({ state: 'failed', value: null });
    await loadable.retry();
    expect(loadable).toMatchObject({ state: 'ready', value: 'a', failure: null });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('ignores a retry before the first read', async () => {
    const loadable = new Load<string>();
    await loadable.retry();
    expect(loadable.state).toBe('idle');
  });

  it('aborts on stop and ignores the late answer', async () => {
    const loadable = new Load<string>();
    const slow = pendingRead();
    const loading = loadable.load(slow.read);
    loadable.stop();
    slow.resolve(ok('late'));
    await loading;
    expect(slow.signals[0]?.aborted).toBe(true);
    expect(loadable).toMatchObject({ state: 'idle', value: null });
  });

  it('replaces a running read by a known value', async () => {
    const loadable = new Load<string>();
    const slow = pendingRead();
    const loading = loadable.load(slow.read);
    loadable.set('known');
    slow.resolve(ok('late'));
    await loading;
    expect(loadable).toMatchObject({ state: 'ready', value: 'known' });
  });

  it('is empty after clear', async () => {
    const loadable = new Load<string>();
    await loadable.load(() => Promise.resolve(ok('a')));
    await loadable.load(() => Promise.resolve(err(offline)));
    loadable.clear();
    expect(loadable).toMatchObject({ state: 'idle', value: null, failure: null, isFirstLoad: true });
  });
});
