import type { Call } from '../http/call.ts';
import { cardType } from '../domain/physical-cards/card-types.ts';
import type { World } from '../world/world.ts';
import type { PhysicalCardRow } from '../tables/vouchers.ts';

const nowhere = { address: null, house: null, house_addition: null, postcode: null, city: null };

/** The type of a card, on the platform that has types. */
const typeOf = ({ settings }: World): object =>
  settings.edition === '2026-07' ? { physical_card_type_id: cardType.id } : {};

/** A plastic card with the address to which it was sent last; without one when it was not ordered by post. */
export function physicalCard({ world }: Call, card: PhysicalCardRow): object {
  const orders = world.table('physical_card_requests').where('voucher_id', card.voucher_id);
  const { address, house, house_addition, postcode, city } = orders.at(-1) ?? nowhere;
  const sentTo = { address, house, house_addition, postcode, city };
  return { id: card.id, code: card.code, ...typeOf(world), ...sentTo };
}
