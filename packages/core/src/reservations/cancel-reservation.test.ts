import { expect, it } from 'vitest';
import { aReservation } from '../../testing/a-reservation.ts';
import { aDay } from '../../testing/a-voucher.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, unauthorised, type Failure } from '../shared/failure.ts';
import { instant } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { CancelReservation } from './cancel-reservation.ts';
import type { Reservation, ReservationState } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

const pending = aReservation({ createdAt: aDay('2026-11-20') });
const canceled = aReservation({ state: 'canceled_by_client', canceledAt: aDay('2026-11-22') });
const CANCELED = ok({ kind: 'canceled', now: canceled, reason: null });

function canceling(port: Partial<Reservations>, today = '2026-11-22') {
  const clock = new FakeClock(instant(Date.parse(`${today}T10:00:00Z`)));
  return new CancelReservation(stubPort<Reservations>(port), clock);
}

/** The platform answers with a failure; a look afterwards finds the reservation in this state. */
function afterFailure(lost: Failure, found: Result<Reservation, Failure>) {
  return canceling({ cancel: async () => err(lost), read: async () => found }).run(pending);
}

const inState = (state: ReservationState) => ok(aReservation({ state }));

it('cancels a pending reservation of the resident [RS-005]', async () => {
  expect(await canceling({ cancel: async (id) => ok({ ...canceled, id }) }).run(pending)).toEqual(CANCELED);
});

it('sends nothing when the reservation is accepted or its days are over [RS-023]', async () => {
  const accepted = aReservation({ state: 'accepted' });
  expect(await canceling({}).run(accepted)).toMatchObject(ok({ kind: 'not_possible', now: accepted }));
  expect(await canceling({}, '2026-12-05').run(pending)).toMatchObject(ok({ kind: 'not_possible', now: pending }));
});

it('succeeds when the answer was lost after the platform had cancelled', async () => {
  expect(await afterFailure(failure('timeout'), ok(canceled))).toEqual(CANCELED);
});

it('keeps the failure when the reservation still waits', async () => {
  expect(await afterFailure(failure('offline'), inState('pending'))).toEqual(err(failure('offline')));
  expect(await afterFailure(failure('offline'), err(failure('offline')))).toEqual(err(failure('offline')));
});

it('says that the provider decided meanwhile', async () => {
  const outcome = await afterFailure(failure('forbidden'), inState('accepted'));
  expect(outcome).toMatchObject(ok({ kind: 'decided_meanwhile', now: { state: 'accepted' } }));
});

it.each(['forbidden', 'not_found'] as const)(
  'says that it is not possible when it still waits after %s',
  async (kind) => {
    const outcome = await afterFailure(failure(kind), inState('pending'));
    expect(outcome).toMatchObject(ok({ kind: 'not_possible', now: { state: 'pending' } }));
  },
);

it.each([
  ['Wacht nog 40 minuten.', 'Wacht nog 40 minuten.'],
  // Some platforms say that the wait is zero, and still refuse.
  ['Wacht nog 0 minuten.', null],
  [null, null],
])('asks the platform how long an online payment blocks it: %s [NX-054]', async (message, reason) => {
  const extraPayment = { state: 'paid', amount: money(800), refunds: [], isFullyRefunded: false } as const;
  const paid = aReservation({ canCancel: false, extraPayment });
  const refused = { ...failure('forbidden'), message };
  const outcome = await canceling({ cancel: async () => err(refused), read: async () => ok(paid) }).run(paid);
  expect(outcome).toEqual(ok({ kind: 'not_possible', now: paid, reason }));
});

it('does not look again without a sign-in or after too many calls', async () => {
  for (const lost of [unauthorised(true), failure('rate_limited')]) {
    expect(await canceling({ cancel: async () => err(lost) }).run(pending)).toEqual(err(lost));
  }
});
