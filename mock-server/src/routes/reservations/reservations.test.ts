import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import type { ProductRow } from '../../tables/products.ts';
import { acceptReservation } from '../../domain/reservations/reservations.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';
import { Kees, productIds, reservations } from '../../testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

const change = (changes: Partial<Omit<ProductRow, 'id'>>): void =>
  void platform.table('products').update(kees.product(productIds.meal), changes);
const mealNow = async (): Promise<unknown> => (await platform.get(`/platform/products/${productIds.meal}`)).at('data');
/** The offer as a voucher shows it to who chooses one. */
const asked = async (): Promise<unknown> =>
  (await platform.get(`/platform/vouchers?product_id=${productIds.meal}`, kees.as)).at('data.0.query_product');
const reserveMeal = async (more = {}): Promise<string> => outcomeOf(await kees.reserve(productIds.meal, more));
/** Another voucher like that of Kees. */
const addVoucher = (changes: { identity_address?: string } = {}): string => {
  const address = `0x${'1'.repeat(40)}`;
  const keys = { id: 9001, address, address_printable: `0x${'2'.repeat(40)}` };
  platform.table('vouchers').insert({ ...kees.voucher(), ...keys, ...changes });
  return address;
};

describe('reserving', () => {
  it('holds the amount, takes from the stock and waits for the provider [API-078]', async () => {
    const { reserved_amount } = kees.product(productIds.meal);
    const got = await kees.reserve(productIds.meal, { user_note: 'Graag aan het raam', phone: '0612345678' });
    expect(got.status).toBe(201);
    expect(got.at('data')).toMatchObject({
      state: 'pending',
      amount: '7.50',
      price: '7.50',
      price_locale: '€ 7,50',
      first_name: 'Kees',
      last_name: 'Bakker',
      user_note: 'Graag aan het raam',
      phone: '0612345678',
      voucher_transaction: null,
      created_at: '2026-11-24 10:00:00',
      expire_at: '2026-12-20 00:00:00',
      product: { id: productIds.meal, deleted: false },
      fund: { name: 'Meedoentegoed' },
    });
    expect(await kees.balance()).toBe('134.50');
    expect(await mealNow()).toMatchObject({ reserved_amount: reserved_amount + 1 });
    expect((await platform.get('/platform/vouchers', kees.as)).list('data')).toHaveLength(1);
    expect(await kees.news()).toEqual(['product_reservation_created']);
    expect((await kees.reserve(productIds.meal, { notes: 'Zonder ui' })).at('data.user_note')).toBe('Zonder ui');
  });

  it('is accepted at once where the offer says so, and the payment waits 14 days', async () => {
    const { sold_amount } = kees.product(productIds.film);
    const got = await kees.reserve(productIds.film);
    expect(got.at('data')).toMatchObject({ state: 'accepted', accepted_at: '2026-11-24 10:00:00' });
    expect(kees.product(productIds.film).sold_amount).toBe(sold_amount + 1);
    const held = platform.table('vouchers').first('product_reservation_id', got.number('data.id'));
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
    expect((await kees.reserve(productIds.meal)).at('data.state')).toBe('accepted');
    expect(await kees.news()).toEqual(['product_reservation_accepted', 'product_reservation_created']);
  });

  it('sells the last one once, and a cancelled one is for sale again', async () => {
    change({ unlimited_stock: false, total_amount: 1, reserved_amount: 0, sold_amount: 0 });
    const got = await kees.reserve(productIds.meal);
    expect(await mealNow()).toMatchObject({ sold_out: true, stock_amount: 0 });
    expect(await reserveMeal()).toBe('422 product_id: Dit aanbod is uitverkocht.');
    await kees.cancel(got);
    expect(await mealNow()).toMatchObject({ sold_out: false, stock_amount: 1 });
    expect(await reserveMeal()).toBe('201');
  });

  it('refuses everything at once: names, dates, what the provider asks and the voucher', async () => {
    kees.changeProvider({ reservation_phone: 'required', reservation_birth_date: 'required' });
    const body = { product_id: productIds.meal, first_name: 'x'.repeat(21) };
    const empty = await platform.post(reservations, { ...kees.as, body });
    expect([empty.status, empty.at('errors')]).toEqual([
      422,
      {
        first_name: ['Gebruik hoogstens 20 tekens.'],
        last_name: ['Vul een achternaam in.'],
        phone: ['Vul een telefoonnummer in.'],
        birth_date: ['Vul een geboortedatum in.'],
        voucher_address: ['Kies een tegoed.'],
        product_id: ['Kies een tegoed.'],
      },
    ]);
    expect(await reserveMeal({ phone: '1', birth_date: '2026-11-24' })).toBe(
      '422 birth_date: Vul een datum in die voorbij is.',
    );
    expect(await reserveMeal({ phone: '1', birth_date: '2026-11-23' })).toBe('201');
  });

  it('says one reason at a time why an offer cannot be had', async () => {
    const reason = async (product: number): Promise<unknown> => (await kees.reserve(product)).at('errors.product_id');
    expect(await reason(99_999)).toEqual(['Dit aanbod bestaat niet (meer).']);
    expect(await reason(productIds.season)).toEqual(['Dit aanbod hoort niet bij uw tegoed.']);
    change({ price: 20_000 });
    expect(await reason(productIds.meal)).toEqual(['U heeft te weinig tegoed.']);
    kees.changeProvider({ reservations_budget_enabled: false });
    expect(await reason(productIds.meal)).toEqual(['Dit aanbod kunt u niet reserveren.']);
    change({ price: 750, organization_id: 99_999 });
    expect(await reason(productIds.meal)).toEqual(['Dit aanbod kunt u niet reserveren.']);
  });

  it('can be done until the last day of the offer, and not when it was taken away', async () => {
    const notYours = '422 product_id: Dit aanbod hoort niet bij uw tegoed.';
    change({ expire_at: '2026-11-24' });
    expect(await reserveMeal()).toBe('201');
    change({ expire_at: '2026-11-23' });
    expect(await reserveMeal()).toBe(notYours);
    change({ expire_at: null, deleted_at: platform.world().now() });
    expect(await reserveMeal()).toBe(notYours);
  });

  it('keeps to the limits of the sponsor, for one resident and for all', async () => {
    const limits = platform.table('fund_products');
    const offer = { fund_id: kees.voucher().fund_id, product_id: productIds.meal, amount: null };
    const first = limits.insert({ ...offer, limit_total: 1, limit_per_identity: 1 });
    expect([await reserveMeal(), await reserveMeal()]).toEqual(['201', '422 product_id: De voorraad is op.']);
    const wider = limits.update(first, { limit_total: 5 });
    expect(await reserveMeal()).toBe('422 product_id: U heeft het maximum bereikt.');
    expect(await asked()).toMatchObject({ reservable: false, reservable_count: 0, reservable_enabled: true });
    const both = limits.update(wider, { limit_total: 2, limit_per_identity: 5 });
    expect(await asked()).toMatchObject({ reservable: true, reservable_count: 1 });
    const onlyTotal = limits.update(both, { limit_per_identity: null });
    expect(await asked()).toMatchObject({ reservable: true, reservable_count: 1 });
    const onlyPersonal = limits.update(onlyTotal, { limit_total: null, limit_per_identity: 3 });
    expect(await asked()).toMatchObject({ reservable: true, reservable_count: 2 });
    limits.update(onlyPersonal, { limit_per_identity: null });
    expect(await asked()).toMatchObject({ reservable: true, reservable_count: null });
    expect(await reserveMeal()).toBe('201');
  });

  it('has space again once nobody answered in time, and with the voucher of a next year', async () => {
    const offer = { fund_id: kees.voucher().fund_id, product_id: productIds.meal, amount: null };
    platform.table('fund_products').insert({ ...offer, limit_total: 1, limit_per_identity: 1 });
    const full = '422 product_id: De voorraad is op.';
    change({ expire_at: '2026-11-25' });
    expect([await reserveMeal(), await reserveMeal()]).toEqual(['201', full]);
    await kees.daysLater(2);
    change({ expire_at: '2026-11-27' });
    const again = await kees.reserve(productIds.meal);
    expect(again.status).toBe(201);
    acceptReservation(platform.world(), kees.rowOf(again));
    await kees.daysLater(2);
    change({ expire_at: null });
    expect(await reserveMeal()).toBe(full);
    const voucher_address = addVoucher();
    platform.table('vouchers').update(kees.voucher(), { expire_at: '2026-11-27' });
    expect(await reserveMeal({ voucher_address })).toBe('201');
  });

  it.each([
    [{ price_type: 'discount_percentage', price: 0, price_discount: 1500 }, 'Korting: 15%'],
    [{ price_type: 'discount_fixed', price: 0, price_discount: 500 }, 'Korting: € 5,-'],
    [{ price_type: 'free', price: 0 }, 'Gratis'],
    [{ price_type: 'regular', price: 0 }, 'Gratis'],
  ] as const)('tells the price of %o as %s', async (changes, text) => {
    change(changes);
    expect((await kees.reserve(productIds.meal)).at('data.price_locale')).toBe(text);
  });

  it('takes only an own voucher that can be spent', async () => {
    const refused = '422 voucher_address: Dit tegoed kunt u hier niet gebruiken. product_id: Kies een tegoed.';
    const voucher_address = addVoucher({ identity_address: `0x${'3'.repeat(40)}` });
    expect(await reserveMeal({ voucher_address })).toBe(refused);
    platform.table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    expect(await reserveMeal()).toBe(refused);
  });

  it('can be tried without making anything [API-081]', async () => {
    const attempt = (product: number) => (): Promise<Got> =>
      platform.post(`${reservations}/validate`, { ...kees.as, body: kees.order(product) });
    const refused = '422 birth_date: Vul een geboortedatum in. product_id: Dit aanbod hoort niet bij uw tegoed.';
    expect(await outcomesOf(attempt(productIds.meal), attempt(productIds.season))).toEqual(['200', refused]);
    expect((await attempt(productIds.meal)()).body).toEqual([]);
    expect(platform.table('product_reservations').size).toBe(0);
    expect(await kees.balance()).toBe('142.00');
  });

  it('reserving a subsidised offer makes the sponsor pay its part and the resident the rest', async () => {
    await platform.scenario('subsidies-voucher');
    const { address } = accountOf(platform.world(), 'sara');
    const voucher_address = platform.table('vouchers').first('identity_address', address)?.address;
    const body = { voucher_address, product_id: productIds.film, first_name: 'Sara', last_name: 'Visscher' };
    const got = await platform.post(reservations, { as: await platform.tokenOf('sara'), body });
    expect(got.at('data')).toMatchObject({ amount: '2.50', price: '12.50', price_locale: '€ 12,50' });
  });
});
