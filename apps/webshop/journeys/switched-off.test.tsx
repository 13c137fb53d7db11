import { describe, expect, it } from 'vitest';
import { SCREEN_NAMES, screenOf } from '../src/routes/screens.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { linksToNowhere } from '../testing/links-to-nowhere.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { untilQuiet } from './faults/quiet.ts';
import { sweptOf } from '../testing/screens.examples.ts';

const mockPlatform = aMockPlatform();

/** Every screen that a flag can switch off is off. */
const FLAGS = Object.fromEntries(
  SCREEN_NAMES.map(screenOf).flatMap(({ flag }) => (flag === undefined ? [] : [[flag, false]])),
);

const rows = SCREEN_NAMES.filter((name) => screenOf(name).flag === undefined).flatMap((name) => sweptOf(name));

describe('with every screen switched off that can be, no link leads to one of them', () => {
  it.each(rows)(
    'with every screen switched off that can be, no link leads to one of them on $name',
    async ({ scenario, as, path, hasAsked }) => {
      const visit = { scenario, at: path, ...(as && { as }), ...(hasAsked && { hasAsked }) };
      const shop = await ShopInProcess.open(mockPlatform(), { ...visit, environment: { flags: FLAGS } });
      await untilQuiet(shop, () => 0, 50);
      expect(linksToNowhere((screen) => screenOf(screen).flag !== undefined)).toEqual([]);
    },
  );
});
