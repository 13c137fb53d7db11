import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const COMING = 'Uw prijs wordt opgehaald';

/** The price of every offer on the screen, without the line that says who pays. */
function prices(): readonly string[] {
  const shown = [...document.querySelectorAll('.product-price, .sample-card__price, .product-price-card__price')];
  return shown.map(({ childNodes }) =>
    [...childNodes]
      .filter((part) => !(part instanceof Element && part.matches('.product-pay')))
      .map(({ textContent }) => textContent?.trim())
      .join(''),
  );
}

it.each([
  ['the offers', '/aanbod'],
  ['the actions', '/acties'],
  ['the page of an offer', '/aanbod/249'],
  ['the search', '/search?q=zwem&search_item_types=products'],
  ['the bookmarks', '/bladwijzers'],
  ['a provider', '/aanbieders/101'],
  ['the office of a provider', '/providers/101/offices/1011'],
])('%s shows no price before it is known what this resident pays', async (_, path) => {
  const shop = await ShopInProcess.open(mockPlatform(), {
    scenario: 'bookmarked-offers',
    as: 'samira',
    at: '/privacy',
  });
  const release = shop.hold('/platform/vouchers');
  await shop.load(path);
  await waitFor(() => expect(prices().length).toBeGreaterThan(0));
  const before = prices();
  release();
  await waitFor(() => expect(screen.queryByText(COMING)).toBeNull());
  const after = prices();
  expect(before.map((text, index) => (text.includes(COMING) ? after[index] : text))).toEqual(after);
});
