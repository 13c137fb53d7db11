import { ContainerModule } from 'inversify';
import { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpPhysicalCards } from '@stadstegoed/http/physical-cards/http-physical-cards.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for linking, ordering and unlinking cards. */
export const physicalCards = new ContainerModule(({ bind }) => {
  bind(PhysicalCards)
    .toResolvedValue((client) => new HttpPhysicalCards(client), [Client])
    .inSingletonScope();
  bind(LinkPhysicalCard)
    .toResolvedValue((cards, vouchers) => new LinkPhysicalCard(cards, vouchers), [PhysicalCards, Vouchers])
    .inSingletonScope();
  bind(ValidateCardOrder)
    .toResolvedValue((cards, vouchers) => new ValidateCardOrder(cards, vouchers), [PhysicalCards, Vouchers])
    .inSingletonScope();
  bind(OrderPhysicalCard)
    .toResolvedValue((cards, vouchers) => new OrderPhysicalCard(cards, vouchers), [PhysicalCards, Vouchers])
    .inSingletonScope();
  bind(UnlinkPhysicalCard)
    .toResolvedValue((cards, vouchers) => new UnlinkPhysicalCard(cards, vouchers), [PhysicalCards, Vouchers])
    .inSingletonScope();
});
