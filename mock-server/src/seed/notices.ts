import { lastDay } from '../rules/voucher-state.ts';
import { notify } from '../store/notify.ts';
import type { Day } from '../store/row.ts';
import type { IdentityRow } from '../store/table-people.ts';
import { fundOf } from '../store/vouchers.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { funds } from './fund-ids.ts';

type Line = readonly [type: string, days: number, seen: boolean, about: { readonly [word: string]: string }];

const lines: readonly Line[] = [
  ['fund_request_approved', 30, true, { fund: 'Kindtegoed' }],
  ['voucher_added_budget', 30, true, { fund: 'Kindtegoed' }],
  ['voucher_budget_transaction', 24, true, { fund: 'Kindtegoed', provider: 'Zwembad De Golfslag', amount: '€ 12,50' }],
  ['product_reservation_created', 20, true, { product: 'Zwemles voor diploma A', provider: 'Zwembad De Golfslag' }],
  ['product_reservation_accepted', 19, true, { product: 'Zwemles voor diploma A', provider: 'Zwembad De Golfslag' }],
  ['reimbursement_submitted', 16, true, { fund: 'Kindtegoed' }],
  ['fund_request_created', 12, true, { fund: 'Warm wonen' }],
  ['reimbursement_approved', 12, true, { fund: 'Kindtegoed' }],
  ['requester_provider_approved_budget', 11, true, { fund: 'Meedoentegoed', provider: 'Rijwielhuis De Tweede Ronde' }],
  ['voucher_physical_card_requested', 9, true, { fund: 'Meedoentegoed' }],
  ['voucher_shared_by_email', 8, true, { fund: 'Meedoentegoed' }],
  ['voucher_expire_soon_budget', 7, false, { fund: 'Meedoentegoed' }],
  ['fund_request_feedback_requested', 2, false, { fund: 'Warm wonen' }],
  ['product_reservation_rejected', 0, false, { product: 'Judo, drie maanden', provider: 'Judoschool Kyo' }],
];

/** The last day of the voucher that the reminder is about. */
function endOfMeedoentegoed(world: World, identity: IdentityRow): Day {
  const own = world.table('vouchers').where('identity_address', identity.address);
  const voucher = own.find(({ fund_id }) => fund_id === funds.meedoentegoed);
  if (!voucher) throw new Error('The reminder needs a voucher of Meedoentegoed.');
  return lastDay(voucher, fundOf(world, voucher.fund_id));
}

/** Adds a month of notices: more than one page of ten, three of them unread, the newest of three hours ago. */
export function addNotices(world: World, identity: IdentityRow): void {
  const ends = endOfMeedoentegoed(world, identity);
  for (const [type, days, seen, words] of lines) {
    const about = type === 'voucher_expire_soon_budget' ? { ...words, day: ends } : words;
    notify(world, identity.address, { type, about, seen, at: ago(world, days, 3) });
  }
}
