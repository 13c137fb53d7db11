import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setTimeout as rest } from 'node:timers/promises';
import { readCatalogue } from '../src/database/catalogue.ts';
import { Worlds } from '../src/database/worlds.ts';
import { median, percentile } from './load.ts';
import type { Row } from './rows.ts';

/** The situation with everybody in it. */
const scenario = 'ordinary-tuesday';
const now = Date.UTC(2026, 10, 24, 9);
/** Worlds that live in one process at the same time. */
const crowdOfWorlds = 1000;
/** Milliseconds in which a template of the hour is surely made. */
const longRest = 1500;

/** Border: the engine hands out its collector only when it is asked for. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function times(count: number, work: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}

const seen = (took: readonly number[]): string =>
  `middle ${median(took).toFixed(3)} ms, p99 ${percentile(took, 0.99).toFixed(3)} ms`;

const lower = { better: 'lower', beside: {} } as const;

/** Back to the start of a scenario, for a clock that runs: its rows carry the moment of the reset. */
async function resetRow(): Promise<Row> {
  const worlds = new Worlds(await readCatalogue(), null);
  worlds.create(scenario, { name: 'dev' });
  const first = times(3, () => worlds.reset('dev'));
  await rest(longRest);
  const took = times(500, () => worlds.reset('dev'));
  return {
    ...lower,
    what: 'Reset to seed, running clock',
    value: median(took),
    unit: 'ms',
    floor: 20,
    aim: 5,
    seen: `${seen(took)}; the first ones ${median(first).toFixed(1)} ms`,
  };
}

/** A new world of a scenario, and what it holds. */
async function copyRows(): Promise<readonly Row[]> {
  const collect = collector();
  const worlds = new Worlds(await readCatalogue(), now);
  worlds.create(scenario, { name: 'first' });
  worlds.create(scenario, { name: 'second' });
  collect();
  const before = process.memoryUsage().heapUsed;
  const took = times(crowdOfWorlds, () => worlds.create(scenario));
  collect();
  const each = (process.memoryUsage().heapUsed - before) / crowdOfWorlds / 1024;
  const size = worlds.names().length;
  return [
    { ...lower, what: 'Copy of a world', value: median(took), unit: 'ms', floor: 5, aim: 1, seen: seen(took) },
    {
      ...lower,
      what: 'Memory of a world that is a copy',
      value: each,
      unit: 'kB',
      floor: 100,
      aim: 100,
      seen: `${size} worlds in one process`,
    },
  ];
}

/** What worlds cost: to begin again, to make another, to have a thousand. */
export const worldRows = async (): Promise<readonly Row[]> => [await resetRow(), ...(await copyRows())];
