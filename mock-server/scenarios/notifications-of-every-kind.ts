import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { noticeTypes } from '../src/outside/notice-texts.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { ago, dayFromNow } from '../src/seed/dates.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { notify } from '../src/store/notify.ts';
import { fundOf } from '../src/store/vouchers.ts';
import { moneyLocale } from '../src/wire/format.ts';

/** Samira has one notice of every kind that the platform sends, a day apart; the newest five are unread. */
export const scenario: Scenario = {
  sentence: 'Samira has one notice of every kind that the platform sends, a day apart; the newest five are unread.',
  build: (world) => {
    townWith(world, samira);
    const { address } = accountOf(world, 'samira');
    const lessons = world.table('products').get(201);
    const provider = world.table('organizations').get(lessons?.organization_id ?? 0);
    const about = {
      fund: fundOf(world, funds.kindtegoed).name,
      product: lessons?.name ?? '',
      provider: provider?.name ?? '',
      amount: moneyLocale(lessons?.price ?? 0),
      day: dayFromNow(world, 24),
    };
    noticeTypes.toReversed().forEach((type, turn) => {
      const days = noticeTypes.length - 1 - turn;
      notify(world, address, { type, about, seen: days >= 5, at: ago(world, days, 2) });
    });
  },
};
