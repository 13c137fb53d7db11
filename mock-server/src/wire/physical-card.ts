import type { Call } from '../http/call.ts';
import type { PhysicalCardRow } from '../tables/vouchers.ts';

const nowhere = { address: null, house: null, house_addition: null, postcode: null, city: null };

/** A plastic card with the address to which it was sent last; without one when it was not ordered by post. */
export function physicalCard({ world }: Call, card: PhysicalCardRow): object {
  const orders = world.table('physical_card_requests').where('voucher_id', card.voucher_id);
  const { address, house, house_addition, postcode, city } = orders.at(-1) ?? nowhere;
  return { id: card.id, code: card.code, address, house, house_addition, postcode, city };
}
