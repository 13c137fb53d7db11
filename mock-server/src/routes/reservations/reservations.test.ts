import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { acceptReservation } from '../../domain/reservations/reservations.ts';
import { Harness } from '../../testing/harness.ts';
import { Kees, offers, reservations } from '../../testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

describe('reserving', () => {
  it('holds the amount, takes from the stock and waits for the provider [API-078]', async () => {
    const { reserved_amount } = kees.product(offers.meal);
    const got = await kees.reserve(offers.meal, { user_note: 'Graag aan het raam', phone: '0612345678' });
    expect(got.status).toBe(201);
    expect(got.at('data')).toMatchObject({
      state: 'pending',
      amount: '7.50',
      price: '7.50',
      price_locale: '€ 7,50',
      first_name: 'Kees',
      user_note: 'Graag aan het raam',
      phone: '0612345678',
      voucher_transaction: null,
      created_at: '2026-11-24 10:00:00',
      expire_at: '2026-12-20 00:00:00',
      product: { id: offers.meal, deleted: false },
      fund: { name: 'Meedoentegoed' },
    });
    expect(await kees.balance()).toBe('134.50');
    expect(kees.product(offers.meal).reserved_amount).toBe(reserved_amount + 1);
    expect((await platform.get(`/platform/products/${offers.meal}`)).at('data.reserved_amount')).toBe(
      reserved_amount + 1,
    );
    const vouchers = (await platform.get('/platform/vouchers', kees.as)).list('data');
    expect(vouchers).toHaveLength(1);
    expect(await kees.news()).toEqual(['product_reservation_created']);
  });

  it('takes the old name of the note too', async () => {
    expect((await kees.reserve(offers.meal, { notes: 'Zonder ui' })).at('data.user_note')).toBe('Zonder ui');
  });

  it('is accepted at once where the offer says so, and the payment waits 14 days', async () => {
    const { sold_amount } = kees.product(offers.film);
    const got = await kees.reserve(offers.film);
    expect(got.at('data')).toMatchObject({ state: 'accepted', accepted_at: '2026-11-24 10:00:00' });
    expect(kees.product(offers.film).sold_amount).toBe(sold_amount + 1);
    const held = platform.world().table('vouchers').first('product_reservation_id', got.number('data.id'));
    const payment = async (): Promise<unknown> =>
      (await platform.get(`/platform/vouchers/${held?.address ?? ''}`, kees.as)).at('data.transactions.0');
    expect(await payment()).toMatchObject({
      id: got.at('data.voucher_transaction.id'),
      state: 'pending',
      cancelable: true,
      transaction_in: 14,
      transfer_at: '2026-12-08 10:00:00',
    });
    await kees.daysLater(14);
    expect(await payment()).toMatchObject({ state: 'success', cancelable: false, transaction_in: null });
  });

  it('is accepted at once by a provider who does so for offers that leave it open', async () => {
    kees.changeProvider({ reservations_auto_accept: true });
    expect((await kees.reserve(offers.meal)).at('data.state')).toBe('accepted');
    expect(await kees.news()).toEqual(['product_reservation_accepted', 'product_reservation_created']);
  });

  it('sells the last one once, and a cancelled one is for sale again', async () => {
    platform.world().table('products').update(kees.product(offers.meal), {
      unlimited_stock: false,
      total_amount: 1,
      reserved_amount: 0,
      sold_amount: 0,
    });
    const got = await kees.reserve(offers.meal);
    expect((await platform.get(`/platform/products/${offers.meal}`)).at('data')).toMatchObject({
      sold_out: true,
      stock_amount: 0,
    });
    expect((await kees.reserve(offers.meal)).at('errors.product_id')).toEqual(['Dit aanbod is uitverkocht.']);
    await platform.patch(`${reservations}/${got.number('data.id')}`, {
      ...kees.as,
      body: { state: 'canceled_by_client' },
    });
    expect((await platform.get(`/platform/products/${offers.meal}`)).at('data')).toMatchObject({
      sold_out: false,
      stock_amount: 1,
    });
    expect((await kees.reserve(offers.meal)).status).toBe(201);
  });

  it('refuses everything at once: names, dates, what the provider asks and the voucher', async () => {
    kees.changeProvider({ reservation_phone: 'required', reservation_birth_date: 'required' });
    const empty = await platform.post(reservations, {
      ...kees.as,
      body: { product_id: offers.meal, first_name: 'x'.repeat(21) },
    });
    expect(empty.status).toBe(422);
    expect(Object.keys(Object(empty.at('errors'))).toSorted()).toEqual([
      'birth_date',
      'first_name',
      'last_name',
      'phone',
      'product_id',
      'voucher_address',
    ]);
    const born = await kees.reserve(offers.meal, { phone: '1', birth_date: '2026-11-24' });
    expect(born.at('errors')).toEqual({ birth_date: ['Vul een datum in die voorbij is.'] });
    expect((await kees.reserve(offers.meal, { phone: '1', birth_date: '2026-11-23' })).status).toBe(201);
  });

  it('says one reason at a time why an offer cannot be had', async () => {
    const reason = async (product: number): Promise<unknown> => (await kees.reserve(product)).at('errors.product_id');
    expect(await reason(99_999)).toEqual(['Dit aanbod bestaat niet (meer).']);
    expect(await reason(offers.season)).toEqual(['Dit aanbod hoort niet bij uw tegoed.']);
    platform.world().table('products').update(kees.product(offers.meal), { price: 20_000 });
    expect(await reason(offers.meal)).toEqual(['U heeft te weinig tegoed.']);
    kees.changeProvider({ reservations_budget_enabled: false });
    expect(await reason(offers.meal)).toEqual(['Dit aanbod kunt u niet reserveren.']);
  });

  it('keeps to the limits of the sponsor, for one resident and for all', async () => {
    const { fund_id } = kees.voucher();
    const limits = { fund_id, product_id: offers.meal, amount: null, limit_total: 1, limit_per_identity: 1 };
    const approval = platform.world().table('fund_products').insert(limits);
    expect((await kees.reserve(offers.meal)).status).toBe(201);
    expect((await kees.reserve(offers.meal)).at('errors.product_id')).toEqual(['De voorraad is op.']);
    const wider = platform.world().table('fund_products').update(approval, { limit_total: 5 });
    expect((await kees.reserve(offers.meal)).at('errors.product_id')).toEqual(['U heeft het maximum bereikt.']);
    const query = (await platform.get(`/platform/vouchers?product_id=${offers.meal}`, kees.as)).at(
      'data.0.query_product',
    );
    expect(query).toMatchObject({ reservable: false, reservable_count: 0, reservable_enabled: true });
    platform.world().table('fund_products').update(wider, { limit_total: 2, limit_per_identity: 5 });
    const nearer = (await platform.get(`/platform/vouchers?product_id=${offers.meal}`, kees.as)).at(
      'data.0.query_product',
    );
    expect(nearer).toMatchObject({ reservable: true, reservable_count: 1 });
    expect((await kees.reserve(offers.meal)).status).toBe(201);
  });

  it('has space again once nobody answered in time, and with the voucher of a next year', async () => {
    const { fund_id } = kees.voucher();
    const limits = { fund_id, product_id: offers.meal, amount: null, limit_total: 1, limit_per_identity: 1 };
    platform.world().table('fund_products').insert(limits);
    platform.world().table('products').update(kees.product(offers.meal), { expire_at: '2026-11-25' });
    await kees.reserve(offers.meal);
    expect((await kees.reserve(offers.meal)).at('errors.product_id')).toEqual(['De voorraad is op.']);
    await kees.daysLater(2);
    platform.world().table('products').update(kees.product(offers.meal), { expire_at: '2026-11-27' });
    const again = await kees.reserve(offers.meal);
    expect(again.status).toBe(201);
    acceptReservation(platform.world(), kees.rowOf(again));
    await kees.daysLater(2);
    platform.world().table('products').update(kees.product(offers.meal), { expire_at: null });
    expect((await kees.reserve(offers.meal)).at('errors.product_id')).toEqual(['De voorraad is op.']);
    const next = {
      ...kees.voucher(),
      id: 9001,
      address: `0x${'1'.repeat(40)}`,
      address_printable: `0x${'2'.repeat(40)}`,
    };
    platform.world().table('vouchers').insert(next);
    platform.world().table('vouchers').update(kees.voucher(), { expire_at: '2026-11-27' });
    expect((await kees.reserve(offers.meal, { voucher_address: next.address })).status).toBe(201);
  });

  it.each([
    [{ price_type: 'discount_percentage', price: 0, price_discount: 1500 }, 'Korting: 15%'],
    [{ price_type: 'discount_fixed', price: 0, price_discount: 500 }, 'Korting: € 5,-'],
    [{ price_type: 'free', price: 0 }, 'Gratis'],
    [{ price_type: 'regular', price: 0 }, 'Gratis'],
  ] as const)('tells the price of %o as %s', async (changes, text) => {
    platform.world().table('products').update(kees.product(offers.meal), changes);
    expect((await kees.reserve(offers.meal)).at('data.price_locale')).toBe(text);
  });

  it('takes only an own voucher that can be spent', async () => {
    const other = platform
      .world()
      .table('vouchers')
      .insert({
        ...kees.voucher(),
        id: 9001,
        address: `0x${'1'.repeat(40)}`,
        address_printable: `0x${'2'.repeat(40)}`,
        identity_address: `0x${'3'.repeat(40)}`,
      });
    const strange = await kees.reserve(offers.meal, { voucher_address: other.address });
    expect(Object.keys(Object(strange.at('errors')))).toEqual(['voucher_address', 'product_id']);
    platform.world().table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    expect((await kees.reserve(offers.meal)).at('errors.voucher_address')).toEqual([
      'Dit tegoed kunt u hier niet gebruiken.',
    ]);
  });

  it('can be tried without making anything [API-081]', async () => {
    const body = kees.order(offers.meal);
    expect(await platform.post(`${reservations}/validate`, { ...kees.as, body })).toMatchObject({
      status: 200,
      body: [],
    });
    expect(platform.world().table('product_reservations').size).toBe(0);
    expect(await kees.balance()).toBe('142.00');
    const wrong = await platform.post(`${reservations}/validate`, { ...kees.as, body: kees.order(offers.season) });
    expect(wrong.status).toBe(422);
  });

  it('asks for a token on every call', async () => {
    for (const got of [
      platform.get(reservations),
      platform.post(reservations),
      platform.get(`${reservations}/1`),
      platform.patch(`${reservations}/1`),
    ]) {
      expect((await got).status).toBe(401);
    }
  });
});

describe('a subsidy', () => {
  it('makes the sponsor pay its part and the resident the rest', async () => {
    await platform.scenario('subsidies-voucher');
    const sara = await platform.tokenOf('sara');
    const { address } = accountOf(platform.world(), 'sara');
    const voucher = platform.world().table('vouchers').first('identity_address', address);
    const body = {
      voucher_address: voucher?.address,
      product_id: offers.film,
      first_name: 'Sara',
      last_name: 'Visscher',
    };
    const got = await platform.post(reservations, { as: sara, body });
    expect(got.at('data')).toMatchObject({ amount: '2.50', price: '12.50', price_locale: '€ 12,50' });
  });
});
