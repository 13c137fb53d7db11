import type { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import type { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import type { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The three use cases of the dialog for getting a card. */
export interface CardUseCases {
  readonly link: LinkPhysicalCard;
  readonly validate: ValidateCardOrder;
  readonly order: OrderPhysicalCard;
}

export const CardUseCases = portToken<CardUseCases>('CardUseCases');
