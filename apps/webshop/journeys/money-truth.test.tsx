import type { ProductCardData } from '../src/features/products/parts/product-card-data.ts';
import { productPrice } from '@stadstegoed/core/products/product-price.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { optionsOf, reserveSituation } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { isBudget, isUsable } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { budgetLeft } from '@stadstegoed/core/vouchers/timeline.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductViewModel } from '../src/features/products/product.vm.ts';
import { shortPrice } from '../src/features/search/suggestion-line.ts';
import { VoucherViewModel } from '../src/features/vouchers/voucher.vm.ts';
import { VouchersViewModel } from '../src/features/vouchers/vouchers.vm.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { allOf, succeeded } from '../testing/money-resident.ts';
import { fullPrice, ledgerOf, ownPrices, sum } from '../testing/money-rows.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** Notes what differs, so that one run lists every untrue amount. */
type Compare = (what: string, shown: unknown, byTheRows: unknown) => void;

function differences(): { readonly compare: Compare; readonly found: string[] } {
  const found: string[] = [];
  const compare: Compare = (what, shown, byTheRows) => {
    const [a, b] = [JSON.stringify(shown), JSON.stringify(byTheRows)];
    if (a !== b) found.push(`${what}: ${a}, by the rows ${b}`);
  };
  return { compare, found };
}

/** All vouchers of the resident. */
async function vouchersOf({ shop: { container, loader } }: ShopInProcess): Promise<readonly Voucher[]> {
  await loader.need(['vouchers', 'products', 'reservations', 'funds', 'search']);
  return succeeded(await container.get(ListVouchers).run({ signedIn: true, filter: {} })).items;
}

/** All offers, each with what the resident can still take. */
const offersOf = ({ shop: { container } }: ShopInProcess): Promise<readonly Product[]> =>
  allOf((page) => container.get(Products).list({ page, perPage: 100 }));

/** The list of vouchers: the sum of the balances, and what was given on each ticket. */
async function compareList(shop: ShopInProcess, vouchers: readonly Voucher[], compare: Compare): Promise<void> {
  const rows = shop.platform.world();
  const list = shop.shop.container.get(VouchersViewModel, { autobind: true });
  list.start({ tab: 'active' });
  await expect.poll(() => list.current !== null && shop.underWay === 0).toBe(true);
  const lefts = vouchers.filter((one) => isBudget(one) && isUsable(one)).map(({ id }) => ledgerOf(rows, id).left);
  compare(`sum of the balances`, list.balance?.amount, sum(lefts));
  const tickets = (list.active.value?.items ?? []).filter(isBudget);
  tickets.forEach((voucher) => list.tickets.see(voucher));
  await expect.poll(() => tickets.some((voucher) => list.tickets.lacks(voucher))).toBe(false);
  for (const voucher of tickets) {
    compare(`ticket ${voucher.id}`, budgetLeft(list.tickets.of(voucher))?.total, ledgerOf(rows, voucher.id).given);
  }
}

/** The page of a voucher: what is left, was given and is set apart, and what was left after each movement. */
async function compareVoucher(shop: ShopInProcess, { address, id }: Voucher, compare: Compare): Promise<void> {
  const model = shop.shop.container.get(VoucherViewModel, { autobind: true });
  model.start({ address, language: 'nl' });
  await expect.poll(() => [model.voucher.state, model.pending.state]).toEqual(['ready', 'ready']);
  const { shown, timeline } = model;
  const { left, given, apart, balances } = ledgerOf(shop.platform.world(), id);
  const pending = shown?.pendingReimbursements?.map(({ amount }) => amount ?? 0) ?? [];
  const total = shown && budgetLeft(shown)?.total;
  compare(`voucher ${id}, left, given, set apart`, [shown?.amount, total, sum(pending)], [left, given, apart]);
  const moved = timeline.entries.filter((entry) => entry.type === 'product_voucher' || entry.state !== 'canceled');
  const after = new Map(moved.toReversed().map((entry) => [Math.floor(entry.at / 1000), timeline.balanceAfter(entry)]));
  const known = shown?.state === 'deactivated' ? [...balances].map(([at]) => [at, null]) : [...balances];
  compare(`voucher ${id}, balances after its movements`, [...after], known);
}

/** The price of an offer without what it was before. */
const shownPrice = ({ price }: ProductCardData) => price && { amount: price.amount, isFrom: price.isFrom };

/** An offer for a resident: the price on its cards and in the search, and its page. */
function compareOffer(shop: ShopInProcess, model: ProductViewModel, compare: Compare): void {
  const [product, vouchers, face] = [model.product.value, model.vouchers.value, model.face];
  if (product === null || vouchers === null || face === null) throw new Error('The page has no offer');
  const { own, best, lowest, isFrom } = ownPrices(shop.platform.world(), product, vouchers);
  const price = { amount: lowest, isFrom };
  compare(`offer ${product.id}, price`, shownPrice(face), price);
  const short = lowest === 0 && !isFrom ? { kind: 'free' } : { kind: 'price', ...price };
  compare(`offer ${product.id}, search`, shortPrice(product, vouchers), short);
  const shown = model.prices.filter(({ hasVoucher }) => hasVoucher);
  compare(
    `offer ${product.id}, price per voucher`,
    shown.map(({ self, balance }) => [self, balance?.now ?? null, balance?.after ?? null]),
    own.map(({ self, left, price: pays }) => [self, left, left === null ? null : Math.max(0, left - pays)]),
  );
  const { pays } = face;
  if (pays.kind !== 'nothing' && pays.kind !== 'part') return;
  const self = pays.kind === 'part' ? pays.self : 0;
  const full = fullPrice(shop.platform.world(), product);
  compare(`offer ${product.id}, what is left to pay`, [self, self + pays.covered], [best, full]);
}

/** The dialog that reserves an offer: what each voucher pays, and that it takes the voucher of the page. */
function compareDialog(shop: ShopInProcess, product: Product, model: ProductViewModel, compare: Compare): void {
  const rows = shop.platform.world();
  const vouchers = model.vouchers.value ?? [];
  const options = optionsOf(reserveSituation(product, vouchers));
  if (options.length === 0) return;
  const inRows = ownPrices(rows, product, vouchers).own.filter(({ reserves }) => reserves);
  const byId = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) => a[0].localeCompare(b[0]);
  compare(
    `offer ${product.id}, reserve dialog`,
    options.map((one) => [one.voucher.id, one.pays, one.ownPayment, one.problem === null] as const).toSorted(byId),
    inRows
      .map(({ voucher, price, left, pays }) => {
        const amounts = left === null ? [fullPrice(rows, product) - price, price] : [price, 0];
        return [voucher.id, ...amounts, pays] as const;
      })
      .toSorted(byId),
  );
  const pays = model.face?.pays;
  if (pays?.kind !== 'nothing' && (pays?.kind !== 'part' || pays.isShort)) return;
  const proposed = options.find(({ voucher }) => voucher.id === pays.voucher.id);
  compare(`offer ${product.id}, the dialog takes the voucher of the page`, proposed?.problem, null);
}

/** The ids of the offers on the screen with the text of their price. */
function pricesOnScreen(card: string, price: string): readonly (readonly [string, string])[] {
  return [...document.querySelectorAll(card)].map((one) => [
    /(\d+)$/.exec(one.querySelector('h2 a, h3 a')?.getAttribute('href') ?? '')?.[1] ?? '',
    /^.*?€\s[\d.]+,(?:\d\d|-)/.exec(one.querySelector(price)?.textContent ?? '')?.[0] ?? '',
  ]);
}

describe('every amount agrees with the rows of the platform', () => {
  it(
    'every amount agrees with the rows of the platform for every resident, voucher and offer',
    { timeout: 600_000 },
    async () => {
      const { compare, found } = differences();
      const first = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday' });
      const people = first.platform.world().table('identities').all();
      const residents = people.flatMap(({ persona }) => persona ?? []);
      expect(residents.length).toBeGreaterThan(20);
      let hasComparedWithoutVoucher = false;
      for (const persona of residents) {
        const shop = await ShopInProcess.open(mockPlatform(), { scenario: null, as: persona, at: '/sitemap' });
        const compareOwn: Compare = (what, ...amounts) => compare(`${persona}, ${what}`, ...amounts);
        const vouchers = await vouchersOf(shop);
        // Without a voucher every resident sees the same prices.
        if (vouchers.length === 0 && hasComparedWithoutVoucher) continue;
        hasComparedWithoutVoucher ||= vouchers.length === 0;
        const offers = await offersOf(shop);
        await compareList(shop, vouchers, compareOwn);
        for (const voucher of vouchers.filter(isBudget)) await compareVoucher(shop, voucher, compareOwn);
        const model = shop.shop.container.get(ProductViewModel, { autobind: true });
        model.vouchers.set(vouchers);
        const priced = offers.filter(({ priceType, price }) => priceType === 'regular' && price !== 0);
        expect(priced.length).toBeGreaterThan(50);
        for (const product of priced) {
          model.product.set(product);
          compareOffer(shop, model, compareOwn);
          compareDialog(shop, product, model, compareOwn);
        }
        for (const sample of succeeded(await shop.shop.container.get(ProductSamples).samples('subsidies'))) {
          const product = offers.find(({ id }) => id === sample.id);
          if (product)
            compareOwn(`sample ${sample.id}`, productPrice(sample, vouchers), productPrice(product, vouchers));
        }
      }
      expect(found).toEqual([]);
    },
  );

  it.each(['samira', 'kees', 'ilse'])(
    'every amount agrees with the rows of the platform on the screens of %s',
    { timeout: 120_000 },
    async (persona) => {
      const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', as: persona });
      const rows = shop.platform.world();
      const vouchers = await vouchersOf(shop);
      const offers = await offersOf(shop);
      const { compare, found } = differences();
      const compareScreen = async (card: string, price: string): Promise<void> => {
        await waitFor(() => expect(document.querySelector(card)).not.toBeNull());
        await waitFor(() => expect(shop.underWay).toBe(0));
        for (const [id, text] of pricesOnScreen(card, price)) {
          const product = offers.find((one) => one.id === id);
          if (product?.priceType !== 'regular' || product.price === 0) continue;
          const { lowest, isFrom } = ownPrices(rows, product, vouchers);
          compare(`${shop.address}, ${id}`, text, `${isFrom ? 'vanaf ' : ''}${formatAmount(money(lowest))}`);
        }
      };
      for (const path of ['/', '/aanbod', '/acties', '/aanbod?q=zwem']) {
        await shop.go(path);
        await compareScreen('.product-card', '.product-price b');
      }
      for (const { address, id } of vouchers.filter((one) => isBudget(one) && isUsable(one))) {
        await shop.go(`/tegoeden/${address}`);
        const { left, given } = ledgerOf(rows, id);
        const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
        await screen.findByText(plain(`over van ${formatAmount(money(given))}`));
        expect(plain(document.querySelector('main')?.textContent ?? '')).toContain(plain(formatAmount(money(left))));
      }
      expect(found).toEqual([]);
    },
  );
});
