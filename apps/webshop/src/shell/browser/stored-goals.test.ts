import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { clearableStorage } from './browser-adapters.ts';
import { storedGoals } from './stored-goals.ts';

const MINUTE = 60_000;

it.each([
  ['just made', 0, '/fondsen/5'],
  ['of just under an hour ago', 60 * MINUTE - 1, '/fondsen/5'],
  ['of an hour ago', 60 * MINUTE, null],
  ['of which the clock was set back a minute since', -MINUTE, '/fondsen/5'],
  ['of which the clock was set back an hour since', -60 * MINUTE, null],
  ['of which the clock was set back a year since', -525_600 * MINUTE, null],
])('a goal %s is one of this sign-in for an hour', (_case, since, goal) => {
  const clock = new FakeClock();
  const storage = memoryStorage();
  const goals = storedGoals(
    clearableStorage(() => storage, 'goal:'),
    clock,
  );
  goals.write('path', '/fondsen/5');
  clock.set(since);
  expect(goals.read('path')).toBe(goal);
});
