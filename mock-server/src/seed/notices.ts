import { notify } from '../store/notify.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';

type Line = readonly [type: string, days: number, seen: boolean, about: { readonly [word: string]: string }];

const lines: readonly Line[] = [
  ['fund_request_approved', 30, true, { fund: 'Kindtegoed' }],
  ['voucher_added_budget', 30, true, { fund: 'Kindtegoed' }],
  ['voucher_budget_transaction', 24, true, { fund: 'Kindtegoed', provider: 'Zwembad De Golfslag', amount: '€ 12,50' }],
  ['product_reservation_created', 20, true, { product: 'Zwemles A', provider: 'Zwembad De Golfslag' }],
  ['product_reservation_accepted', 19, true, { product: 'Zwemles A', provider: 'Zwembad De Golfslag' }],
  ['reimbursement_submitted', 16, true, { fund: 'Kindtegoed' }],
  ['reimbursement_approved', 12, true, { fund: 'Kindtegoed' }],
  ['requester_provider_approved_budget', 11, true, { fund: 'Meedoentegoed', provider: 'Fietsenmaker Spaak' }],
  ['voucher_physical_card_requested', 9, true, { fund: 'Meedoentegoed' }],
  ['voucher_shared_by_email', 8, true, { fund: 'Meedoentegoed' }],
  ['fund_request_created', 6, true, { fund: 'Warm wonen' }],
  ['fund_request_feedback_requested', 2, false, { fund: 'Warm wonen' }],
  ['voucher_expire_soon_budget', 1, false, { fund: 'Meedoentegoed', day: '31 december 2026' }],
  ['product_reservation_rejected', 0, false, { product: 'Judo voor beginners', provider: 'Sportschool Balans' }],
];

/** Adds a month of notices: more than one page of ten, three of them unread, the newest of three hours ago. */
export function addNotices(world: World, identity: IdentityRow): void {
  for (const [type, days, seen, about] of lines) {
    notify(world, identity.address, { type, about, seen, at: ago(world, days, 3) });
  }
}
