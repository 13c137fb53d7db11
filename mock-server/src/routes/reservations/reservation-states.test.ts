import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptReservation, cancelByProvider, rejectReservation } from '../../domain/reservations/reservations.ts';
import { Harness } from '../../testing/harness.ts';
import { Kees, offers, reservations } from '../../testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

describe('reading', () => {
  it('lists the own reservations, newest first, and narrows them [API-077]', async () => {
    await kees.reserve(offers.meal);
    await platform.step(60);
    const second = await kees.reserve(offers.film);
    const list = async (query = ''): Promise<unknown[]> =>
      (await platform.get(`${reservations}${query}`, kees.as)).list('data').map((row) => Object(row['product']).id);
    expect(await list()).toEqual([offers.film, offers.meal]);
    expect(await list('?per_page=1&page=2')).toEqual([offers.meal]);
    expect(await list('?state=accepted')).toEqual([offers.film]);
    expect(await list(`?product_id=${offers.meal}`)).toEqual([offers.meal]);
    expect(await list(`?organization_id=${kees.product(offers.film).organization_id}`)).toEqual([offers.film]);
    expect(await list('?fund_id=1')).toEqual([]);
    expect(await list('?from=2026-11-25')).toEqual([]);
    expect(await list('?from=2026-11-24&to=2026-11-24')).toHaveLength(2);
    expect(await list(`?q=${second.text('data.code')}`)).toEqual([offers.film]);
    expect(await list('?q=kees%20bak')).toHaveLength(2);
    for (const query of ['?per_page=101', '?state=lost', '?fund_id=9999', '?product_id=9999', '?from=gisteren']) {
      expect((await platform.get(`${reservations}${query}`, kees.as)).status).toBe(422);
    }
  });

  it('keeps what is over apart: cancelled, or never answered', async () => {
    const [first] = [await kees.reserve(offers.meal), await kees.reserve(offers.film)];
    await platform.patch(`${reservations}/${first.number('data.id')}`, {
      ...kees.as,
      body: { state: 'canceled_by_client' },
    });
    const late = await kees.reserve(offers.meal);
    platform.world().table('product_reservations').update(kees.rowOf(late), { expire_at: '2026-11-23' });
    const total = async (archived: number): Promise<unknown> =>
      (await platform.get(`${reservations}?archived=${archived}`, kees.as)).at('meta.total');
    expect([await total(0), await total(1)]).toEqual([1, 2]);
    const read = await platform.get(`${reservations}/${late.number('data.id')}`, kees.as);
    expect(read.at('data')).toMatchObject({ state: 'pending', expired: true, expired_at: '2026-11-23 00:00:00' });
  });

  it('reads one of the own, not one of somebody else [API-079]', async () => {
    const got = await kees.reserve(offers.meal);
    const id = got.number('data.id');
    expect((await platform.get(`${reservations}/${id}`, kees.as)).body).toEqual(got.body);
    platform
      .world()
      .table('product_reservations')
      .update(kees.rowOf(got), { identity_address: `0x${'3'.repeat(40)}` });
    expect((await platform.get(`${reservations}/${id}`, kees.as)).status).toBe(403);
    expect((await platform.get(`${reservations}/9999`, kees.as)).status).toBe(404);
  });

  it('shows the provider in the list of organisations with a reservation', async () => {
    const path = '/platform/organizations?is_employee=0&has_reservations=1';
    expect((await platform.get(path, kees.as)).list('data')).toEqual([]);
    await kees.reserve(offers.meal);
    const ids = (await platform.get(path, kees.as)).list('data').map((row) => row['id']);
    expect(ids).toEqual([kees.product(offers.meal).organization_id]);
  });
});

it('gives the money back when nobody answered in time', async () => {
  platform.world().table('products').update(kees.product(offers.meal), { expire_at: '2026-11-26' });
  const got = await kees.reserve(offers.meal);
  expect(got.at('data.expire_at')).toBe('2026-11-26 00:00:00');
  await kees.daysLater(2);
  expect(await kees.balance()).toBe('134.50');
  await kees.daysLater(1);
  expect(await kees.balance()).toBe('142.00');
  expect((await kees.cancel(got)).at('data.state')).toBe('canceled_by_client');
  expect(await kees.balance()).toBe('142.00');
});

describe('cancelling', () => {
  it('gives back the amount and the stock [API-080]', async () => {
    const { reserved_amount } = kees.product(offers.meal);
    const got = await kees.cancel(await kees.reserve(offers.meal));
    expect(got.at('data')).toMatchObject({
      state: 'canceled_by_client',
      canceled: true,
      canceled_at: '2026-11-24 10:00:00',
    });
    expect(await kees.balance()).toBe('142.00');
    expect(kees.product(offers.meal).reserved_amount).toBe(reserved_amount);
    expect(await kees.cancel(got)).toMatchObject({
      status: 403,
      body: { message: 'Deze reservering is al geannuleerd of geweigerd.' },
    });
  });

  it('is not for accepted ones, nor for other words', async () => {
    expect(await kees.cancel(await kees.reserve(offers.film))).toMatchObject({
      status: 403,
      body: { message: 'U kunt deze reservering niet meer annuleren. Neem contact op met de aanbieder.' },
    });
    expect((await kees.cancel(await kees.reserve(offers.meal), 'accepted')).at('errors.state')).toHaveLength(1);
  });

  it('looks for the number first, then at the words, then at the owner', async () => {
    const got = await kees.reserve(offers.meal);
    const path = `${reservations}/${got.number('data.id')}`;
    const wrong = { ...kees.as, body: { state: 'rejected' } };
    expect((await platform.patch(`${reservations}/9999`, wrong)).status).toBe(404);
    platform
      .world()
      .table('product_reservations')
      .update(kees.rowOf(got), { identity_address: `0x${'3'.repeat(40)}` });
    expect((await platform.patch(path, wrong)).status).toBe(422);
    expect((await kees.cancel(got)).status).toBe(403);
  });

  it.each([
    [13, 200],
    [14, 200],
    [15, 403],
  ])('answers %s days later with %s', async (days, status) => {
    const got = await kees.reserve(offers.meal);
    await kees.daysLater(days);
    expect((await kees.cancel(got)).status).toBe(status);
  });

  it('ends with the voucher', async () => {
    platform.world().table('vouchers').update(kees.voucher(), { expire_at: '2026-11-25' });
    const got = await kees.reserve(offers.meal);
    await kees.daysLater(2);
    expect((await kees.cancel(got)).status).toBe(403);
  });
});

describe('the provider', () => {
  it('accepts or refuses what is pending, and takes an acceptance back within 14 days', async () => {
    const world = platform.world();
    const accepted = acceptReservation(world, kees.rowOf(await kees.reserve(offers.meal)));
    expect(accepted?.state).toBe('accepted');
    expect(await kees.balance()).toBe('134.50');
    expect(accepted && cancelByProvider(world, accepted)?.state).toBe('canceled');
    expect(await kees.balance()).toBe('142.00');
    expect(rejectReservation(world, kees.rowOf(await kees.reserve(offers.meal)))?.state).toBe('rejected');
    expect(await kees.balance()).toBe('142.00');
  });

  it('cannot do more than the states allow', async () => {
    const world = platform.world();
    const got = await kees.reserve(offers.film);
    expect(acceptReservation(world, kees.rowOf(got))).toBeNull();
    expect(rejectReservation(world, kees.rowOf(got))).toBeNull();
    await kees.daysLater(14);
    expect(cancelByProvider(world, kees.rowOf(got))).toBeNull();
    world.table('vouchers').update(kees.voucher(), { expire_at: '2027-06-01' });
    const late = kees.rowOf(await kees.reserve(offers.meal));
    world.table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    expect([acceptReservation(world, late), rejectReservation(world, late)]).toEqual([null, null]);
  });
});
