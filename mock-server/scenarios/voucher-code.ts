import type { Scenario } from '../src/store/scenario.ts';
import { persona as yusuf } from '../personas/yusuf.ts';
import { townWith } from '../src/seed/cast.ts';
import { codes } from '../src/seed/codes.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addVoucher } from '../src/seed/voucher.ts';

/** Yusuf holds the activation code of a voucher that waits for its owner. */
export const scenario: Scenario = {
  sentence: 'Yusuf holds the activation code of a voucher that waits for its owner.',
  build: (world) => {
    townWith(world, yusuf);
    addVoucher(world, null, {
      word: 'kindtegoed-wachtend',
      fund: funds.kindtegoed,
      amount: 30_000,
      days_ago: 14,
      changes: { state: 'pending', activation_code: codes.voucher },
    });
  },
};
