import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../../testing/a-mock-platform.ts';
import { failuresAt, isLong, problemsOf } from './faults-form.ts';
import { SCREEN_NAMES } from '../../src/routes/screens.ts';
import { sweptOf } from '../../testing/screens.examples.ts';
import { learnScreen, sweepCall, type Cell } from './screen-sweep.ts';

/** The calls that the layout makes on every screen; the short form lets them fail on home only. */
const OF_THE_LAYOUT = /^GET (\/platform\/config\/webshop|\/identity)$/;
const LONG_TIMEOUT = 1_800_000;

const SCREENS = SCREEN_NAMES.map((name) => [name, sweptOf(name)] as const);

const platform = aMockPlatform();

describe.each(SCREENS)('%s, whichever call fails', (name, rows) => {
  it.each(isLong ? rows : rows.slice(0, 1))(
    'has a heading, tells it, stops loading and says nothing untrue: $path',
    async (row) => {
      const learned = await learnScreen(platform(), row);
      const cells: Cell[] = [];
      const keys = learned.keys.filter((key) => isLong || name === 'home' || !OF_THE_LAYOUT.test(key));
      for (const [index, key] of keys.entries())
        for (const failure of failuresAt(index + name.length))
          cells.push(await sweepCall(platform(), name, { learned, key, failure }));
      expect(problemsOf(cells)).toEqual([]);
    },
    LONG_TIMEOUT,
  );
});
