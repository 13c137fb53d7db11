import { Products } from '@stadstegoed/core/products/products.port.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { isBudget, isUsable } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { allOf, succeeded } from '../testing/money-resident.ts';
import { differences, ledgerOf, ownPrices, sum } from '../testing/money-rows.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** The ids of the products on the screen with the text of their price. */
function pricesOnScreen(): readonly (readonly [string, string])[] {
  return [...document.querySelectorAll('.product-card')].map((one) => [
    /(\d+)$/.exec(one.querySelector('h2 a, h3 a')?.getAttribute('href') ?? '')?.[1] ?? '',
    /^.*?€\s[\d.]+,(?:\d\d|-)/.exec(one.querySelector('.product-price b')?.textContent ?? '')?.[0] ?? '',
  ]);
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const amountText = (cents: number): string => plain(formatAmount(money(cents)));

/** Waits until the page says all of it. */
const expectSaid = (parts: readonly string[]): Promise<void> =>
  waitFor(() => {
    const text = plain(document.querySelector('main')?.textContent ?? '');
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

it.each(['samira', 'kees', 'ilse'])(
  'every amount on the screens of %s agrees with the rows of the platform',
  { timeout: 120_000 },
  async (persona) => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', as: persona });
    const rows = shop.platform.world();
    const { container, loader } = shop.shop;
    await loader.need(['vouchers', 'products']);
    const vouchers = succeeded(await container.get(ListVouchers).run({ signedIn: true, filter: {} })).items;
    const products = await allOf((page) => container.get(Products).list({ page, perPage: 100 }));
    const { compare, found } = differences();
    for (const path of ['/', '/aanbod', '/acties', '/aanbod?q=zwem']) {
      await shop.go(path);
      await waitFor(() => expect(document.querySelector('.product-card')).not.toBeNull());
      await waitFor(() => expect(shop.underWay).toBe(0));
      for (const [id, text] of pricesOnScreen()) {
        const product = products.find((one) => one.id === id);
        if (product?.priceType !== 'regular' || product.price === 0) continue;
        const { lowest, isFrom } = ownPrices(rows, product, vouchers);
        const amount = `${isFrom ? 'vanaf ' : ''}${formatAmount(money(lowest))}`;
        const free = isFrom ? 'Soms gratis' : 'Gratis';
        compare(`${path}, ${id}`, text, lowest === 0 ? free : amount);
      }
    }
    expect(found).toEqual([]);
    const ledgers = vouchers
      .filter((one) => isBudget(one) && isUsable(one))
      .map(({ id, address }) => ({ ...ledgerOf(rows, id), address }));
    const ofLedger = ({ left, given }: (typeof ledgers)[number]) => [amountText(left), `over van ${amountText(given)}`];
    await shop.go('/tegoeden');
    await expectSaid([amountText(sum(ledgers.map(({ left }) => left))), ...ledgers.flatMap(ofLedger)]);
    for (const ledger of ledgers) {
      await shop.go(`/tegoeden/${ledger.address}`);
      await expectSaid(ofLedger(ledger));
    }
  },
);
