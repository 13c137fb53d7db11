import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptReservation, cancelByProvider, rejectReservation } from '../../domain/reservations/reservations.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { Kees, productIds, reservations } from '../../testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

const pathOf = (got: Got): string => `${reservations}/${got.number('data.id')}`;
const giveAway = (got: Got): void =>
  void platform.table('product_reservations').update(kees.rowOf(got), { identity_address: `0x${'3'.repeat(40)}` });

describe('reading', () => {
  it('lists the own reservations, newest first, and narrows them [API-077]', async () => {
    await kees.reserve(productIds.meal);
    await platform.step(60);
    const second = await kees.reserve(productIds.film);
    const list = async (query: string): Promise<unknown[]> =>
      (await platform.get(`${reservations}${query}`, kees.as)).list('data').map((row) => Object(row['product']).id);
    const [film, meal, both] = [[productIds.film], [productIds.meal], [productIds.film, productIds.meal]];
    const found: readonly (readonly [query: string, ids: readonly number[]])[] = [
      ['', both],
      ['?per_page=1&page=2', meal],
      ['?state=accepted', film],
      [`?product_id=${productIds.meal}`, meal],
      [`?organization_id=${kees.product(productIds.film).organization_id}`, film],
      [`?fund_id=${kees.voucher().fund_id}`, both],
      ['?fund_id=1', []],
      ['?from=2026-11-25', []],
      ['?to=2026-11-23', []],
      ['?from=2026-11-24&to=2026-11-24', both],
      [`?q=${second.text('data.code')}`, film],
      ['?q=kees%20bak', both],
    ];
    for (const [query, ids] of found) expect({ query, ids: await list(query) }).toEqual({ query, ids });
    const strange = ['per_page=101', 'state=lost', 'fund_id=9999', 'product_id=9999', 'from=gisteren'];
    expect(await platform.notRefused(reservations, strange, kees.as)).toEqual([]);
    const row = kees.rowOf(second);
    platform.table('product_reservations').update(row, { created_at: row.created_at - 61_000 });
    expect(await list('')).toEqual([productIds.meal, productIds.film]);
  });

  it('keeps what is over apart: cancelled, or never answered', async () => {
    const [first, film] = [await kees.reserve(productIds.meal), await kees.reserve(productIds.film)];
    await kees.cancel(first);
    const late = await kees.reserve(productIds.meal);
    platform.table('product_reservations').update(kees.rowOf(late), { expire_at: '2026-11-23' });
    const ids = async (archived: number): Promise<unknown[]> =>
      (await platform.get(`${reservations}?archived=${archived}`, kees.as)).list('data').map((row) => row['id']);
    const over = [late.number('data.id'), first.number('data.id')];
    expect([await ids(0), await ids(1)]).toEqual([[film.number('data.id')], over]);
    const read = async (got: Got): Promise<unknown> => (await platform.get(pathOf(got), kees.as)).at('data');
    expect(await read(late)).toMatchObject({
      state: 'pending',
      expired: true,
      expired_at: '2026-11-23 00:00:00',
      canceled: false,
      canceled_at: null,
    });
    expect(await read(first)).toMatchObject({ expired: false, expired_at: null, canceled: true });
    const canceled = platform.table('product_reservations').update(kees.rowOf(film), { state: 'canceled' });
    expect(await ids(1)).toEqual([late.number('data.id'), canceled.id, first.number('data.id')]);
    expect(await read(film)).toMatchObject({ canceled: true });
  });

  it('reads one of the own, not one of somebody else [API-079]', async () => {
    const got = await kees.reserve(productIds.meal);
    expect((await platform.get(pathOf(got), kees.as)).body).toEqual(got.body);
    giveAway(got);
    expect((await platform.get(pathOf(got), kees.as)).status).toBe(403);
  });

  it('shows the provider in the list of organisations with a reservation', async () => {
    const ids = async (): Promise<unknown[]> => {
      const got = await platform.get('/platform/organizations?is_employee=0&has_reservations=1', kees.as);
      return got.list('data').map((row) => row['id']);
    };
    expect(await ids()).toEqual([]);
    await kees.reserve(productIds.meal);
    expect(await ids()).toEqual([kees.product(productIds.meal).organization_id]);
  });
});

it('gives the money back when nobody answered in time', async () => {
  platform.table('products').update(kees.product(productIds.meal), { expire_at: '2026-11-26' });
  const got = await kees.reserve(productIds.meal);
  expect(got.at('data.expire_at')).toBe('2026-11-26 00:00:00');
  await kees.daysLater(2);
  expect(await kees.balance()).toBe('134.50');
  await kees.daysLater(1);
  expect(await kees.balance()).toBe('142.00');
  expect((await kees.cancel(got)).at('data.state')).toBe('canceled_by_client');
  expect(await kees.balance()).toBe('142.00');
});

describe('cancelling', () => {
  const tooLate = '403 U kunt deze reservering niet meer annuleren. Neem contact op met de aanbieder.';

  it('gives back the amount and the stock, once [API-080]', async () => {
    const { reserved_amount } = kees.product(productIds.meal);
    const got = await kees.cancel(await kees.reserve(productIds.meal));
    expect(got.at('data')).toMatchObject({
      state: 'canceled_by_client',
      canceled: true,
      canceled_at: '2026-11-24 10:00:00',
    });
    expect(await kees.balance()).toBe('142.00');
    expect(kees.product(productIds.meal).reserved_amount).toBe(reserved_amount);
    expect(outcomeOf(await kees.cancel(got))).toBe('403 Deze reservering is al geannuleerd of geweigerd.');
  });

  it('is not for accepted ones, nor after 14 days', async () => {
    const [film, meal] = [await kees.reserve(productIds.film), await kees.reserve(productIds.meal)];
    const other = await kees.reserve(productIds.meal);
    expect(outcomeOf(await kees.cancel(film))).toBe(tooLate);
    await kees.daysLater(14);
    expect((await kees.cancel(meal)).status).toBe(200);
    await kees.daysLater(1);
    expect(outcomeOf(await kees.cancel(other))).toBe(tooLate);
  });

  it('looks for the number first, then at the words, then at the owner', async () => {
    const got = await kees.reserve(productIds.meal);
    const wrong = { ...kees.as, body: { state: 'rejected' } };
    expect((await platform.patch(`${reservations}/9999`, wrong)).status).toBe(404);
    giveAway(got);
    expect(outcomeOf(await platform.patch(pathOf(got), wrong))).toBe('422 state: Kies een van de mogelijkheden.');
    expect((await kees.cancel(got)).status).toBe(403);
  });

  it('ends with the voucher', async () => {
    platform.table('vouchers').update(kees.voucher(), { expire_at: '2026-11-25' });
    const got = await kees.reserve(productIds.meal);
    await kees.daysLater(2);
    expect(outcomeOf(await kees.cancel(got))).toBe(tooLate);
  });
});

describe('the provider', () => {
  it('accepts or refuses what is pending, and takes an acceptance back within 14 days', async () => {
    const world = platform.world();
    const accepted = acceptReservation(world, kees.rowOf(await kees.reserve(productIds.meal)));
    expect([accepted?.state, await kees.balance()]).toEqual(['accepted', '134.50']);
    expect(accepted && cancelByProvider(world, accepted)?.state).toBe('canceled');
    expect(await kees.balance()).toBe('142.00');
    expect(rejectReservation(world, kees.rowOf(await kees.reserve(productIds.meal)))?.state).toBe('rejected');
    expect(await kees.balance()).toBe('142.00');
  });
});
