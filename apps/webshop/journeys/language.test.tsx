import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { changing } from '../testing/changing-answers.ts';
import { EXAMPLES } from '../testing/screens.examples.ts';
import { heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const REQUEST = `/records/${stableHex('waiting-confirmation', 64)}/validations`;

/** Changes the language of an open screen, and expects that the shop then reads a path of the platform. */
async function readsAgain(shop: ShopInProcess, path: RegExp): Promise<void> {
  const before = shop.calls.length;
  await press(shop, 'button', 'English');
  const read = () => shop.calls.slice(before).map((call) => call.path.replace(/\?.*/, ''));
  await expect.poll(read).toContainEqual(expect.stringMatching(path));
}

/** The screens with texts that the platform sends in the language of the resident, and the call that reads them. */
it.each<[ScreenName, RegExp]>([
  ['home', /\/platform\/funds$/],
  ['fund', /\/platform\/funds\/1$/],
  ['funds', /\/platform\/funds$/],
  ['sitemap', /\/platform\/funds$/],
  ['product', /\/platform\/products\/201$/],
  ['products', /\/platform\/products$/],
  ['provider', /\/platform\/providers\/101$/],
  ['provider-office', /\/platform\/offices\/1011$/],
  ['providers', /\/platform\/business-types$/],
  ['records', /\/identity\/records$/],
  ['record-create', /\/identity\/record-types$/],
  ['record-validate', /\/identity\/records$/],
  ['record-validations', /\/identity\/records$/],
  ['reservations', /\/platform\/product-reservations$/],
  ['search-result', /\/platform\/search$/],
  ['voucher', /\/platform\/vouchers\/0x/],
])('after a change of language the screen %s reads its texts again', async (name, path) => {
  const { scenario, as, path: at, shows } = given(EXAMPLES[name].find(({ isSwept }) => isSwept));
  const visit: Visit = { scenario, at, ...(as === undefined ? {} : { as }) };
  const shop = await ShopInProcess.open(mockPlatform(), visit);
  await screen.findAllByText(given(shows));
  await readsAgain(shop, path);
});

it('after a change of language the question to confirm a record is read again', async () => {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'record-to-confirm', as: 'vincent', at: REQUEST });
  await heading(/./);
  await readsAgain(shop, /\/record-validations\/[0-9a-f]+$/);
});

it('after a change of language a page of the municipality has the text of that language', async () => {
  const intercept = changing(mockPlatform(), (request, path, body) => {
    if (path !== '/platform/config/webshop') return body;
    const { pages, ...others } = Object(Object(body).data);
    const html = `<p>Written in ${request.headers.get('accept-language')}</p>`;
    return { data: { ...others, pages: { ...pages, privacy: { ...pages.privacy, description_html: html } } } };
  });
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: '/privacy', intercept });
  await screen.findByText('Written in nl');
  await press(shop, 'button', 'English');
  await screen.findByText('Written in en');
});
