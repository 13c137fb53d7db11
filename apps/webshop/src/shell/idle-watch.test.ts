import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { textStorage } from './browser/browser-adapters.ts';
import { IdleWatch } from './idle-watch.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A tab with its own events; tabs that share a clock and a storage belong to one browser. */
function openTab(clock = new FakeClock(), storage = memoryStorage()) {
  const events = {
    onWarning: vi.fn<() => void>(),
    onActive: vi.fn<() => void>(),
    onOver: vi.fn<() => void>(),
    isHeld: vi.fn(() => false),
  };
  const store = textStorage(() => storage, 'stadstegoed:');
  const watch = new IdleWatch(clock, store, events);
  return { clock, storage, events, watch };
}

/** A tab in which the watch runs. */
function openRunningTab(...of: Parameters<typeof openTab>) {
  const tab = openTab(...of);
  tab.watch.start();
  return tab;
}

function openTwoTabs() {
  const one = openRunningTab();
  return { one, two: openRunningTab(one.clock, one.storage) };
}

/** Expects the sign-out after exactly this time. */
function expectOverAfter(time: number, { clock, events }: Pick<ReturnType<typeof openTab>, 'clock' | 'events'>) {
  clock.advance(time - SECOND);
  expect(events.onOver).not.toHaveBeenCalled();
  clock.advance(SECOND);
  expect(events.onOver).toHaveBeenCalledTimes(1);
}

describe('the automatic sign-out', () => {
  it('happens after 15 minutes without activity, not earlier [SH-051]', () => {
    const { clock, events } = openRunningTab();
    expectOverAfter(15 * MINUTE, { clock, events });
    expect(clock.running).toBe(0);
  });

  it('shows a warning two minutes before, with the remaining seconds', () => {
    const { clock, events, watch } = openRunningTab();
    clock.advance(13 * MINUTE - SECOND);
    expect(events.onWarning).not.toHaveBeenCalled();
    clock.advance(SECOND);
    expect(events.onWarning).toHaveBeenCalledTimes(1);
    expect(watch.state).toEqual({ kind: 'warning', secondsLeft: 120 });
    clock.advance(SECOND);
    expect(watch.state).toEqual({ kind: 'warning', secondsLeft: 119 });
    expect(events.onWarning).toHaveBeenCalledTimes(1);
  });

  it('waits while it is held, and happens at once afterwards [SH-051]', () => {
    const { clock, events } = openRunningTab();
    clock.advance(14 * MINUTE);
    events.isHeld.mockReturnValue(true);
    clock.advance(SECOND);
    expect(events.onActive).toHaveBeenCalledTimes(1);
    clock.advance(30 * MINUTE);
    expect(events.onOver).not.toHaveBeenCalled();
    events.isHeld.mockReturnValue(false);
    clock.advance(SECOND);
    expect(events.onOver).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', 0],
    [', also after the clock was set back an hour', -60 * MINUTE],
  ])('does not happen while the resident is active%s', (_case, set) => {
    const { clock, events, watch } = openRunningTab();
    clock.set(set);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      clock.advance(10 * MINUTE);
      watch.act();
    }
    expect(events.onWarning).not.toHaveBeenCalled();
  });

  it('is postponed by 15 minutes only by choosing to stay, once the warning is shown', () => {
    const { clock, events, watch } = openRunningTab();
    clock.advance(14 * MINUTE);
    watch.act();
    clock.advance(SECOND);
    expect(watch.state.kind).toBe('warning');
    watch.stay();
    expect(watch.state.kind).toBe('active');
    expect(events.onActive).toHaveBeenCalledTimes(1);
    expectOverAfter(15 * MINUTE, { clock, events });
  });

  it('does not happen for a visitor', () => {
    const { clock, events, watch } = openRunningTab();
    watch.forget();
    clock.advance(60 * MINUTE);
    watch.look();
    watch.act();
    watch.stay();
    expect(watch.isForgotten).toBe(true);
    expect(events.onOver).not.toHaveBeenCalled();
    expect(clock.running).toBe(0);
  });
});

describe('an expired session', () => {
  it.each(['act', 'stay', 'look'] as const)('is not extended by %s after the computer wakes up', (call) => {
    const { clock, events, watch } = openRunningTab();
    // Time passed, but no timer ran.
    clock.set(3 * 60 * MINUTE);
    watch[call]();
    expect(events.onOver).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of half a minute in the future', 30 * SECOND, false],
    ['of a minute in the future', MINUTE, false],
    ['of more than a minute in the future', MINUTE + 1, true],
    ['of three days in the future', 3 * 24 * 60 * MINUTE, true],
    ['of 15 minutes ago', -15 * MINUTE, true],
    ['of just under 15 minutes ago', -15 * MINUTE + 1, false],
  ])('is told by an activity %s: %s, %s', (_case, offset, isOver) => {
    const clock = new FakeClock();
    const storage = memoryStorage({ 'stadstegoed:last-activity': String(clock.now() + offset) });
    expect(openTab(clock, storage).watch.wasLeftTooLong()).toBe(isOver);
  });

  it('is not assumed when no activity was stored', () => {
    expect(openTab().watch.wasLeftTooLong()).toBe(false);
    expect(openTab(new FakeClock(), memoryStorage({ 'stadstegoed:last-activity': 'x' })).watch.wasLeftTooLong()).toBe(
      false,
    );
  });
});

describe('a clock that is set while the shop runs', () => {
  const ACTIVITY = 'stadstegoed:last-activity';

  it.each([
    ['back an hour', -60 * MINUTE],
    ['back three days', -3 * 24 * 60 * MINUTE],
    ['back to 1970', -Date.UTC(2026, 0, 15)],
  ])('%s does not postpone the sign-out [SH-051]', (_case, set) => {
    const { clock, events } = openRunningTab();
    clock.advance(5 * MINUTE);
    clock.set(set);
    clock.advance(8 * MINUTE);
    expect(events.onWarning).toHaveBeenCalledTimes(1);
    expectOverAfter(2 * MINUTE, { clock, events });
  });

  it('forward by more than the term ends the session, as after sleep [SH-051]', () => {
    const { clock, events } = openRunningTab();
    clock.set(60 * MINUTE);
    clock.advance(SECOND);
    expect(events.onOver).toHaveBeenCalledTimes(1);
  });

  it('back an hour, and then asleep for longer than the term, ends the session [SH-051]', () => {
    const { clock, events, watch } = openRunningTab();
    clock.advance(MINUTE);
    clock.set(-60 * MINUTE);
    clock.advance(SECOND);
    clock.set(16 * MINUTE);
    watch.act();
    expect(events.onOver).toHaveBeenCalledTimes(1);
  });

  it('back leaves the time of now for the next visit, once', () => {
    const { clock, storage } = openRunningTab();
    clock.set(-60 * MINUTE);
    clock.advance(SECOND);
    expect(storage.getItem(ACTIVITY)).toBe(String(clock.now()));
    const setItem = vi.spyOn(storage, 'setItem');
    clock.advance(5 * MINUTE);
    expect(setItem).not.toHaveBeenCalled();
  });

  it('replaces an activity in the future by now, from which the term counts [SH-051]', () => {
    const { clock, storage, events } = openRunningTab();
    storage.setItem(ACTIVITY, String(clock.now() + 60 * MINUTE));
    clock.advance(SECOND);
    expect(storage.getItem(ACTIVITY)).toBe(String(clock.now()));
    expectOverAfter(15 * MINUTE, { clock, events });
  });
});

describe('several tabs', () => {
  it('are signed out by the first of them when the clock was set back [SH-051]', () => {
    const { one, two } = openTwoTabs();
    one.clock.advance(MINUTE);
    one.clock.set(-60 * MINUTE);
    one.clock.advance(14 * MINUTE);
    expect(one.events.onOver.mock.calls.length + two.events.onOver.mock.calls.length).toBe(1);
  });

  it('keep each other signed in', () => {
    const { one, two } = openTwoTabs();
    one.clock.advance(10 * MINUTE);
    two.watch.act();
    one.clock.advance(10 * MINUTE);
    expect(one.events.onOver).not.toHaveBeenCalled();
    expect(one.events.onWarning).not.toHaveBeenCalled();
  });

  it('hide the warning when the resident chooses to stay in another tab', () => {
    const { one, two } = openTwoTabs();
    one.clock.advance(14 * MINUTE);
    two.watch.stay();
    one.clock.advance(SECOND);
    expect(one.events.onActive).toHaveBeenCalledTimes(1);
    expect(one.watch.state.kind).toBe('active');
  });

  it('share activity at most every five seconds', () => {
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
