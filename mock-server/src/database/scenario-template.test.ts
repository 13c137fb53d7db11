import { describe, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { readCatalogue } from './catalogue.ts';
import { ScenarioTemplate } from './scenario-template.ts';
import { Random } from '../shared/random.ts';
import type { Scenario } from './scenario.ts';
import type { WorldSnapshot } from './shape.ts';
import { moved, shiftBetween } from './time-shift.ts';
import { World } from './world.ts';

const minute = 60_000;

describe('what moves with the time', () => {
  it.each([
    [5, 5, null],
    [5, 65, 'moves'],
    [5, 66, undefined],
    ['a', 'b', undefined],
    [null, 60, undefined],
    [{ at: 5, name: 'a' }, { at: 65, name: 'a' }, { at: 'moves' }],
    [{ at: 5 }, { at: 65, name: 'a' }, undefined],
    [[{ at: 5 }, { at: 5 }], [{ at: 5 }, { at: 65 }], { 1: { at: 'moves' } }],
    [[5], { 0: 5 }, undefined],
  ])('from %j to %j in 60 is %j', (one, other, shift) => {
    expect(shiftBetween(one, other, 60)).toEqual(shift);
  });

  it.each([
    [5, 5],
    [5, 65],
    [
      { at: 5, name: 'a' },
      { at: 65, name: 'a' },
    ],
    [
      [{ at: 5 }, { at: 5 }],
      [{ at: 5 }, { at: 65 }],
    ],
  ])('turns %j into %j', (one, other) => {
    expect(moved<unknown>(one, shiftBetween(one, other, 60) ?? null, 60)).toEqual(other);
  });
});

/** The scenario as it is built at a moment. */
function built(name: string, scenario: Scenario, now: number): WorldSnapshot {
  const world = World.empty(name, Clock.frozenAt(now));
  scenario.build(world);
  return world.snapshot();
}

const withoutClock = (snapshot: WorldSnapshot): object => ({ ...snapshot, clock: null });

const { scenarios } = await readCatalogue();
/** An ordinary day, both nights on which the clock changes, New Year and the leap day. */
const days = ['2026-11-24', '2027-03-28', '2026-10-25', '2027-01-01', '2028-02-29'];

describe('a template of an hour', () => {
  it('is there for the situation of the developer in every hour of a day', () => {
    const scenario = scenarios.get('ordinary-tuesday');
    if (!scenario) throw new Error('There is no ordinary Tuesday.');
    const midnight = Date.parse('2026-11-22T00:00:00+01:00');
    const without = Array.from({ length: 24 }, (_, hour) => hour).filter(
      (hour) => ScenarioTemplate.of('ordinary-tuesday', scenario, midnight + hour * 60 * minute) === null,
    );
    expect(without).toEqual([]);
  });

  it.each(days)('gives at any moment of %s what a build at that moment gives', (day) => {
    const random = new Random(Number(day.replaceAll('-', '')));
    const names = [...scenarios.keys()];
    let templates = 0;
    for (let count = 0; count < 8; count += 1) {
      const name = names[random.between(0, names.length - 1)] ?? '';
      const scenario = scenarios.get(name);
      if (!scenario) throw new Error(`There is no scenario ${name}.`);
      const moment = Date.parse(`${day}T00:00:00+01:00`) + random.between(0, 24 * 60 - 1) * minute + 17;
      const template = ScenarioTemplate.of(name, scenario, moment);
      templates += template?.covers(moment) ? 1 : 0;
      const made = template?.at(moment).snapshot() ?? built(name, scenario, moment);
      expect(withoutClock(made), `${name} at ${moment}`).toEqual(withoutClock(built(name, scenario, moment)));
    }
    expect(templates).toBeGreaterThan(0);
  });

  it('makes a world whose clock runs from the moment on', () => {
    const scenario = scenarios.get('ordinary-tuesday');
    if (!scenario) throw new Error('The scenario is gone.');
    const now = Date.UTC(2026, 10, 24, 9) + 1234;
    const template = ScenarioTemplate.of('ordinary-tuesday', scenario, now);
    expect(template?.covers(now)).toBe(true);
    expect(template?.covers(now + 3_600_000)).toBe(false);
    expect(template?.at(now).clock.state()).toEqual({ virtual: now, machine: now, speed: 1, frozen: false });
  });

  const hourOf = (build: Scenario['build']): ScenarioTemplate | null =>
    ScenarioTemplate.of('one', { sentence: 'One.', build }, Date.UTC(2026, 10, 24, 9, 20));

  it.each<[string, Scenario['build']]>([
    [
      'writes the time in words',
      (world) => void world.table('sms').insert({ to: '', text: `${world.now()}`, sent_at: 0 }),
    ],
    [
      'has an instant that stops on the way',
      (world) => {
        const stop = Date.UTC(2026, 10, 24, 9, 40);
        world.table('sms').insert({ to: '', text: '', sent_at: Math.min(world.now(), stop) });
      },
    ],
    [
      'has other rows at the end',
      (world) => {
        if (world.now() % 3_600_000 > 3_000_000) world.table('sms').insert({ to: '', text: '', sent_at: 0 });
      },
    ],
    [
      'draws chance by the time',
      (world) => {
        if (world.now() % 3_600_000 > 1_000_000) world.random.next();
      },
    ],
    ['moves the clock', (world) => world.clock.step(60)],
  ])('does not exist for a scenario that %s', (_what, build) => {
    expect(hourOf(build)).toBeNull();
  });
});
