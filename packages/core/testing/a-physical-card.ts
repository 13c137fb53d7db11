import type { CardOrder } from '../src/physical-cards/card-order.ts';
import type { PhysicalCard } from '../src/vouchers/physical-card.ts';
import { anAddress } from './an-address.ts';

/** A linked card that was not ordered by post. */
export function aPhysicalCard(overrides: Partial<PhysicalCard> = {}): PhysicalCard {
  return { id: '311', code: '100482137790', typeId: null, sentTo: null, ...overrides };
}

/** An order of a card to the address of `anAddress`. */
export function aCardOrder(overrides: Partial<CardOrder> = {}): CardOrder {
  return { id: '8', ...anAddress(), ...overrides };
}
