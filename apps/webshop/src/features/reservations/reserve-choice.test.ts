import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { expect, it } from 'vitest';
import { ReserveChoice } from './reserve-choice.ts';

const FULL = aVoucher({ address: '0x1' });
const passOf = (address: string) =>
  aVoucher({ address, fundId: '15', amount: money(0), fund: aVoucherFund({ id: '15', type: 'subsidies' }) });
const PRODUCT = aProduct({
  price: money(42_00),
  funds: [aProductFund(), aProductFund({ id: '15', type: 'subsidies', price: money(21_00) })],
});

it.each([
  ['every voucher asks it', [passOf('0x2'), passOf('0x3')], null, true],
  ['only some ask it', [FULL, passOf('0x2')], null, false],
  ['the chosen one asks it', [FULL, passOf('0x2')], '0x2', true],
  ['the chosen one does not', [FULL, passOf('0x2')], '0x1', false],
])('has a step for the own payment when %s', (_, vouchers, chosen, paysExtra) => {
  const choice = new ReserveChoice();
  choice.facts.set({ product: PRODUCT, vouchers: singlePage(vouchers) });
  if (chosen !== null) choice.choose(chosen);
  expect(choice.paysExtra).toBe(paysExtra);
});

it.each([
  ['keeps the voucher that was chosen', [FULL, passOf('0x2')], '0x2', '0x2'],
  ['takes the only voucher that can pay for one that ended', [FULL], '0x9', '0x1'],
  ['leaves the choice after a voucher that ended', [FULL, passOf('0x2')], '0x9', null],
])('%s', (_, vouchers, before, chosen) => {
  const choice = new ReserveChoice();
  choice.facts.set({ product: PRODUCT, vouchers: singlePage(vouchers) });
  choice.choose(before);
  choice.chooseOnly();
  expect(choice.voucherAddress).toBe(chosen);
});
