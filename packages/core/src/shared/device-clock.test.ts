import { describe, expect, it } from 'vitest';
import { elapsedBetween, isOlderThan, learnTime, timeNow, type ClockReading, type KnownTime } from './device-clock.ts';
import { instant, type Instant } from './instant.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The true time in these tests. */
const NOW = instant(Date.parse('2026-01-15T09:00:00Z'));

const after = (milliseconds: number): Instant => instant(NOW + milliseconds);
/** A device whose time of day differs from the true time, so many milliseconds after its page was opened. */
const device = (wallOff: number, monotonic = 0): ClockReading => ({ wall: after(wallOff + monotonic), monotonic });

describe('the time between two readings of the clocks', () => {
  it.each([
    ['both clocks ran', device(0), device(0, 5 * MINUTE), 5 * MINUTE],
    ['the clock was set back an hour', device(0), device(-60 * MINUTE, 5 * MINUTE), 5 * MINUTE],
    ['the clock was set back three days', device(0), device(-3 * DAY, MINUTE), MINUTE],
    ['the device slept for an hour', device(0), { wall: after(60 * MINUTE), monotonic: MINUTE }, 60 * MINUTE],
    ['the clock was set forward an hour', device(0), device(60 * MINUTE, MINUTE), 61 * MINUTE],
  ] as const)('is the longer one: %s', (_case, from, to, milliseconds) => {
    expect(elapsedBetween(from, to)).toBe(milliseconds);
  });
});

describe('a stored time of which the term is an hour', () => {
  it.each([
    ['of now', 0, false],
    ['of just under an hour ago', -60 * MINUTE + 1, false],
    ['of an hour ago', -60 * MINUTE, true],
    ['of years ago', -800 * DAY, true],
    ['half a minute in the future, within what clocks differ', MINUTE / 2, false],
    ['a minute in the future', MINUTE, false],
    ['more than a minute in the future', MINUTE + 1, true],
    ['days in the future', 3 * DAY, true],
  ] as const)('%s', (_case, offset, isOld) => {
    expect(isOlderThan(60 * MINUTE, after(offset), NOW)).toBe(isOld);
  });
});

describe('the time of the shop', () => {
  const AGREES: KnownTime = { at: NOW, device: device(0) };

  it('is that of the device before the platform told one', () => {
    expect(timeNow(null, device(-3 * DAY, MINUTE))).toBe(after(-3 * DAY + MINUTE));
  });

  it.each([
    ['is right', 0, 0],
    ['is 20 seconds ahead', 20_000, 20_000],
    ['is exactly a minute behind', -MINUTE, -MINUTE],
    ['is more than a minute ahead', MINUTE + 1, 0],
    ['is two hours behind, as after a wrong daylight saving change', -120 * MINUTE, 0],
    ['is three days ahead', 3 * DAY, 0],
    ['stands in 1970', instant(0) - NOW, 0],
    ['is twenty years ahead', 7305 * DAY, 0],
  ] as const)('the time of the shop of a device that %s', (_case, off, shopIsOff) => {
    expect(timeNow(learnTime(null, NOW, device(off)), device(off))).toBe(after(shopIsOff));
  });

  it.each([
    ['runs on', device(3 * DAY, 10 * MINUTE), 10 * MINUTE],
    ['stays right after the clock was put right', device(0, 10 * MINUTE), 10 * MINUTE],
    ['stays right after the clock was set back further', device(-DAY, 10 * MINUTE), 10 * MINUTE],
    ['runs on during sleep', { wall: after(3 * DAY + 60 * MINUTE), monotonic: 1 }, 60 * MINUTE],
  ] as const)('the time of the shop after the correction of a device three days ahead %s', (_case, reading, later) => {
    expect(timeNow(learnTime(null, NOW, device(3 * DAY)), reading)).toBe(after(later));
  });

  it('does not change with an answer that agrees', () => {
    expect(learnTime(AGREES, after(MINUTE), device(0))).toBe(AGREES);
    expect(learnTime(AGREES, after(-MINUTE), device(0))).toBe(AGREES);
  });

  it('is corrected again when the clock was set forward while the page was open', () => {
    const forward = device(2 * DAY, MINUTE);
    expect(timeNow(AGREES, forward)).toBe(after(2 * DAY + MINUTE));
    expect(timeNow(learnTime(AGREES, after(MINUTE), forward), forward)).toBe(after(MINUTE));
  });
});
