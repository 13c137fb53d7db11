import { expect, it } from 'vitest';
import { type HistoryStep, ViewModelCache } from './view-model-cache.ts';

class A {}
class B {}

it('returns the cached view model per history entry and class', () => {
  const cache = new ViewModelCache();
  const a = cache.get('1', A, () => new A());
  expect(cache.get('1', A, () => new A())).toBe(a);
  expect(cache.get('1', B, () => new B())).toBeInstanceOf(B);
  expect(cache.get('2', A, () => new A())).not.toBe(a);
});

it('shares a view model with another history entry', () => {
  const cache = new ViewModelCache();
  const a = cache.get('1', A, () => new A());
  cache.share('2', A, a);
  expect(cache.get('2', A, () => new A())).toBe(a);
});

it('removes the least recently shown entry', () => {
  const cache = new ViewModelCache();
  const models = Array.from({ length: 12 }, (_, index) => cache.get(String(index), A, () => new A()));
  cache.get('0', A, () => new A());
  cache.get('12', A, () => new A());
  expect(cache.get('0', A, () => new A())).toBe(models[0]);
  expect(cache.get('1', A, () => new A())).not.toBe(models[1]);
});

it('can be cleared', () => {
  const cache = new ViewModelCache();
  const a = cache.get('1', A, () => new A());
  cache.clear();
  expect(cache.get('1', A, () => new A())).not.toBe(a);
});

/** A cache with a model for each entry, after these steps. */
function afterSteps(...steps: readonly (readonly [HistoryStep['action'], string])[]) {
  const cache = new ViewModelCache();
  const first = new Map<string, A>();
  for (const [action, key] of steps) {
    cache.onNavigation({ key, action });
    first.set(
      key,
      cache.get(key, A, () => new A()),
    );
  }
  return (key: string): boolean => cache.get(key, A, () => new A()) === first.get(key);
}

it('keeps the entries that a resident can go back to', () => {
  const isKept = afterSteps(['POP', 'list'], ['PUSH', 'offer'], ['PUSH', 'provider']);
  expect(['list', 'offer', 'provider'].map(isKept)).toEqual([true, true, true]);
});

it('keeps the entries ahead after going back', () => {
  const isKept = afterSteps(['POP', 'list'], ['PUSH', 'offer'], ['POP', 'list']);
  expect(isKept('offer')).toBe(true);
});

it('removes the entries ahead when a new one takes their place', () => {
  const isKept = afterSteps(
    ['POP', 'list'],
    ['PUSH', 'offer'],
    ['PUSH', 'provider'],
    ['POP', 'list'],
    ['PUSH', 'other'],
  );
  expect(['offer', 'provider'].map(isKept)).toEqual([false, false]);
});

it('removes an entry that was replaced, and keeps those around it', () => {
  const isKept = afterSteps(
    ['POP', 'home'],
    ['PUSH', 'list'],
    ['PUSH', 'offer'],
    ['POP', 'list'],
    ['REPLACE', 'filtered'],
  );
  expect(['home', 'list', 'filtered', 'offer'].map(isKept)).toEqual([true, false, true, true]);
});

it('begins anew at an entry from before the page was loaded', () => {
  const isKept = afterSteps(['POP', 'list'], ['POP', 'earlier'], ['PUSH', 'offer']);
  expect(['earlier', 'offer'].map(isKept)).toEqual([true, true]);
});
