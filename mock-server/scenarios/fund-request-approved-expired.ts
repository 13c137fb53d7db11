import type { Scenario } from '../src/store/scenario.ts';
import { persona as rosa } from '../personas/rosa.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';

/** The request of Rosa was approved, but her voucher has expired since. */
export const scenario: Scenario = {
  sentence: 'The request of Rosa was approved, but her voucher has expired since.',
  build: (world) => {
    townWith(world, rosa);
    const voucher = world.table('vouchers').where('identity_address', accountOf(world, 'rosa').address)[0];
    if (voucher) world.table('vouchers').update(voucher, { expire_at: '2020-12-31' });
  },
};
