import { describe, expect, it } from 'vitest';
import { addDays, amsterdam, dayOf, startOf } from './calendar.ts';
import { Clock } from './clock.ts';

describe('the clock of a world', () => {
  const moving = () => {
    let machine = 1000;
    const clock = Clock.running(() => machine);
    return { clock, pass: (milliseconds: number) => void (machine += milliseconds) };
  };

  it('runs with the machine, then at another speed', () => {
    const { clock, pass } = moving();
    pass(500);
    expect(clock.now()).toBe(1500);
    clock.runAt(60);
    pass(1000);
    expect(clock.now()).toBe(61_500);
  });

  it('stands still while it is frozen and goes on from there', () => {
    const { clock, pass } = moving();
    clock.freeze();
    pass(9000);
    expect(clock.now()).toBe(1000);
    clock.resume();
    pass(1);
    expect(clock.now()).toBe(1001);
  });

  it('steps and jumps, also back, frozen or not', () => {
    const { clock, pass } = moving();
    clock.step(-1);
    expect(clock.now()).toBe(0);
    clock.jumpTo(50_000);
    pass(5);
    expect(clock.now()).toBe(50_005);
    clock.freeze();
    clock.step(2);
    expect(clock.now()).toBe(52_005);
  });

  it('can be kept as plain data', () => {
    const kept = new Clock(Clock.frozenAt(77).state());
    expect(kept.now()).toBe(77);
  });
});

describe('the calendar', () => {
  it.each([
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25', '02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00:00'],
  ])('knows that %s is %s %s in the Netherlands', (moment, day, time) => {
    expect(dayOf(Date.parse(moment))).toBe(day);
    expect(amsterdam(Date.parse(moment)).time).toBe(time);
  });

  it.each([
    ['2026-11-24', '2026-11-23T23:00:00Z'],
    ['2026-07-01', '2026-06-30T22:00:00Z'],
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
    ['2027-01-01', '2026-12-31T23:00:00Z'],
  ])('lets %s begin at %s', (day, moment) => {
    expect(new Date(startOf(day)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', -1, '2026-03-28'],
    ['2026-11-24', 365, '2027-11-24'],
  ])('counts from %s by %s days to %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
  });
});
