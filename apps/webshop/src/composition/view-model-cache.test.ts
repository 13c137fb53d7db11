import { expect, it } from 'vitest';
import { ViewModelCache } from './view-model-cache.ts';

class A {}
class B {}

it('gives back what an entry of the history showed, for each class', () => {
  const kept = new ViewModelCache();
  const a = kept.get('1', A, () => new A());
  expect(kept.get('1', A, () => new A())).toBe(a);
  expect(kept.get('1', B, () => new B())).toBeInstanceOf(B);
  expect(kept.get('2', A, () => new A())).not.toBe(a);
});

it('shows the same under a further entry, when the address changed but the screen stayed', () => {
  const kept = new ViewModelCache();
  const a = kept.get('1', A, () => new A());
  kept.share('2', A, a);
  expect(kept.get('2', A, () => new A())).toBe(a);
});

it('forgets the entry that was longest not shown', () => {
  const kept = new ViewModelCache();
  const models = Array.from({ length: 12 }, (_, index) => kept.get(String(index), A, () => new A()));
  kept.get('0', A, () => new A());
  kept.get('12', A, () => new A());
  expect(kept.get('0', A, () => new A())).toBe(models[0]);
  expect(kept.get('1', A, () => new A())).not.toBe(models[1]);
});

it('forgets everything at once', () => {
  const kept = new ViewModelCache();
  const a = kept.get('1', A, () => new A());
  kept.clear();
  expect(kept.get('1', A, () => new A())).not.toBe(a);
});
