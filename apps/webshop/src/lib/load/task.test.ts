import { expect, it } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { Task } from './task.ts';

const answer = (text: string) => ({ text });

it('runs until its work resolves and returns the answer', async () => {
  const task = new Task();
  const { promise, resolve } = deferred<{ text: string }>();
  const running = task.run(() => promise);
  expect(task.isRunning).toBe(true);
  resolve(answer('klaar'));
  expect(await running).toEqual(answer('klaar'));
  expect(task.isRunning).toBe(false);
});

it('ignores the answer of a run that was replaced by a newer one', async () => {
  const task = new Task();
  const first = deferred<{ text: string }>();
  const second = deferred<{ text: string }>();
  const early = task.run(() => first.promise);
  const late = task.run(() => second.promise);
  first.resolve(answer('oud'));
  expect(await early).toBeNull();
  expect(task.isRunning).toBe(true);
  second.resolve(answer('nieuw'));
  expect(await late).toEqual(answer('nieuw'));
});

it('aborts the signal of work that is cancelled', async () => {
  const task = new Task();
  const { promise, resolve } = deferred<void>();
  const aborted: boolean[] = [];
  const running = task.runVoid(async (signal) => {
    await promise;
    aborted.push(signal.aborted);
  });
  task.cancel();
  expect(task.isRunning).toBe(false);
  resolve(undefined);
  await running;
  expect(aborted).toEqual([true]);
});

it('stops running when its work throws', async () => {
  const task = new Task();
  await expect(task.runVoid(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(task.isRunning).toBe(false);
});
