import type { CardAddress, PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { readId, readString, readStringOrNull } from '../wire.ts';

type Wire = components['schemas']['PhysicalCard'];

/** Maps the wire format of a card (reference part 1, 6.8), of a voucher or of the answer to linking it. */
export function toPhysicalCard(wire: Wire): PhysicalCard {
  return {
    id: readId(wire.id, 'physical_card.id'),
    code: readString(wire.code, 'physical_card.code'),
    sentTo: toSentTo(wire),
  };
}

/** The address to which a card was sent; null unless street, number and city are known. */
function toSentTo(wire: Wire): CardAddress | null {
  const text = (name: 'postcode' | 'address' | 'house' | 'house_addition' | 'city'): string =>
    readStringOrNull(wire[name], `physical_card.${name}`) ?? '';
  const [address, house, city] = [text('address'), text('house'), text('city')];
  if (address === '' || house === '' || city === '') return null;
  return { postcode: text('postcode'), address, house, houseAddition: text('house_addition'), city };
}
