import { PAYMENT_STATES, type ExtraPayment } from '@stadstegoed/core/reservations/extra-payment.ts';
import { STORED_STATES, type GivenAnswer, type Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { addSeconds } from '@stadstegoed/core/shared/instant.ts';
import { NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toPhoto } from '../picture.ts';
import { toState } from '../state.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];

/**
 * Maps a reservation. Takes `expired` as a state, because the resident reads it as one, and the seconds that are left to pay as a
 * moment, so that it stays true when it is shown later.
 */
export const toReservation =
  (clock: Pick<Clock, 'now'>) =>
  (wire: Fields<Schemas['Reservation']>): Reservation => ({
    id: wire.id('id'),
    code: wire.string('code'),
    ...toReservationState(wire),
    canCancel: wire.boolean('cancelable', null),
    amount: wire.money('amount'),
    amountExtra: wire.money('amount_extra', NO_MONEY),
    extraPayment: wire.part('extra_payment', toExtraPayment),
    payBefore: toPayBefore(wire, clock),
    price: wire.money('price', null),
    product: toProduct(wire.object('product')),
    fund: { id: wire.object('fund').id('id'), name: wire.object('fund').string('name') },
    notes: {
      firstName: wire.string('first_name', null),
      lastName: wire.string('last_name', null),
      phone: wire.string('phone', null),
      // Today's platform sends an empty text for none.
      address: wire.string('address', '') || null,
      birthDate: wire.date('birth_date', null),
      notes: wire.string('user_note', null),
      answers: wire.list('custom_fields', toGivenAnswer, []),
    },
    createdAt: wire.date('created_at'),
    acceptedAt: wire.date('accepted_at', null),
    rejectedAt: wire.date('rejected_at', null),
    canceledAt: wire.date('canceled_at', null),
    expireAt: wire.date('expire_at'),
    expiredAt: wire.date('expired_at', null),
  });

function toPayBefore(wire: Fields<Schemas['Reservation']>, { now }: Pick<Clock, 'now'>): Reservation['payBefore'] {
  const seconds = wire.integer('extra_payment_expires_in', null);
  return seconds === null ? null : addSeconds(now(), seconds);
}

function toExtraPayment(wire: Fields<Schemas['ExtraPayment']>): ExtraPayment {
  return {
    state: wire.knownOr('state', PAYMENT_STATES, 'unknown'),
    amount: wire.money('amount'),
    refunds: wire.list('refunds', (refund) => refund.money('amount', null), []),
    isFullyRefunded: wire.boolean('is_fully_refunded', false),
  };
}

function toReservationState(wire: Fields<Schemas['Reservation']>): Pick<Reservation, 'state' | 'stateLabel'> {
  const stored = toState(wire, STORED_STATES, 'pending');
  return stored.state === 'pending' && wire.boolean('expired') ? { ...stored, state: 'expired' } : stored;
}

function toProduct(wire: Fields<Schemas['ReservationProduct']>): Reservation['product'] {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    deleted: wire.boolean('deleted'),
    organization: {
      id: wire.object('organization').id('id'),
      name: wire.object('organization').string('name'),
    },
    photo: toPhoto(wire),
  };
}

function toGivenAnswer(wire: Fields<Schemas['ReservationAnswerOfField']>): GivenAnswer {
  const field = wire.object('reservation_field');
  const value = wire.string('value', null);
  const isSwitch = field.knownOr('type', ['boolean'], null) !== null;
  return {
    id: field.id('id'),
    label: field.string('label'),
    value: isSwitch && value !== null ? value === 'Ja' : value,
    fileNames: wire.list('files', (file) => file.string('original_name'), []),
  };
}
