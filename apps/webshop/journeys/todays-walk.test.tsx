import { describe, expect, it } from 'vitest';
import { isScreenAvailable } from '../src/routes/screen-availability.ts';
import { SCREEN_NAMES } from '../src/routes/screens.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { linksToNowhere } from '../testing/links-to-nowhere.ts';
import { sweptOf } from '../testing/screens.examples.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { untilQuiet } from './faults/quiet.ts';

const mockPlatform = aMockPlatform();

/** Every screen in the states that show real data. */
const rows = SCREEN_NAMES.flatMap((name) => sweptOf(name));

describe('on the platform of July 2026', () => {
  it.each(rows)(
    '$name makes no call and has no link that this platform does not have',
    async ({ scenario, as, path, hasAsked }) => {
      const visit = {
        scenario,
        edition: '2026-07',
        at: path,
        ...(as && { as }),
        ...(hasAsked && { hasAsked }),
      } as const;
      const shop = await ShopInProcess.open(mockPlatform(), visit);
      await untilQuiet(shop, () => 0, 50);
      const answered = await shop.mock.requests();
      expect(
        answered.flatMap(({ method, url, status }) =>
          status === 404 || status === 405 ? [`${status} ${method} ${url}`] : [],
        ),
      ).toEqual([]);
      expect(linksToNowhere((screen) => !isScreenAvailable(screen, shop.shop.shell.settings))).toEqual([]);
    },
  );
});
