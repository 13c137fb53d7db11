import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { Post } from '../../testing/messages.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const offer = async (id: number | null): Promise<Got> => platform.get(`/platform/products/${id}`);

/** The provider of an offer scans its voucher. */
async function pay(voucher: VoucherRow): Promise<number> {
  const organization = (await offer(voucher.product_id)).at('data.organization_id');
  const amount = (voucher.amount / 100).toFixed(2).replace('.', ',');
  const body = { voucher: voucher.address, organization, amount };
  return (await platform.send('POST', '/_mock/api/desk/payment', { body })).status;
}

function voucherThat(fits: (row: VoucherRow) => boolean): VoucherRow {
  const { transactions, vouchers } = {
    transactions: platform.table('transactions'),
    vouchers: platform.table('vouchers').all(),
  };
  const found = vouchers.find(
    (row) => row.product_id !== null && transactions.where('voucher_id', row.id).length === 0 && fits(row),
  );
  if (!found) throw new Error('There is no such voucher of an offer.');
  return found;
}

describe('a payment with the voucher of an offer', () => {
  it('is a sale', async () => {
    const voucher = voucherThat(
      (row) => row.product_reservation_id === null && row.identity_address === post.addressOf('elif'),
    );
    const before = await offer(voucher.product_id);
    expect(await pay(voucher)).toBe(200);
    const after = await offer(voucher.product_id);
    expect(after.number('data.sold_amount')).toBe(before.number('data.sold_amount') + 1);
    expect(after.at('data.reserved_amount')).toBe(before.at('data.reserved_amount'));
    expect(await pay(voucher)).toBe(409);
    expect((await offer(voucher.product_id)).body).toEqual(after.body);
  });

  it('is the acceptance of what was reserved with it', async () => {
    const body = {
      voucher_address: post.voucherOf('kees').address,
      product_id: 249,
      first_name: 'Kees',
      last_name: 'Bakker',
    };
    const as = await platform.tokenOf('kees');
    const made = await platform.post('/platform/product-reservations', { as, body });
    const path = `/platform/product-reservations/${made.number('data.id')}`;
    const reservations = platform.table('product_reservations');
    const row = reservations.get(made.number('data.id'));
    if (!row) throw new Error('Nothing was reserved.');
    expect(row.state).toBe('pending');
    const before = await offer(249);
    expect(await pay(voucherThat((voucher) => voucher.product_reservation_id === row.id))).toBe(200);
    expect((await platform.get(path, { as })).at('data')).toMatchObject({
      state: 'accepted',
      voucher_transaction: { id: expect.any(Number) },
    });
    const after = await offer(249);
    expect(after.number('data.reserved_amount')).toBe(before.number('data.reserved_amount') - 1);
    expect(after.number('data.sold_amount')).toBe(before.number('data.sold_amount') + 1);
    expect(after.at('data.stock_amount')).toBe(before.at('data.stock_amount'));
  });
});
