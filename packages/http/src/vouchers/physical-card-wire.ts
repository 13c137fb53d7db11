import type { CardAddress, PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Fields } from '../wire.ts';

type Wire = components['schemas']['PhysicalCard'];

/** Maps the wire format of a card, of a voucher or of the answer to linking it. */
export function toPhysicalCard(wire: Fields<Wire>): PhysicalCard {
  return {
    id: wire.id('id'),
    code: wire.string('code'),
    sentTo: toSentTo(wire),
  };
}

/** The address to which a card was sent; null unless street, number and city are known. */
function toSentTo(wire: Fields<Wire>): CardAddress | null {
  const [address, house, city] = [wire.string('address', ''), wire.string('house', ''), wire.string('city', '')];
  if (address === '' || house === '' || city === '') return null;
  return {
    postcode: wire.string('postcode', ''),
    address,
    house,
    houseAddition: wire.string('house_addition', ''),
    city,
  };
}
