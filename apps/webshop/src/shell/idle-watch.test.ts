import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { keyValueStorage } from './browser-adapters.ts';
import { IdleWatch } from './idle-watch.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A tab with its own events; tabs that share clock and storage are tabs of one browser. */
function openTab(clock = new FakeClock(), storage = memoryStorage()) {
  const events = { onWarning: vi.fn<() => void>(), onActive: vi.fn<() => void>(), onOver: vi.fn<() => void>() };
  const kept = keyValueStorage(() => storage, 'stadstegoed:');
  const watch = new IdleWatch(clock, kept, events);
  return { clock, storage, events, watch };
}

describe('the automatic sign-out', () => {
  it('comes after 15 minutes without activity, not before [SH-051]', () => {
    const { clock, events, watch } = openTab();
    watch.start();
    clock.advance(15 * MINUTE - SECOND);
    expect(events.onOver).not.toHaveBeenCalled();
    clock.advance(SECOND);
    expect(events.onOver).toHaveBeenCalledTimes(1);
    expect(clock.running).toBe(0);
  });

  it('is announced two minutes before, with the seconds that are left', () => {
    const { clock, events, watch } = openTab();
    watch.start();
    clock.advance(13 * MINUTE - SECOND);
    expect(events.onWarning).not.toHaveBeenCalled();
    clock.advance(SECOND);
    expect(events.onWarning).toHaveBeenCalledTimes(1);
    expect(watch.state).toEqual({ kind: 'warning', secondsLeft: 120 });
    clock.advance(SECOND);
    expect(watch.state).toEqual({ kind: 'warning', secondsLeft: 119 });
    expect(events.onWarning).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the resident acts', () => {
    const { clock, events, watch } = openTab();
    watch.start();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      clock.advance(10 * MINUTE);
      watch.act();
    }
    expect(events.onWarning).not.toHaveBeenCalled();
  });

  it('is put off for 15 minutes by staying, and only by that while the warning stands', () => {
    const { clock, events, watch } = openTab();
    watch.start();
    clock.advance(14 * MINUTE);
    watch.act();
    expect(watch.state.kind).toBe('warning');
    watch.stay();
    expect(watch.state.kind).toBe('active');
    expect(events.onActive).toHaveBeenCalledTimes(1);
    clock.advance(15 * MINUTE - SECOND);
    expect(events.onOver).not.toHaveBeenCalled();
    clock.advance(SECOND);
    expect(events.onOver).toHaveBeenCalledTimes(1);
  });

  it('does not run for a visitor', () => {
    const { clock, events, watch } = openTab();
    watch.start();
    watch.stop();
    clock.advance(60 * MINUTE);
    watch.look();
    watch.stay();
    expect(events.onOver).not.toHaveBeenCalled();
    expect(clock.running).toBe(0);
  });
});

describe('a session that is over', () => {
  /** A computer that slept: the time went on, no timer ran. */
  class SleepyClock extends FakeClock {
    asleep = 0;
    override now(): Instant {
      return instant(super.now() + this.asleep);
    }
  }

  it.each(['act', 'stay', 'look'] as const)('is not revived by %s on a computer that wakes up', (call) => {
    const clock = new SleepyClock();
    const { events, watch } = openTab(clock);
    watch.start();
    clock.asleep = 3 * 60 * MINUTE;
    watch[call]();
    expect(events.onOver).toHaveBeenCalledTimes(1);
  });

  it('is seen as left too long when the browser is opened again later', () => {
    const first = openTab();
    first.watch.start();
    first.clock.advance(MINUTE);
    expect(openTab(first.clock, first.storage).watch.wasLeftTooLong()).toBe(false);
    const later = new FakeClock(first.clock.now() + 14 * MINUTE);
    expect(openTab(later, first.storage).watch.wasLeftTooLong()).toBe(true);
  });

  it('is not suspected where no activity was ever kept', () => {
    expect(openTab().watch.wasLeftTooLong()).toBe(false);
    expect(openTab(new FakeClock(), memoryStorage({ 'stadstegoed:last-activity': 'x' })).watch.wasLeftTooLong()).toBe(
      false,
    );
  });
});

describe('several tabs', () => {
  it('keep each other signed in', () => {
    const one = openTab();
    const two = openTab(one.clock, one.storage);
    one.watch.start();
    two.watch.start();
    one.clock.advance(10 * MINUTE);
    two.watch.act();
    one.clock.advance(10 * MINUTE);
    expect(one.events.onOver).not.toHaveBeenCalled();
    expect(one.events.onWarning).not.toHaveBeenCalled();
  });

  it('take the warning away when the resident stays in another one', () => {
    const one = openTab();
    const two = openTab(one.clock, one.storage);
    one.watch.start();
    two.watch.start();
    one.clock.advance(14 * MINUTE);
    two.watch.stay();
    one.clock.advance(SECOND);
    expect(one.events.onActive).toHaveBeenCalledTimes(1);
    expect(one.watch.state.kind).toBe('active');
  });

  it('tell each other at most every five seconds', () => {
    const storage = memoryStorage();
    const { clock, watch } = openTab(new FakeClock(), storage);
    const setItem = vi.spyOn(storage, 'setItem');
    watch.start();
    for (let second = 0; second < 20; second += 1) {
      clock.advance(SECOND);
      watch.act();
    }
    expect(setItem).toHaveBeenCalledTimes(5);
  });
});
