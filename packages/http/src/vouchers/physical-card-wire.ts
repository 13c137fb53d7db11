import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import type { CardType, PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toPicture } from '../picture.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];
type Wire = Schemas['PhysicalCard'];

/** Maps the wire format of a card, of a voucher or of the answer to linking it. */
export function toPhysicalCard(wire: Fields<Wire>): PhysicalCard {
  return {
    id: wire.id('id'),
    code: wire.string('code'),
    typeId: wire.id('physical_card_type_id', null),
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

/** Maps a type of cards of a fund: its id in a link or an order is that of the pair, not that of the type itself. */
export function toCardType(wire: Fields<Schemas['FundPhysicalCardType']>): CardType {
  const type = wire.object('physical_card_type');
  return {
    id: wire.id('id'),
    typeId: wire.id('physical_card_type_id'),
    name: type.string('name', null),
    photo: type.part('photo', toPicture),
    prefix: type.string('code_prefix', ''),
    blocks: type.integer('code_blocks'),
    blockSize: type.integer('code_block_size'),
    mayLink: wire.boolean('allow_physical_card_linking'),
    mayOrder: wire.boolean('allow_physical_card_requests'),
    mayUnlink: wire.boolean('allow_physical_card_deactivation'),
  };
}
