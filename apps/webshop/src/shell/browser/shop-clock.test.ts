import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { ShopClock } from './shop-clock.ts';

it('the clock of the shop tells what shows the day that it was corrected', () => {
  const device = new FakeClock(Date.parse('2026-01-18T09:00:00Z'));
  const clock = new ShopClock(device);
  const days: string[] = [];
  const stop = autorun(() => days.push(dayOf(clock.now())));
  clock.learn(instant(Date.parse('2026-01-15T09:00:00Z')));
  clock.learn(instant(Date.parse('2026-01-15T09:00:20Z')));
  stop();
  expect(days).toEqual(['2026-01-18', '2026-01-15']);
  expect(clock.reading()).toEqual(device.reading());
});
