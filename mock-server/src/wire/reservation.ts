import { dayOf } from '../calendar.ts';
import type { Call } from '../http/call.ts';
import { isReservationExpired } from '../domain/vouchers/reservation-expiry.ts';
import { isCanceled } from '../domain/reservations/reservation.ts';
import { canCancelToday, timeLeftToPay } from '../domain/reservations/extra-payment.ts';
import { paymentOf } from '../domain/reservations/reservations.ts';
import type { FundRow } from '../tables/funds.ts';
import type { ExtraPayment, ReservationRow } from '../tables/reservations.ts';
import type { ProductRow } from '../tables/products.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import { dayLocale, moment, money, moneyLocale, timestamp } from './format.ts';
import { file, filesOf } from './file.ts';
import { mediaFull } from './media.ts';
import { priceText, reservationField } from './product.ts';

const stateNames = {
  pending: { nl: 'In afwachting', en: 'Pending' },
  accepted: { nl: 'Geaccepteerd', en: 'Accepted' },
  rejected: { nl: 'Geweigerd', en: 'Rejected' },
  canceled: { nl: 'Geannuleerd door de aanbieder', en: 'Cancelled by the provider' },
  canceled_by_client: { nl: 'Geannuleerd door u', en: 'Cancelled by you' },
  waiting: { nl: 'Wacht op bijbetaling', en: 'Waiting for the payment' },
  canceled_by_sponsor: { nl: 'Geannuleerd door de gemeente', en: 'Cancelled by the municipality' },
  canceled_payment_failed: { nl: 'Bijbetaling mislukt', en: 'Payment failed' },
  canceled_payment_expired: { nl: 'Bijbetaling verlopen', en: 'Payment expired' },
  canceled_payment_canceled: { nl: 'Bijbetaling geannuleerd', en: 'Payment cancelled' },
} as const;

/** A moment with the day as text beside it; both null when there is none. */
const dated = (call: Call, name: string, instant: number | null): object => ({
  [name]: instant === null ? null : timestamp(instant),
  [`${name}_locale`]: instant === null ? null : dayLocale(dayOf(instant), call.language),
});

/** A whole day, written as the moment on which it begins. */
const dayAs = (call: Call, name: string, day: string | null): object => ({
  [name]: day === null ? null : `${day} 00:00:00`,
  [`${name}_locale`]: day === null ? null : dayLocale(day, call.language),
});

const nameOf = (call: Call, id: number): { id: number; name: string } => ({
  id,
  name: call.world.table('organizations').get(id)?.name ?? '',
});

const productPart = (call: Call, product: ProductRow): object => ({
  id: product.id,
  name: product.name,
  organization_id: product.organization_id,
  deleted: product.deleted_at !== null,
  organization: nameOf(call, product.organization_id),
  photo: mediaFull(call, product.photo_uid),
});

/** What the resident pays as text: "free" for what costs nothing, else the amount, or the discount that the provider gives. */
function paidText(call: Call, row: ReservationRow, product: ProductRow): string {
  if (product.price_type !== 'regular') return priceText(call, product);
  return row.price === 0 ? call.say({ nl: 'Gratis', en: 'Free' }) : moneyLocale(row.price);
}

function fundPart(call: Call, fund: FundRow): object {
  return { id: fund.id, name: fund.name, organization: nameOf(call, fund.organization_id) };
}

/** The offer and the fund of a reservation; both stay, even when they are over. */
export function partsOf(call: Call, row: ReservationRow): { readonly product: ProductRow; readonly fund: FundRow } {
  const product = call.world.table('products').get(row.product_id);
  const voucher = call.world.table('vouchers').get(row.voucher_id);
  if (!product || !voucher) throw new Error(`Reservation ${row.id} names an offer or a voucher that is not there.`);
  return { product, fund: fundOf(call.world, voucher.fund_id) };
}

/** The answers to what the provider asks, on the platform that has such questions. */
function answersPart(call: Call, row: ReservationRow, product: ProductRow): object {
  if (call.world.settings.edition !== '2026-07') return {};
  const asked = product.reservation_fields ?? [];
  return {
    custom_fields: (row.answers ?? []).flatMap(({ field_id, value, file_uids }, index) => {
      const order = asked.findIndex(({ id }) => id === field_id);
      const field = asked[order];
      if (!field) return [];
      const files = filesOf(call, file_uids).map((one) => file(call, one));
      return [{ id: index + 1, value, files, reservation_field: reservationField(product, field, order) }];
    }),
  };
}

const paymentNames = {
  open: { nl: 'Nog te betalen', en: 'To be paid' },
  pending: { nl: 'Bij de bank', en: 'With the bank' },
  paid: { nl: 'Betaald', en: 'Paid' },
  failed: { nl: 'Mislukt', en: 'Failed' },
  canceled: { nl: 'Geannuleerd', en: 'Cancelled' },
  expired: { nl: 'Verlopen', en: 'Expired' },
} as const;

function extraPayment(call: Call, row: ReservationRow, { amount, state, paid_at, refunded_at }: ExtraPayment): object {
  const sums = { amount: money(amount), amount_locale: moneyLocale(amount) };
  const isOver = state === 'failed' || state === 'canceled' || state === 'expired';
  return {
    id: row.id,
    type: 'mollie',
    state,
    state_locale: call.say(paymentNames[state]),
    ...sums,
    method: 'ideal',
    is_paid: state === 'paid',
    is_pending: state === 'open' || state === 'pending',
    is_refundable: refunded_at === null,
    is_fully_refunded: refunded_at !== null,
    refunds: refunded_at === null ? [] : [{ id: row.id, state: 'refunded', ...sums }],
    ...moment('created_at', row.created_at, call.language),
    ...moment('paid_at', paid_at, call.language),
    ...moment('canceled_at', isOver ? row.canceled_at : null, call.language),
  };
}

/** What is paid online, on the platform where residents can. */
function extraPart(call: Call, row: ReservationRow): object {
  if (call.world.settings.edition !== '2026-07') return {};
  const { extra_payment } = row;
  const left = timeLeftToPay(row, call.world.now());
  return {
    cancelable: canCancelToday(row, call.world.now()),
    amount_extra: money(extra_payment?.amount ?? 0),
    amount_extra_locale: moneyLocale(extra_payment?.amount ?? 0),
    extra_payment: extra_payment ? extraPayment(call, row, extra_payment) : null,
    extra_payment_expires_in: left === null ? null : Math.floor(left / 1000),
  };
}

/** A reservation as its owner reads it. */
export function reservation(call: Call, row: ReservationRow): object {
  const { product, fund } = partsOf(call, row);
  const payment = paymentOf(call.world, row);
  const expired = isReservationExpired(row, call.world.now());
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    state_locale: call.say(stateNames[row.state]),
    expired,
    canceled: isCanceled(row),
    amount: money(row.amount),
    price: money(row.price),
    price_locale: paidText(call, row, product),
    first_name: row.first_name,
    last_name: row.last_name,
    user_note: row.user_note,
    phone: row.phone,
    address: row.address,
    birth_date: row.birth_date,
    birth_date_locale: row.birth_date === null ? null : dayLocale(row.birth_date, call.language),
    ...answersPart(call, row, product),
    ...extraPart(call, row),
    product: productPart(call, product),
    fund: fundPart(call, fund),
    voucher_transaction: payment ? { id: payment.id, address: payment.address } : null,
    ...dated(call, 'created_at', row.created_at),
    ...dated(call, 'accepted_at', row.accepted_at),
    ...dated(call, 'rejected_at', row.rejected_at),
    ...dated(call, 'canceled_at', row.canceled_at),
    ...dayAs(call, 'expire_at', row.expire_at),
    ...dayAs(call, 'expired_at', expired ? row.expire_at : null),
  };
}
