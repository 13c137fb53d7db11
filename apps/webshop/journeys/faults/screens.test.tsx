import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../../testing/a-mock-platform.ts';
import { failuresAt, isLong, problemsOf } from './faults-form.ts';
import { SCREEN_NAMES } from '../../src/routes/screens.ts';
import { sweptOf } from '../../testing/screens.examples.ts';
import { learnScreen, sweepCall, type Cell } from './screen-sweep.ts';

/** The calls that the layout makes on every screen; the short form lets them fail on home only. */
const OF_THE_LAYOUT = /^GET (\/platform\/config\/webshop|\/identity)$/;
/** These screens sign in and lead on to home at once. The calls of home fail on home; here only those with the link. */
const SIGNS_IN: readonly ScreenName[] = ['restore-email', 'confirmation-email', 'auth-link'];
const WITH_THE_LINK = /^[A-Z]+ \/identity\/proxy\//;

/** Whether the short form lets a call fail on this screen. */
function failsHere(name: ScreenName, key: string): boolean {
  if (SIGNS_IN.includes(name)) return WITH_THE_LINK.test(key);
  return name === 'home' || !OF_THE_LAYOUT.test(key);
}

const SCREENS = SCREEN_NAMES.map((name) => [name, sweptOf(name)] as const);

const platform = aMockPlatform();

describe.each(SCREENS)('%s, whichever call fails', (name, rows) => {
  it.each(isLong ? rows : rows.slice(0, 1))(
    'has a heading, tells it, stops loading and says nothing untrue: $path',
    async (row) => {
      const learned = await learnScreen(platform(), row);
      const cells: Cell[] = [];
      const keys = learned.keys.filter((key) => isLong || failsHere(name, key));
      // Or this test would try nothing once the address of the call with the link changes.
      expect(keys.length).toBeGreaterThanOrEqual(SIGNS_IN.includes(name) ? 1 : 0);
      for (const [index, key] of keys.entries())
        for (const failure of failuresAt(index + name.length))
          cells.push(await sweepCall(platform(), name, { learned, key, failure }));
      expect(problemsOf(cells)).toEqual([]);
    },
  );
});
