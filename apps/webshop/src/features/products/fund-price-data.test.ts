import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it } from 'vitest';
import { payingVoucher, priceFaces } from './fund-price-data.ts';

const logo = { dominantColor: null, sizes: { thumbnail: '/logo.png' } };
const fund = aProductFund({ logo });
const voucher = aVoucher({ fundId: fund.id, fund: aVoucherFund({ id: fund.id, logo }), recordsTitle: 'Noor' });

it('has the price with each own voucher, and of a fund without one', () => {
  const [own, other, ...rest] = priceFaces(aProduct({ funds: [aProductFund({ id: '99' }), fund] }), [voucher]);
  expect(own).toMatchObject({ key: '5021', owner: 'Noor', hasVoucher: true, art: '/logo.png' });
  expect(own?.balance).toEqual({ now: 30_000, after: 21_400 });
  expect(other).toMatchObject({
    key: 'fund-99',
    owner: null,
    hasVoucher: false,
    art: null,
    balance: null,
  });
  expect(rest).toEqual([]);
});

it('has the fund, the owner and the address of the voucher that pays', () => {
  const { address } = voucher;
  expect(payingVoucher(voucher)).toMatchObject({ fundName: 'Kindtegoed', owner: 'Noor', address });
});
