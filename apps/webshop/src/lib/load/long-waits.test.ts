import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { expect, it } from 'vitest';
import { LongWaits } from './long-waits.ts';

function waits() {
  const clock = new FakeClock();
  return { clock, model: new LongWaits(clock) };
}

it('tells of a wait after five seconds, not earlier', () => {
  const { clock, model } = waits();
  const wait = {};
  model.begin(wait);
  clock.advance(4999);
  expect(model.told).toBeNull();
  clock.advance(1);
  expect(model.told).toBe(wait);
});

it('does not tell of a wait that ended in time, and leaves no timer behind', () => {
  const { clock, model } = waits();
  const end = model.begin({});
  end();
  expect(clock.running).toBe(0);
  clock.advance(5000);
  expect(model.told).toBeNull();
});

it('tells of the newest of several waits, and of the one before once that has ended', () => {
  const { clock, model } = waits();
  const [first, second] = [{ of: 'the page' }, { of: 'the dialog' }];
  const endFirst = model.begin(first);
  const endSecond = model.begin(second);
  clock.advance(5000);
  expect(model.told).toBe(second);
  endSecond();
  expect(model.told).toBe(first);
  endFirst();
  expect(model.told).toBeNull();
});
