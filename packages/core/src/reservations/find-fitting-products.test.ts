import { describe, expect, it, vi } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aReservation } from '../../testing/a-reservation.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import type { Product } from '../products/product.ts';
import type { Products } from '../products/products.port.ts';
import { failure } from '../shared/failure.ts';
import { money } from '../shared/money.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import { FindFittingProducts } from './find-fitting-products.ts';
import type { Reservations } from './reservations.port.ts';

const inFund = (id: string, fundId: string, price = 10_00): Product =>
  aProduct({ id, price: money(price), funds: [aProductFund({ id: fundId })] });

function find(offers: Readonly<Record<string, readonly Product[]>>) {
  const list = vi.fn<Products['list']>(async ({ fundId = '' }) => {
    const items = offers[fundId];
    return items === undefined ? err(failure('unexpected')) : ok(singlePage(items));
  });
  const listAll = vi.fn<Reservations['listAll']>(async () => ok(singlePage([])));
  return { list, listAll, useCase: new FindFittingProducts({ products: { list }, reservations: { listAll } }) };
}

const vouchers = [
  aVoucher({ id: '1', fundId: '12', amount: money(50_00) }),
  aVoucher({ id: '2', fundId: '13', amount: money(20_00) }),
];
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

describe('offers that fit the vouchers', () => {
  it('are those of each fund in turn that a voucher pays whole', async () => {
    const { useCase } = find({
      12: [inFund('a', '12'), inFund('dear', '12', 50_01), inFund('b', '12', 50_00)],
      13: [inFund('c', '13'), inFund('a', '13')],
    });
    const found = await useCase.run({ vouchers, count: 3 });
    expect(found.ok && idsOf(found.value)).toEqual(['a', 'c', 'b']);
  });

  it('leave out what is reserved already', async () => {
    const { useCase, listAll } = find({ 12: [inFund('a', '12'), inFund('b', '12')], 13: [] });
    listAll.mockResolvedValue(ok(singlePage([aReservation({ product: { ...aReservation().product, id: 'a' } })])));
    const found = await useCase.run({ vouchers, count: 3 });
    expect(found.ok && idsOf(found.value)).toEqual(['b']);
  });

  it('come without the reservations, and without a fund that cannot be read', async () => {
    const { useCase, listAll } = find({ 12: [inFund('a', '12')] });
    listAll.mockResolvedValue(err(failure('unexpected')));
    const found = await useCase.run({ vouchers, count: 3 });
    expect(found.ok && idsOf(found.value)).toEqual(['a']);
  });

  it('fail when no fund can be read', async () => {
    expect(await find({}).useCase.run({ vouchers, count: 3 })).toEqual(err(failure('unexpected')));
  });

  it('are not asked for without a balance', async () => {
    const { useCase, list } = find({});
    const empty = [aVoucher({ amount: money(0) }), aVoucher({ state: 'deactivated' })];
    expect(await useCase.run({ vouchers: empty, count: 3 })).toEqual(ok([]));
    expect(list).not.toHaveBeenCalled();
  });
});
