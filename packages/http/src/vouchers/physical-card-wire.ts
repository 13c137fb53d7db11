import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import type { PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
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
function toSentTo(wire: Fields<Wire>): PostalAddress | null {
  const [street, house, city] = [wire.string('address', ''), wire.string('house', ''), wire.string('city', '')];
  if (street === '' || house === '' || city === '') return null;
  return {
    postcode: wire.string('postcode', ''),
    street,
    house,
    houseAddition: wire.string('house_addition', ''),
    city,
  };
}
