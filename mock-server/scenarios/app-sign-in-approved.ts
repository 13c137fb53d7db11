import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addProxy, tokens } from '../src/seed/links.ts';
import { hour } from '../src/clock/calendar.ts';

/** Noor has scanned the QR code and approved the sign-in. */
export const scenario: Scenario = {
  sentence: 'Noor has scanned the QR code and approved the sign-in.',
  build: (world) => {
    townWith(world, noor);
    addProxy(world, {
      type: 'qr_code',
      identity_address: accountOf(world, 'noor').address,
      access_token: tokens.qrAccess,
      exchange_token: tokens.qr,
      exchange_until: world.now() + hour,
      state: 'active',
      activated_at: world.now(),
    });
  },
};
