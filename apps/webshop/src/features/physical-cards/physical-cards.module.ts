import { ContainerModule } from 'inversify';
import { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import { HttpPhysicalCards } from '@stadstegoed/http/physical-cards/http-physical-cards.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for linking, ordering and unlinking cards. */
export const physicalCards = new ContainerModule(({ bind }) => {
  bind(PhysicalCards)
    .toResolvedValue((client) => new HttpPhysicalCards(client), [Client])
    .inSingletonScope();
  bind(LinkPhysicalCard)
    .toResolvedValue((physicalCards) => new LinkPhysicalCard(physicalCards), [PhysicalCards])
    .inSingletonScope();
  bind(ValidateCardOrder)
    .toResolvedValue((physicalCards) => new ValidateCardOrder(physicalCards), [PhysicalCards])
    .inSingletonScope();
  bind(OrderPhysicalCard)
    .toResolvedValue((physicalCards) => new OrderPhysicalCard(physicalCards), [PhysicalCards])
    .inSingletonScope();
  bind(UnlinkPhysicalCard)
    .toResolvedValue((physicalCards) => new UnlinkPhysicalCard(physicalCards), [PhysicalCards])
    .inSingletonScope();
});
