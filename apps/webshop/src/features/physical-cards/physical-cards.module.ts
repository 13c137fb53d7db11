import { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import { HttpPhysicalCards } from '@stadstegoed/http/physical-cards/http-physical-cards.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { CardUseCases } from './card-use-cases.ts';

/** Bindings for linking, ordering and unlinking cards. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(PhysicalCards, { dependencies: [Client], make: (client) => new HttpPhysicalCards(client) });
  bindings.bindClass(LinkPhysicalCard, [PhysicalCards]);
  bindings.bindClass(ValidateCardOrder, [PhysicalCards]);
  bindings.bindClass(OrderPhysicalCard, [PhysicalCards]);
  bindings.bindClass(UnlinkPhysicalCard, [PhysicalCards]);
  bindings.bind(CardUseCases, {
    dependencies: [LinkPhysicalCard, ValidateCardOrder, OrderPhysicalCard],
    make: (link, validate, order) => ({ link, validate, order }),
  });
}
