import { given } from '../page-kit/page-call.ts';
import { centsIn, type PaymentProblem } from '../../src/domain/vouchers/payment.ts';
import { acceptReservation, cancelByProvider, rejectReservation } from '../../src/domain/reservations/reservations.ts';
import { takePayment } from '../../src/domain/reservations/take-payment.ts';
import { notifyOfPayment, notifyOfReservation } from '../../src/notifications/notify-resident.ts';
import { voucherAt } from '../../src/domain/vouchers/vouchers.ts';
import { notThere, numberIn, type Action } from './action.ts';

const decisions = { accept: acceptReservation, reject: rejectReservation, cancel: cancelByProvider };

const reservation: Action = (call) => {
  const row = call.world.table('product_reservations').get(numberIn(call, 'id'));
  const decision = given(call, 'decision');
  if (!row || (decision !== 'accept' && decision !== 'reject' && decision !== 'cancel')) return notThere;
  const decided = decisions[decision](call.world, row);
  if (!decided) return 'Dit kan niet meer: de reservering of het tegoed is verlopen of al besloten.';
  notifyOfReservation(call.world, decided);
  return null;
};

const refusals: { readonly [problem in PaymentProblem]: string } = {
  deactivated: 'Dit tegoed is gestopt.',
  expired: 'Dit tegoed is verlopen.',
  not_accepted: 'Deze aanbieder mag dit tegoed niet aannemen.',
  no_amount: 'Vul een bedrag in, zoals 12,50.',
  too_little: 'Er staat te weinig op dit tegoed.',
};

/** By the number of the voucher, or by what its QR code holds. */
const payment: Action = (call) => {
  const scanned = given(call, 'voucher');
  const voucher =
    scanned === null ? call.world.table('vouchers').get(numberIn(call, 'id')) : voucherAt(call.world, scanned);
  if (!voucher) return 'Dit tegoed kennen wij niet.';
  const amount = centsIn(given(call, 'amount') ?? '') ?? 0;
  const taken = takePayment(call.world, { voucher, organization_id: numberIn(call, 'organization'), amount });
  if ('problem' in taken) return refusals[taken.problem];
  notifyOfPayment(call.world, voucher, taken.payment);
  return null;
};

/** What a provider does. */
export const providerActions = { reservation, payment };
