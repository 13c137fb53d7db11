import type { Reservation, ReservedProduct } from '../src/reservations/reservation.ts';
import type { Instant } from '../src/shared/instant.ts';
import { money } from '../src/shared/money.ts';
import { aDay } from './a-voucher.ts';

export function aReservedProduct(differences: Partial<ReservedProduct> = {}): ReservedProduct {
  return {
    id: '381',
    name: 'Zwemles voor diploma A',
    deleted: false,
    organization: { id: '44', name: 'Zwembad De Golfslag' },
    photo: null,
    ...differences,
  };
}

/** A reservation of which 8 euros still have to be paid online, until a moment. */
export function aReservationToPay(payBefore: Instant, differences: Partial<Reservation> = {}): Reservation {
  const extraPayment = { state: 'open', amount: money(800), refunds: [], isFullyRefunded: false } as const;
  return aReservation({ state: 'waiting', amountExtra: money(800), extraPayment, payBefore, ...differences });
}

/** A pending reservation of 20 November 2026 for 86 euros. */
export function aReservation(differences: Partial<Reservation> = {}): Reservation {
  return {
    id: '9021',
    code: '48213377',
    state: 'pending',
    stateLabel: null,
    canCancel: null,
    amount: money(8600),
    amountExtra: money(0),
    extraPayment: null,
    payBefore: null,
    price: money(8600),
    product: aReservedProduct(),
    fund: { id: '12', name: 'Kindtegoed' },
    notes: {
      firstName: 'Ilyas',
      lastName: 'de Wit',
      phone: null,
      address: null,
      birthDate: null,
      notes: null,
      answers: [],
    },
    createdAt: aDay('2026-11-20'),
    acceptedAt: null,
    rejectedAt: null,
    canceledAt: null,
    expireAt: aDay('2027-12-31'),
    expiredAt: null,
    ...differences,
  };
}
