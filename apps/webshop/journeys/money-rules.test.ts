import { productPrice } from '@stadstegoed/core/products/product-price.ts';
import { pricesPerFund, whatYouPay } from '@stadstegoed/core/products/what-you-pay.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { optionsOf, reserveSituation } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import { balancesAfter } from '@stadstegoed/core/vouchers/timeline-filter.ts';
import { budgetLeft, pendingAmount } from '@stadstegoed/core/vouchers/timeline.ts';
import { isBudget, isUsable, totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { HttpProductSamples } from '@stadstegoed/http/products/http-product-samples.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { testNow, type Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { fetchFromMockPlatform } from '../testing/mock-platform-fetch.ts';
import { allOf, succeeded } from '../testing/money-resident.ts';
import { differences, fullPrice, ledgerOf, ownPrices, sum, type Compare, type Rows } from '../testing/money-rows.ts';
import { residentClient } from '../testing/resident-client.ts';

const mockPlatform = aMockPlatform();

async function clientOf(platform: Harness, persona: string) {
  const token = await platform.tokenOf(persona);
  const clock = new FakeClock(Date.parse(testNow));
  return residentClient({ accessToken: () => token, clock, fetch: fetchFromMockPlatform(platform) });
}

/** What is left, was given and is set apart, and what was left after each movement. */
function compareVoucher(rows: Rows, voucher: Voucher, compare: Compare): void {
  const { left, given, apart, balances } = ledgerOf(rows, voucher.id);
  const amounts = [voucher.amount, budgetLeft(voucher)?.total, pendingAmount(voucher)];
  compare(`voucher ${voucher.id}, left, given, set apart`, amounts, [left, given, apart]);
  const moved = [...balancesAfter(voucher)].filter(
    ([entry]) => entry.type === 'product_voucher' || entry.state !== 'canceled',
  );
  const after = new Map(moved.toReversed().map(([entry, balance]) => [Math.floor(entry.at / 1000), balance]));
  const known = voucher.state === 'deactivated' ? [] : [...balances];
  compare(`voucher ${voucher.id}, balances after its movements`, [...after], known);
}

/** The price on cards and in the search, the price with each voucher, and what is left to pay. */
function comparePrices(rows: Rows, product: Product, vouchers: readonly Voucher[], compare: Compare): void {
  const { own, best, lowest, isFrom } = ownPrices(rows, product, vouchers);
  const { amount, isFrom: startsThere } = productPrice(product, vouchers) ?? {};
  compare(`product ${product.id}, price`, [amount, startsThere], [lowest, isFrom]);
  const perVoucher = pricesPerFund(product, vouchers).filter(({ voucher }) => voucher !== null);
  compare(
    `product ${product.id}, price per voucher`,
    perVoucher.map(({ self, balance }) => [self, balance?.now ?? null, balance?.after ?? null]),
    own.map(({ self, left, price: pays }) => [self, left, left === null ? null : Math.max(0, left - pays)]),
  );
  const pays = whatYouPay(product, vouchers);
  if (pays.kind !== 'nothing' && pays.kind !== 'part') return;
  const self = pays.kind === 'part' ? (pays.self ?? NaN) : 0;
  compare(
    `product ${product.id}, what is left to pay`,
    [self, self + (pays.covered ?? NaN)],
    [best, fullPrice(rows, product)],
  );
}

/** What each voucher pays for a reservation, and that the voucher of the product page can make it. */
function compareReserving(rows: Rows, product: Product, vouchers: readonly Voucher[], compare: Compare): void {
  const options = optionsOf(reserveSituation(product, vouchers));
  if (options.length === 0) return;
  const inRows = ownPrices(rows, product, vouchers).own.filter(({ reserves }) => reserves);
  const byId = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) => a[0].localeCompare(b[0]);
  compare(
    `product ${product.id}, reserving`,
    options.map((one) => [one.voucher.id, one.pays, one.ownPayment, one.problem === null] as const).toSorted(byId),
    inRows
      .map(({ voucher, price, left, pays }) => {
        const amounts = left === null ? [fullPrice(rows, product) - price, price] : [price, 0];
        return [voucher.id, ...amounts, pays] as const;
      })
      .toSorted(byId),
  );
  const pays = whatYouPay(product, vouchers);
  if (pays.kind !== 'nothing' && (pays.kind !== 'part' || pays.isShort)) return;
  const proposed = options.find(({ voucher }) => voucher.id === pays.voucher.id);
  compare(`product ${product.id}, reserving with the voucher of the page`, proposed?.problem, null);
}

it('the rules of the shop give the amounts of the rows of the platform for every resident, voucher and product', async () => {
  const platform = await mockPlatform().scenario('ordinary-tuesday');
  const rows = platform.world();
  const { compare, found } = differences();
  const residents = rows
    .table('identities')
    .all()
    .flatMap(({ persona }) => persona ?? []);
  expect(residents.length).toBeGreaterThan(20);
  let hasComparedWithoutVoucher = false;
  for (const persona of residents) {
    const client = await clientOf(platform, persona);
    const compareOwn: Compare = (what, ...amounts) => compare(`${persona}, ${what}`, ...amounts);
    const reads = new HttpVouchers(client);
    const list = succeeded(await reads.list({}));
    const vouchers = list.items;
    // Without a voucher every resident pays the same.
    if (vouchers.length === 0 && hasComparedWithoutVoucher) continue;
    hasComparedWithoutVoucher ||= vouchers.length === 0;
    const lefts = vouchers.filter((one) => isBudget(one) && isUsable(one)).map(({ id }) => ledgerOf(rows, id).left);
    compareOwn('sum of the balances', totalBalance(list).amount, sum(lefts));
    const pending = new HttpReimbursements(client).listAll({ state: 'pending' }).then(completeItems);
    const whole = await new CompleteVouchers(reads).run({ vouchers, pending });
    whole.filter(isBudget).forEach((voucher) => compareVoucher(rows, voucher, compareOwn));
    const products = await allOf((page) => new HttpProducts(client).list({ page, perPage: 100 }));
    const priced = products.filter(({ priceType, price }) => priceType === 'regular' && price !== 0);
    expect(priced.length).toBeGreaterThan(50);
    for (const product of priced) {
      comparePrices(rows, product, vouchers, compareOwn);
      compareReserving(rows, product, vouchers, compareOwn);
    }
    for (const sample of succeeded(await new HttpProductSamples(client).samples('subsidies'))) {
      const product = products.find(({ id }) => id === sample.id);
      if (product) compareOwn(`sample ${sample.id}`, productPrice(sample, vouchers), productPrice(product, vouchers));
    }
  }
  expect(found).toEqual([]);
});
