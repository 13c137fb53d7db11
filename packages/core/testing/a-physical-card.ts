import type { CardOrder } from '../src/physical-cards/card-order.ts';
import type { CardAddress, PhysicalCard } from '../src/vouchers/physical-card.ts';

/** The address Lindelaan 14 b in Zonnedorp. */
export function aCardAddress(overrides: Partial<CardAddress> = {}): CardAddress {
  return {
    postcode: '7311 AA',
    address: 'Lindelaan',
    house: '14',
    houseAddition: 'b',
    city: 'Zonnedorp',
    ...overrides,
  };
}

/** A linked card that was not ordered by post. */
export function aPhysicalCard(overrides: Partial<PhysicalCard> = {}): PhysicalCard {
  return { id: '311', code: '100482137790', sentTo: null, ...overrides };
}

/** An order of a card to the address of `aCardAddress`. */
export function aCardOrder(overrides: Partial<CardOrder> = {}): CardOrder {
  return { id: '8', ...aCardAddress(), ...overrides };
}
