import { expect, it } from 'vitest';
import { ViewModelCache } from './view-model-cache.ts';

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
