import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { minute } from '../src/clock/calendar.ts';

/** The QR code on the screen is older than an hour. */
export const scenario: Scenario = {
  sentence: 'The QR code on the screen is older than an hour.',
  build: (world) => {
    townWith(world, noor);
    addProxy(world, {
      type: 'qr_code',
      access_token: tokens.qrAccess,
      exchange_token: tokens.qr,
      exchange_until: world.now() - minute,
    });
  },
};
