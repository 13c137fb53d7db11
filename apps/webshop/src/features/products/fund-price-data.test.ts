import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { textStorage } from '../../shell/browser/browser-adapters.ts';
import { payingVoucher, priceFaces } from './fund-price-data.ts';
import { forgetWanted, rememberWanted, wantedBookmark } from './wanted-bookmark.ts';

const logo = { dominantColor: null, sizes: { thumbnail: '/logo.png' } };
const fund = aProductFund({ logo });
const voucher = aVoucher({ fundId: fund.id, fund: aVoucherFund({ id: fund.id, logo }), recordsTitle: 'Noor' });

it('has the price with each own voucher, and of a fund without one', () => {
  const [own, other, ...rest] = priceFaces(aProduct({ funds: [aProductFund({ id: '99' }), fund] }), [voucher]);
  expect(own).toMatchObject({ key: '5021', fundId: fund.id, owner: 'Noor', hasVoucher: true, art: '/logo.png' });
  expect(own?.balance).toEqual({ now: 30_000, after: 21_400 });
  expect(other).toMatchObject({
    key: 'fund-99',
    fundId: '99',
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

it('remembers which offer a visitor wants to bookmark, until that is done', () => {
  const drafts = textStorage(() => memory, 'draft:');
  const memory = memoryStorage();
  rememberWanted(drafts, '7');
  expect(wantedBookmark(drafts)).toBe('7');
  forgetWanted(drafts);
  expect(wantedBookmark(drafts)).toBeNull();
});
