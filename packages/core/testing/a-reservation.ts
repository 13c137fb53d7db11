import type { Reservation, ReservedProduct } from '../src/reservations/reservation.ts';
import { money } from '../src/shared/money.ts';
import { aDay } from './a-voucher.ts';

/** The product of a reservation. */
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

/** A pending reservation of 20 November 2026 for 86 euros. */
export function aReservation(differences: Partial<Reservation> = {}): Reservation {
  return {
    id: '9021',
    code: '48213377',
    state: 'pending',
    stateLabel: null,
    canCancel: null,
    amount: money(8600),
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
