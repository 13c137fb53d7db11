import { describe, expect, it } from 'vitest';
import { aReservation, aReservationToPay } from '../../testing/a-reservation.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, unauthorised, type Failure } from '../shared/failure.ts';
import { addSeconds } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { paymentPhase, type ExtraPayment, type PaymentPhase } from './extra-payment.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';
import { StartPayment } from './start-payment.ts';

const clock = new FakeClock();
const now = clock.now();
const open: ExtraPayment = { state: 'open', amount: money(800), refunds: [], isFullyRefunded: false };
const toPay = aReservationToPay(addSeconds(now, 60));
const paid = aReservation({ state: 'pending', extraPayment: { ...open, state: 'paid' } });

describe('the payment of a reservation', () => {
  it.each<[string, Partial<Reservation>, PaymentPhase]>([
    ['has to be made before its time is over', {}, 'to_pay'],
    ['has to be made when the platform does not say until when', { payBefore: null, extraPayment: null }, 'to_pay'],
    ['can be made again after it failed', { extraPayment: { ...open, state: 'failed' } }, 'to_pay'],
    ['is too late from the last second on', { payBefore: now }, 'too_late'],
    [
      'is with the bank, also after its time',
      { extraPayment: { ...open, state: 'pending' }, payBefore: now },
      'with_bank',
    ],
    ['is paid, and the platform has to hear of it', { extraPayment: { ...open, state: 'paid' } }, 'with_bank'],
    ['is paid', paid, 'paid'],
    ['is on its way back', { ...paid, extraPayment: { ...open, state: 'paid', refunds: [money(800)] } }, 'refunding'],
    ['is paid back', { ...paid, extraPayment: { ...open, state: 'paid', isFullyRefunded: true } }, 'refunded'],
    ['failed, and the reservation with it', { state: 'canceled_payment_failed' }, 'none'],
    ['is not needed', aReservation(), 'none'],
  ])('%s [NX-051]', (_, differences, phase) => {
    expect(paymentPhase({ ...toPay, ...differences }, now)).toBe(phase);
  });
});

/** The start of a payment with the successive answers of the platform, and the calls. */
async function start(
  reads: readonly (Reservation | Failure)[],
  checkout: Result<string, Failure> = ok('https://pay.example/1'),
) {
  const calls: string[] = [];
  const reservations = stubPort<Reservations>({
    read: async () => {
      const index = calls.filter((call) => call === 'read').length;
      calls.push('read');
      const answer = reads[Math.min(index, reads.length - 1)] ?? failure('not_found');
      return 'kind' in answer ? err(answer) : ok(answer);
    },
    checkout: async () => {
      calls.push('checkout');
      return checkout;
    },
  });
  return { outcome: await new StartPayment(reservations, clock).run(toPay.id), calls };
}

describe('starting the payment of a reservation', () => {
  it('looks at the reservation, and leads to the payment page', async () => {
    const { outcome, calls } = await start([toPay]);
    expect(outcome).toEqual(ok({ kind: 'pay', url: 'https://pay.example/1' }));
    expect(calls).toEqual(['read', 'checkout']);
  });

  it('starts nothing when another tab has paid, or the bank is busy with it [NX-052]', async () => {
    const busy = { ...toPay, extraPayment: { ...open, state: 'pending' } } as const;
    for (const reservation of [paid, busy, { ...toPay, payBefore: now }]) {
      const { outcome, calls } = await start([reservation]);
      expect.soft(outcome).toEqual(ok({ kind: 'not_payable', now: reservation }));
      expect.soft(calls).toEqual(['read']);
    }
  });

  it('starts nothing when it cannot look', async () => {
    expect(await start([failure('offline')])).toEqual({ outcome: err(failure('offline')), calls: ['read'] });
  });

  it('looks again after a refusal or a lost answer, and says what is true [NX-052]', async () => {
    for (const kind of ['forbidden', 'timeout', 'unexpected'] as const) {
      const changed = await start([toPay, paid], err(failure(kind)));
      expect.soft(changed.outcome).toEqual(ok({ kind: 'not_payable', now: paid }));
      const same = await start([toPay, toPay], err(failure(kind)));
      expect.soft(same.outcome).toEqual(err(failure(kind)));
      expect.soft(same.calls).toEqual(['read', 'checkout', 'read']);
    }
    const ended = await start([toPay], err(unauthorised(true)));
    expect(ended.calls).toEqual(['read', 'checkout']);
  });
});
