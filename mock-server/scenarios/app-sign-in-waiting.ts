import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { hour } from '../src/clock/calendar.ts';

/** A browser shows a QR code that nobody has scanned yet. */
export const scenario: Scenario = {
  sentence: 'A browser shows a QR code that nobody has scanned yet.',
  build: (world) => {
    townWith(world, noor);
    addProxy(world, {
      type: 'qr_code',
      access_token: tokens.qrAccess,
      exchange_token: tokens.qr,
      exchange_until: world.now() + hour,
    });
  },
};
