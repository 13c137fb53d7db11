/** Reservations of offers. */

import { dayOf } from '../../calendar.ts';
import { Answer, created, type Call, type SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { asked, paged } from '../../http/page.ts';
import { rowIn, unknownRows } from '../../http/rows-of-call.ts';
import { coded, forbidden, said, type FieldErrors } from '../../http/refusal.ts';
import { mailProvider } from '../../notifications/provider-mail.ts';
import { asOfNow, canCancelToday, cancelBlockedFor } from '../../domain/reservations/extra-payment.ts';
import { canCancelOwn, isCanceled } from '../../domain/reservations/reservation.ts';
import { isReservationExpired } from '../../domain/vouchers/reservation-expiry.ts';
import { primaryEmail } from '../../domain/identity/accounts.ts';
import { cancelByResident, reservationsOf, reserve, voucherEndOf } from '../../domain/reservations/reservations.ts';
import type { ReservationRow } from '../../tables/reservations.ts';
import { notifyOfReservation } from '../../notifications/notify-resident.ts';
import { markdownToText } from '../../wire/markdown.ts';
import { partsOf, reservation } from '../../wire/reservation.ts';
import { hasText } from '../providers/provider-lists.ts';
import { wordsOf } from '../providers/provider-search.ts';
import { checkAddress, checkFields, checkReservation, orderIn } from './reservation-input.ts';

/** The provider can still do something about it. */
const tooLate: Sentence = {
  nl: 'U kunt deze reservering niet meer annuleren. Neem contact op met de aanbieder.',
  en: 'You cannot cancel this reservation any more. Contact the provider.',
};
const alreadyOver: Sentence = {
  nl: 'Deze reservering is al geannuleerd of geweigerd.',
  en: 'This reservation has been cancelled or rejected already.',
};

const checkList = (call: Call): FieldErrors =>
  unknownRows(call, { fund_id: 'funds', product_id: 'products', organization_id: 'organizations' });

/** Over for the resident: cancelled, or nobody answered in time. */
const isArchived = (call: Call, row: ReservationRow): boolean =>
  isCanceled(row) || isReservationExpired(row, call.world.now());

function textsOf(call: SignedCall, row: ReservationRow): string[] {
  const { product, fund } = partsOf(call, row);
  const email = primaryEmail(call.world, call.caller.identity.address)?.email ?? '';
  const names = [row.first_name, row.last_name, `${row.first_name} ${row.last_name}`];
  return [row.code, ...names, email, product.name, markdownToText(product.description), fund.name];
}

function fits(call: SignedCall, row: ReservationRow): boolean {
  const { query } = call;
  const { product, fund } = partsOf(call, row);
  const day = dayOf(row.created_at);
  const archived = asked(call, 'archived');
  return [
    (textOf(query, 'state') ?? row.state) === row.state,
    (textOf(query, 'from') ?? day) <= day,
    (textOf(query, 'to') ?? day) >= day,
    [null, fund.id].includes(numberOf(query, 'fund_id')),
    [null, product.id].includes(numberOf(query, 'product_id')),
    [null, product.organization_id].includes(numberOf(query, 'organization_id')),
    archived === null || archived === isArchived(call, row),
    hasText(textsOf(call, row), wordsOf(call)),
  ].every(Boolean);
}

export const listReservations = operation('listReservations', { check: checkList }, (call) => {
  const rows = reservationsOf(call.world, call.caller.identity.address)
    .map((row) => asOfNow(row, call.world.now()))
    .filter((row) => fits(call, row))
    .toSorted((one, other) => other.created_at - one.created_at || other.id - one.id);
  return paged(call, rows, { size: 15, show: (row) => reservation(call, row) });
});

/** The reservation in the path, whoever made it. */
const reservationIn = (call: SignedCall): ReservationRow =>
  asOfNow(rowIn(call, 'product_reservations'), call.world.now());

/** The same, if the caller made it. */
function ownReservation(call: SignedCall): ReservationRow {
  const row = reservationIn(call);
  if (row.identity_address !== call.caller.identity.address) throw forbidden();
  return row;
}

export const cancelReservation = operation('cancelReservation', { guard: reservationIn }, (call) => {
  const row = ownReservation(call);
  const at = { now: call.world.now(), voucherEnd: voucherEndOf(call.world, row) };
  if (!canCancelOwn(row, at)) {
    throw said(403, row.state === 'pending' || row.state === 'accepted' ? tooLate : alreadyOver);
  }
  return { data: reservation(call, cancelAsResident(call, row)) };
});

function cancelAsResident(call: SignedCall, row: ReservationRow): ReservationRow {
  const canceled = cancelByResident(call.world, row);
  mailProvider(call.world, canceled, 'canceled');
  return canceled;
}

/** A sentence about the online payment that blocks cancelling. */
function blockedByPayment(milliseconds: number): Sentence {
  const minutes = Math.ceil(milliseconds / 60_000);
  const plural = minutes === 1 ? { nl: 'minuut', en: 'minute' } : { nl: 'minuten', en: 'minutes' };
  return {
    nl: `Annuleren kan nog niet vanwege uw betaling. Wacht nog ${minutes} ${plural.nl}.`,
    en: `You cannot cancel yet because of your payment. Please wait ${minutes} more ${plural.en}.`,
  };
}

/** The same on the platform of July 2026, which has no number of days and says in English that a reservation is over. */
export const cancelOwnReservation = operation('cancelOwnReservation', { guard: reservationIn }, (call) => {
  const row = ownReservation(call);
  const blocked = cancelBlockedFor(row, call.world.now());
  if (blocked > 0 && (row.state === 'waiting' || row.state === 'pending')) throw said(403, blockedByPayment(blocked));
  if (!canCancelToday(row, call.world.now())) throw coded(403, 'The reservation is not pending.');
  return { data: reservation(call, cancelAsResident(call, row)) };
});

/** The page where a reservation is paid. */
const checkoutUrl = ({ platform }: Call, { extra_payment }: ReservationRow): string =>
  `${platform.settings.publicUrl}/_mock/pay?${new URLSearchParams({ payment: extra_payment?.uid ?? '' })}`;

/** Reserves, and tells the resident: also that nobody had to look at it. What has to be paid first is told once it is. */
export const createReservation = operation('createReservation', { check: checkReservation }, (call) => {
  const row = reserve(call.world, orderIn(call));
  if (row.state === 'waiting') return new Answer(200, { id: row.id, checkout_url: checkoutUrl(call, row) });
  mailProvider(call.world, row, 'made');
  notifyOfReservation(call.world, { ...row, state: 'pending' });
  if (row.state !== 'pending') notifyOfReservation(call.world, row);
  return created({ data: reservation(call, row) });
});

/** The address of the one payment of a reservation, also for a second time. */
export const checkoutExtraPayment = operation('checkoutExtraPayment', { guard: reservationIn }, (call) => {
  const row = ownReservation(call);
  if (row.state !== 'waiting') throw coded(403, 'The reservation is not waiting for a payment.');
  return { url: checkoutUrl(call, row) };
});

export const validateReservation = operation('validateReservation', { check: checkReservation }, () => []);

export const validateReservationFields = operation('validateReservationFields', { check: checkFields }, () => []);

export const validateReservationAddress = operation('validateReservationAddress', { check: checkAddress }, () => []);

export const readReservation = operation('readReservation', {}, (call) => ({
  data: reservation(call, ownReservation(call)),
}));
