import { describe, expect, it } from 'vitest';
import { aReservation } from '../../testing/a-reservation.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, invalid, type Failure } from '../shared/failure.ts';
import { singlePage, type WholeList } from '../shared/page.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { ReserveProduct } from './reserve-product.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

const order: ReservationOrder = {
  voucher: { id: '1', address: '0xa' },
  productId: '381',
  firstName: 'Ilyas',
  lastName: 'de Wit',
  phone: null,
  address: null,
  birthDate: null,
  notes: null,
};
const earlier = aReservation({ id: '1' });
const made = aReservation({ id: '2' });

type Listed = readonly Reservation[] | WholeList<Reservation> | Failure;

/** A platform with its successive lists of reservations, and its answer to the order. */
function platform({ lists, answer }: { lists: readonly Listed[]; answer: Result<Reservation, Failure> }) {
  const left = [...lists];
  const calls: string[] = [];
  const port = stubPort<Reservations>({
    listAll: async ({ productId }) => {
      calls.push(`list ${productId}`);
      const next = left.shift() ?? [];
      if ('kind' in next) return err(next);
      return ok('items' in next ? next : singlePage(next));
    },
    reserve: async ({ productId }) => {
      calls.push(`reserve ${productId}`);
      return answer;
    },
  });
  const sending: string[][] = [];
  const run = (known: readonly string[] | null = null) =>
    new ReserveProduct(port).run({ order, known, onSending: (ids) => void sending.push([...ids]) });
  return { calls, sending, run };
}

describe('ReserveProduct', () => {
  it('looks, tells what was there and reserves [RS-013]', async () => {
    const { calls, sending, run } = platform({ lists: [[earlier]], answer: ok(made) });
    expect(await run()).toEqual(ok(made));
    expect(calls).toEqual(['list 381', 'reserve 381']);
    expect(sending).toEqual([['1']]);
  });

  it('sends nothing when it cannot look first', async () => {
    const { calls, run } = platform({ lists: [failure('offline')], answer: ok(made) });
    expect(await run()).toEqual(err(failure('offline')));
    expect(calls).toEqual(['list 381']);
  });

  it('finds the reservation that the platform made although its answer was lost', async () => {
    for (const kind of ['timeout', 'offline', 'unexpected'] as const) {
      const { run } = platform({ lists: [[earlier], [made, earlier]], answer: err(failure(kind)) });
      expect.soft(await run()).toEqual(ok(made));
    }
  });

  it('keeps the failure when nothing was reserved', async () => {
    const { run } = platform({ lists: [[earlier], [earlier]], answer: err(failure('offline')) });
    expect(await run()).toEqual(err(failure('offline')));
  });

  it('says that the outcome is unknown when it cannot look, or when the platform may still be busy', async () => {
    const unknown = err(refusal('unknown_outcome'));
    const blind = platform({ lists: [[], failure('offline')], answer: err(failure('offline')) });
    expect(await blind.run()).toEqual(unknown);
    const busy = platform({ lists: [[], []], answer: err(failure('timeout')) });
    expect(await busy.run()).toEqual(unknown);
  });

  it('sends no second order when the first one was made meanwhile', async () => {
    const { calls, run } = platform({ lists: [[made, earlier]], answer: err(failure('unexpected')) });
    expect(await run(['1'])).toEqual(ok(made));
    expect(calls).toEqual(['list 381']);
  });

  it('sends again when the first attempt made nothing, and compares with the first list', async () => {
    const { calls, sending, run } = platform({ lists: [[earlier]], answer: ok(made) });
    expect(await run(['1'])).toEqual(ok(made));
    expect(calls).toEqual(['list 381', 'reserve 381']);
    expect(sending).toEqual([['1']]);
  });

  it('takes a reservation in a state that the shop does not know for this one, so that it is not made twice', async () => {
    const waiting = aReservation({ id: '2', state: 'unknown' });
    const { calls, run } = platform({ lists: [[waiting, earlier]], answer: ok(made) });
    expect(await run(['1'])).toEqual(ok(waiting));
    expect(calls).toEqual(['list 381']);
  });

  it('does not take a list with unreadable reservations for one without this order', async () => {
    const unreadable = { ...singlePage([earlier]), leftOut: 1 };
    const after = platform({ lists: [[earlier], unreadable], answer: err(failure('offline')) });
    expect(await after.run()).toEqual(err(refusal('unknown_outcome')));
    const again = platform({ lists: [unreadable], answer: ok(made) });
    expect(await again.run(['1'])).toEqual(err(failure('unexpected')));
    expect(again.calls).toEqual(['list 381']);
  });

  it('does not take a reservation of another person, or one that was cancelled, for this one', async () => {
    const other = aReservation({ id: '3', notes: { ...made.notes, firstName: 'Noor' } });
    const over = aReservation({ id: '4', state: 'canceled_by_client' });
    const { run } = platform({ lists: [[], [over, other]], answer: err(failure('offline')) });
    expect(await run()).toEqual(err(failure('offline')));
  });

  it('finds the reservation of a lost answer without sending anything, for a dialog that opens again', async () => {
    const port = (listed: readonly Reservation[]) =>
      stubPort<Reservations>({ listAll: async () => ok(singlePage(listed)) });
    expect(await new ReserveProduct(port([made, earlier])).earlier(order, ['1'])).toEqual(ok(made));
    expect(await new ReserveProduct(port([earlier])).earlier(order, ['1'])).toEqual(ok(null));
    const offline = stubPort<Reservations>({ listAll: async () => err(failure('offline')) });
    expect(await new ReserveProduct(offline).earlier(order, ['1'])).toEqual(err(failure('offline')));
  });

  it('does not look again after a clear rejection', async () => {
    const rejected = invalid({ product_id: ['Dit aanbod is uitverkocht.'] });
    const { calls, run } = platform({ lists: [[]], answer: err(rejected) });
    expect(await run()).toEqual(err(rejected));
    expect(calls).toEqual(['list 381', 'reserve 381']);
  });
});
