import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import {
  confirmationWindow,
  secondsSinceConfirmation,
  watchConfirmationWindow,
  type ConfirmationWindow,
} from './confirmation-window.ts';
import { BSN_CONFIRMATION_OFFSET } from './confirmation-offset.ts';

const clock = new FakeClock();
const readAt = clock.reading();
const later = (seconds: number) => {
  const since = new FakeClock();
  since.advance(seconds * 1000);
  return since;
};
const limits = { bsnConfirmationTime: 900, offset: BSN_CONFIRMATION_OFFSET };

describe('the identity confirmation window', () => {
  it('is the confirmation time minus the BSN time and the offset [FA-038]', () => {
    const open = (secondsLeft: number): ConfirmationWindow => ({ kind: 'open', secondsLeft });
    expect(confirmationWindow({ bsnTime: 0, readAt }, limits, readAt)).toEqual(open(600));
    expect(confirmationWindow({ bsnTime: 100, readAt }, limits, readAt)).toEqual(open(500));
    expect(confirmationWindow({ bsnTime: 100, readAt }, { ...limits, offset: 0 }, readAt)).toEqual(open(800));
    expect(confirmationWindow({ bsnTime: 599, readAt }, limits, readAt)).toEqual(open(1));
    expect(confirmationWindow({ bsnTime: 600, readAt }, limits, readAt)).toEqual({ kind: 'expired' });
    expect(confirmationWindow({ bsnTime: 9000, readAt }, limits, readAt)).toEqual({ kind: 'expired' });
  });

  it('has an offset of 300 seconds by default [FA-039]', () => {
    expect(BSN_CONFIRMATION_OFFSET).toBe(300);
  });

  it('adds the time since the identity was read [FA-038]', () => {
    const window = confirmationWindow({ bsnTime: 100, readAt }, limits, later(60).reading());
    expect(window).toEqual({ kind: 'open', secondsLeft: 440 });
  });

  it('counts the seconds since the confirmation from the same instant', () => {
    expect(secondsSinceConfirmation({ bsnTime: 100, readAt }, later(60).reading())).toBe(160);
    expect(secondsSinceConfirmation({ bsnTime: null, readAt }, readAt)).toBeNull();
  });

  it('is no longer when the clock is set back, and over after sleep [FA-038]', () => {
    const since = later(60);
    since.set(-60 * 60_000);
    const bsn = { bsnTime: 100, readAt };
    expect(confirmationWindow(bsn, limits, since.reading())).toEqual({ kind: 'open', secondsLeft: 440 });
    since.set(2 * 60 * 60_000);
    expect(confirmationWindow(bsn, limits, since.reading())).toEqual({ kind: 'expired' });
  });

  it('is not_confirmed without a confirmed BSN and always for a fund without a confirmation time', () => {
    expect(confirmationWindow({ bsnTime: null, readAt }, limits, readAt)).toEqual({ kind: 'not_confirmed' });
    const always = confirmationWindow({ bsnTime: 99_999, readAt }, { ...limits, bsnConfirmationTime: null }, readAt);
    expect(always).toEqual({ kind: 'always' });
  });
});

describe('watchConfirmationWindow', () => {
  function watch(bsnTime: number) {
    const fakeClock = new FakeClock();
    const bsn = { bsnTime, readAt: fakeClock.reading() };
    const windows: ConfirmationWindow[] = [];
    const stop = watchConfirmationWindow(
      fakeClock,
      (now) => confirmationWindow(bsn, limits, now),
      (window) => windows.push(window),
    );
    return { fakeClock, windows, stop };
  }

  it('reports the window every second until it expires [FA-040]', () => {
    const { fakeClock, windows } = watch(598);
    expect(windows).toEqual([{ kind: 'open', secondsLeft: 2 }]);
    fakeClock.advance(999);
    expect(windows).toHaveLength(1);
    fakeClock.advance(1);
    expect(windows.at(-1)).toEqual({ kind: 'open', secondsLeft: 1 });
    fakeClock.advance(5000);
    expect(windows).toHaveLength(3);
    expect(windows.at(-1)).toEqual({ kind: 'expired' });
    expect(fakeClock.running).toBe(0);
  });

  it('leaves no timer running after a stop or for a window that is already over', () => {
    const { fakeClock, windows, stop } = watch(0);
    stop();
    fakeClock.advance(5000);
    expect(windows).toHaveLength(1);
    expect(watch(600).fakeClock.running).toBe(0);
  });
});
