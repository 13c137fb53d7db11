import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aReservation } from '../../testing/a-reservation.ts';
import { aDay, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import type { Product } from '../products/product.ts';
import type { Products } from '../products/products.port.ts';
import { failure, invalid, unauthorised, type Failure } from '../shared/failure.ts';
import { money } from '../shared/money.ts';
import { singlePage, type WholeList } from '../shared/page.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { CheckReservation } from './check-reservation.ts';
import { FindLostReservation } from './find-lost-reservation.ts';
import type { PayingVoucher } from './paying-vouchers.ts';
import { ReadReservationOptions } from './read-reservation-options.ts';
import type { ReservationOrder } from './reservation-order.ts';
import type { Reservation } from './reservation.ts';
import type { MadeReservation, Reservations } from './reservations.port.ts';
import { ReserveProduct } from './reserve-product.ts';

const product = aProduct();
const voucher = aVoucher();
const other = aVoucher({ address: '0xother' });
const shown: PayingVoucher = {
  voucher,
  problem: null,
  pays: money(86_00),
  ownPayment: money(0),
  online: money(0),
  after: money(214_00),
};
const order: ReservationOrder = {
  voucher: { id: voucher.id, address: voucher.address },
  productId: product.id,
  firstName: 'Ilyas',
  lastName: 'de Wit',
  phone: null,
  address: null,
  birthDate: null,
  notes: null,
  answers: [],
};
const earlier = aReservation({ id: '1' });
const made = aReservation({ id: '2' });
const LOOK = ['product', 'vouchers', 'reservations'];
const REJECTED = invalid({ product_id: ['Dit aanbod is uitverkocht.'] });

type Listed = readonly Reservation[] | WholeList<Reservation> | Failure;

interface Answers {
  /** The successive answers; the last one is repeated. */
  readonly products?: readonly (Product | Failure)[];
  readonly vouchers?: readonly (readonly Voucher[] | WholeList<Voucher>)[];
  readonly lists?: readonly Listed[];
  readonly order?: Result<MadeReservation, Failure>;
  readonly check?: Result<void, Failure>;
  /** The chosen voucher, when it is read on its own. */
  readonly voucher?: Voucher;
}

const listOf = <T>(items: readonly T[] | WholeList<T>): WholeList<T> => ('items' in items ? items : singlePage(items));

/** A platform with its successive answers, which records the calls. */
function platform(answers: Answers) {
  const calls: string[] = [];
  const turn = <T>(name: string, all: readonly T[]): T => {
    const index = calls.filter((call) => call === name).length;
    calls.push(name);
    const answer = all[Math.min(index, all.length - 1)];
    if (answer === undefined) throw new Error(`No answer to ${name}`);
    return answer;
  };
  const ports = {
    products: stubPort<Products>({
      read: async () => {
        const read = turn('product', answers.products ?? [product]);
        return 'kind' in read ? err(read) : ok(read);
      },
    }),
    vouchers: stubPort<Vouchers>({
      list: async () => ok(listOf(turn('vouchers', answers.vouchers ?? [[voucher]]))),
      read: async () => ok(turn('voucher', [answers.voucher ?? voucher])),
    }),
    reservations: stubPort<Reservations>({
      listAll: async () => {
        const listed = turn('reservations', answers.lists ?? [[]]);
        return 'kind' in listed ? err(listed) : ok(listOf(listed));
      },
      reserve: async () => turn('order', [answers.order ?? ok({ kind: 'reserved', reservation: made })]),
      validate: async () => turn('check', [answers.check ?? ok(undefined)]),
    }),
  };
  const remembered: (readonly string[] | null)[] = [];
  const remember = (known: readonly string[] | null): void => void remembered.push(known);
  const run = (known: readonly string[] | null = null) =>
    new ReserveProduct(ports).run({ order, shown, known, remember });
  return { calls, remembered, run, ports };
}

const reserved = (reservation: Reservation) => ok({ kind: 'reserved', reservation });
const UNKNOWN = ok({ kind: 'unknown' });

describe('reserving a product', () => {
  it('looks at product, vouchers and reservations, stores what was there, and reserves [RS-013]', async () => {
    const { calls, remembered, run } = platform({ lists: [[earlier]] });
    expect(await run()).toEqual(reserved(made));
    expect(calls).toEqual([...LOOK, 'order']);
    expect(remembered).toEqual([['1']]);
  });

  it.each<[string, Answers]>([
    ['the product', { products: [failure('offline')] }],
    ['the reservations', { lists: [failure('offline')] }],
  ])('sends nothing when it cannot look at %s', async (_, answers) => {
    const { calls, run } = platform(answers);
    expect(await run()).toEqual(err(failure('offline')));
    expect(calls).toEqual(LOOK);
  });

  it('is remembered as not sent after every answer that nothing was reserved', async () => {
    for (const answer of [failure('forbidden'), failure('rate_limited'), unauthorised(true)]) {
      const { calls, remembered, run } = platform({ lists: [[earlier]], order: err(answer) });
      expect.soft(await run()).toEqual(err(answer));
      expect.soft(remembered).toEqual([['1'], null]);
      expect.soft(calls).toEqual([...LOOK, 'order']);
    }
  });
});

describe('an order of which a part is paid online', () => {
  const unpaid = aReservation({ id: '7', state: 'waiting' });
  const online: PayingVoucher = { ...shown, pays: money(80_00), online: money(6_00), after: money(0) };
  const paying = {
    products: [aProduct({ funds: [aProductFund({ takesOnlinePayment: true })] })],
    vouchers: [[aVoucher({ amount: money(80_00) })]],
  };
  const reserve = (answers: Answers) => {
    const { calls, ports } = platform({ ...paying, ...answers });
    const input = { order, shown: online, known: null, remember: () => undefined };
    return { calls, outcome: new ReserveProduct(ports).run(input) };
  };

  it('leads to the payment page [NX-050]', async () => {
    const toPay = { kind: 'to_pay', id: '7', url: 'https://pay.example/7' } as const;
    expect(await reserve({ order: ok(toPay) }).outcome).toEqual(ok(toPay));
  });

  it('is not sent while one of the same product waits for its payment, also of another tab [NX-052]', async () => {
    // The other tab took what the voucher had.
    const { calls, outcome } = reserve({ lists: [[unpaid]], vouchers: [[aVoucher({ amount: money(0) })]] });
    expect(await outcome).toEqual(ok({ kind: 'to_pay', id: '7', url: null }));
    expect(calls).toEqual(LOOK);
  });

  it('is found when the dialog opens again, without sending anything [NX-052]', async () => {
    const find = (lists: readonly Listed[], paysOnline = true) =>
      new FindLostReservation(platform({ lists }).ports.reservations).run({
        productId: product.id,
        notes: { firstName: '', lastName: '' },
        known: null,
        paysOnline,
      });
    expect(await find([[earlier, unpaid]])).toEqual(ok(unpaid));
    expect(await find([[earlier]])).toEqual(ok(null));
    expect(await find([[unpaid]], false)).toEqual(ok(null));
  });

  it('is found after a lost answer, and waits for its payment [NX-052]', async () => {
    const { outcome } = reserve({ lists: [[], [unpaid]], order: err(failure('timeout')) });
    expect(await outcome).toEqual(ok({ kind: 'to_pay', id: '7', url: null }));
  });
});

describe('what changed since the resident saw it', () => {
  const ended = aVoucher({ expired: true, expireAt: aDay('2026-11-20') });
  const discount = aProduct({ price: money(80_00) });
  const soldOut = aProduct({ soldOut: true });

  it.each<[string, Answers, object, readonly string[]]>([
    ['the price', { products: [discount] }, { change: 'amounts', voucherEnd: null }, []],
    ['the balance', { vouchers: [[aVoucher({ amount: money(90_00) })]] }, { change: 'amounts', voucherEnd: null }, []],
    ['a balance that is too low', { vouchers: [[aVoucher({ amount: money(80_00) })]] }, { change: 'voucher' }, []],
    ['the last one that was sold', { products: [soldOut] }, { change: 'voucher', voucherEnd: null }, []],
    [
      'a voucher that ended, while another one can pay',
      { vouchers: [[other]], voucher: ended },
      { change: 'voucher', voucherEnd: { kind: 'expired', lastDay: '2026-11-20' } },
      ['voucher'],
    ],
    [
      'the only voucher, which ended',
      { vouchers: [[]], voucher: ended },
      { change: 'voucher', voucherEnd: { kind: 'expired' } },
      ['voucher'],
    ],
    [
      'a voucher that is not listed any more without an end',
      { vouchers: [[other]] },
      { change: 'voucher', voucherEnd: null },
      ['voucher'],
    ],
  ])('is told before anything is sent: %s', async (_, answers, change, calls) => {
    const asked = platform(answers);
    const outcome = await asked.run();
    const [now] = [answers.products?.[0] ?? product];
    expect(outcome).toMatchObject(ok({ kind: 'changed', ...change, now: { product: now } }));
    expect(asked.calls).toEqual([...LOOK, ...calls]);
    expect(asked.remembered).toEqual([]);
  });
});

describe('an order that the platform rejects', () => {
  it('is explained by product and vouchers, read once more', async () => {
    const soldOut = aProduct({ soldOut: true });
    const { calls, remembered, run } = platform({ products: [product, soldOut], order: err(REJECTED) });
    expect(await run()).toMatchObject(ok({ kind: 'changed', change: 'voucher', now: { product: soldOut } }));
    expect(calls).toEqual([...LOOK, 'order', 'product', 'vouchers']);
    expect(remembered).toEqual([[], null]);
  });

  it('has the reason of the platform when they do not explain it', async () => {
    const rejected = { kind: 'rejected', failure: REJECTED, now: { product, vouchers: singlePage([voucher]) } };
    expect(await platform({ order: err(REJECTED) }).run()).toEqual(ok(rejected));
    const price = platform({ products: [product, aProduct({ price: money(80_00) })], order: err(REJECTED) });
    expect(await price.run()).toMatchObject(ok({ kind: 'rejected' }));
  });

  it('has the reason of the platform when they cannot be read again', async () => {
    const { run } = platform({ products: [product, failure('offline')], order: err(REJECTED) });
    expect(await run()).toEqual(ok({ kind: 'rejected', failure: REJECTED, now: null }));
  });
});

describe('an answer that is lost', () => {
  it('is a reservation when the platform made it', async () => {
    for (const kind of ['timeout', 'offline', 'unexpected'] as const) {
      const { calls, remembered, run } = platform({
        lists: [[earlier], [made, earlier]],
        order: err(failure(kind)),
      });
      expect.soft(await run()).toEqual(reserved(made));
      expect.soft(calls).toEqual([...LOOK, 'order', 'reservations']);
      expect.soft(remembered).toEqual([['1']]);
    }
  });

  it('is a failure when nothing was reserved', async () => {
    const { run } = platform({ lists: [[earlier], [earlier]], order: err(failure('offline')) });
    expect(await run()).toEqual(err(failure('offline')));
  });

  it('is unknown when the shop cannot look, or when the platform may still be busy', async () => {
    const blind = platform({ lists: [[], failure('offline')], order: err(failure('offline')) });
    expect(await blind.run()).toEqual(UNKNOWN);
    const busy = platform({ lists: [[], []], order: err(failure('timeout')) });
    expect(await busy.run()).toEqual(UNKNOWN);
  });

  it('is unknown when some reservations cannot be read', async () => {
    const unreadable = { ...singlePage([earlier]), leftOut: 1 };
    const after = platform({ lists: [[earlier], unreadable], order: err(failure('offline')) });
    expect(await after.run()).toEqual(UNKNOWN);
    const again = platform({ lists: [unreadable] });
    expect(await again.run(['1'])).toEqual(err(failure('unexpected')));
    expect(again.calls).toEqual(LOOK);
  });

  it('does not count a reservation of another person, or one that was cancelled', async () => {
    const noor = aReservation({ id: '3', notes: { ...made.notes, firstName: 'Noor' } });
    const over = aReservation({ id: '4', state: 'canceled_by_client' });
    const { run } = platform({ lists: [[], [over, noor]], order: err(failure('offline')) });
    expect(await run()).toEqual(err(failure('offline')));
  });

  it.each([
    ['in a known state', made],
    ['in a state that the shop does not know', aReservation({ id: '2', state: 'unknown' })],
  ])('is not sent again when the first order was made, %s, although its balance is spent', async (_, found) => {
    const spent = aVoucher({ amount: money(0) });
    const { calls, run } = platform({ lists: [[found, earlier]], vouchers: [[spent]] });
    expect(await run(['1'])).toEqual(reserved(found));
    expect(calls).toEqual(LOOK);
  });

  it('is sent again when the first order made nothing, and compared with the first list', async () => {
    const { calls, remembered, run } = platform({ lists: [[earlier]] });
    expect(await run(['1'])).toEqual(reserved(made));
    expect(calls).toEqual([...LOOK, 'order']);
    expect(remembered).toEqual([['1']]);
  });

  it('is found when the dialog opens again, without sending anything', async () => {
    const find = (lists: readonly Listed[]) =>
      new FindLostReservation(platform({ lists }).ports.reservations).run({
        productId: product.id,
        notes: { firstName: ' Ilyas', lastName: 'de  Wit' },
        known: ['1'],
        paysOnline: false,
      });
    expect(await find([[made, earlier]])).toEqual(ok(made));
    expect(await find([[earlier]])).toEqual(ok(null));
    expect(await find([failure('offline')])).toEqual(err(failure('offline')));
  });
});

describe('checking an order', () => {
  const check = (answers: Answers) => {
    const { calls, ports } = platform(answers);
    return { calls, checked: new CheckReservation(ports).run(order, shown) };
  };

  it('reads nothing when it is valid, or when a field is not', async () => {
    const valid = check({});
    expect(await valid.checked).toEqual(ok({ kind: 'valid' }));
    const field = invalid({ first_name: ['Te lang.'] });
    const wrong = check({ check: err(field) });
    expect(await wrong.checked).toEqual(err(field));
    expect([valid.calls, wrong.calls]).toEqual([['check'], ['check']]);
  });

  it.each([
    ['the product', REJECTED],
    ['the voucher by its address', invalid({ voucher_address: ['Dit tegoed kan niet.'] })],
    ['the voucher by its id', invalid({ voucher_id: ['Dit tegoed kan niet.'] })],
    ['a product that is gone', invalid({}, { code: 'product_not_available' })],
  ])('looks again when the platform rejects %s', async (_, rejected) => {
    const { calls, checked } = check({ check: err(rejected) });
    expect(await checked).toMatchObject(ok({ kind: 'rejected', failure: rejected }));
    expect(calls).toEqual(['check', 'product', 'vouchers']);
  });

  it('tells that the voucher can no longer pay', async () => {
    const { checked } = check({ check: err(REJECTED), vouchers: [[aVoucher({ amount: money(80_00) })]] });
    expect(await checked).toMatchObject(ok({ kind: 'changed', change: 'voucher' }));
  });
});

it.each([
  ['one of the others can pay', aVoucher(), true],
  ['none of the others can pay', aVoucher({ fundId: '99', fund: aVoucherFund({ id: '99' }) }), false],
  ['the others are of an unknown state', aVoucher({ state: 'unknown' }), false],
])('a voucher that cannot be read prevents a reservation unless one of the others can pay: %s', async (_, one, can) => {
  const vouchers = { ...singlePage([one]), leftOut: 1 };
  const read = await new ReadReservationOptions(platform({ vouchers: [vouchers] }).ports).run(product.id);
  expect(read).toEqual(can ? ok({ product, vouchers }) : err(failure('unexpected')));
});
