import { given } from '@stadstegoed/core/testing/given.ts';
import { accountOf } from '@stadstegoed/mock-server/fixtures/seed/base-world.ts';
import { addTodaysStates } from '@stadstegoed/mock-server/testing/todays-states.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { untilQuiet } from './faults/quiet.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (at: string, as: string | null = 'samira'): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), {
    scenario: 'ordinary-tuesday',
    edition: '2026-07',
    at,
    ...(as === null ? {} : { as }),
  });

/** The sentence of a configuration that could not be read, and the one of a part that could not be loaded. */
const FAULTS = [/Een deel van deze website ontbreekt/, /niet gelukt/];

describe('a platform of July 2026', () => {
  it.each([
    ['home of a visitor', '/', null, 'Meedoentegoed'],
    ['home of a resident', '/', 'samira', 'Meedoentegoed'],
    ['the funds', '/fondsen', 'samira', 'Meedoentegoed'],
    ['the offers', '/aanbod', 'samira', '^\\d+ gevonden'],
  ] as const)('shows %s', async (_screen, at, as, text) => {
    await open(at, as);
    expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
    for (const fault of FAULTS) expect(screen.queryByText(fault)).toBeNull();
  });

  it('leads from the funds to a fund', async () => {
    const shop = await open('/fondsen');
    await press(shop, 'link', /^Meedoentegoed/);
    await heading('Meedoentegoed');
  });

  it('leads from a voucher of the list to its QR code', async () => {
    const shop = await open('/tegoeden');
    await press(shop, 'link', /^Meedoentegoed/);
    await heading('Meedoentegoed');
    await screen.findByRole('img', { name: /QR/ });
  });

  it('has a word and a sentence for a reservation in each of its ten states', async () => {
    const shop = await open('/', 'ilse');
    const world = shop.platform.world();
    addTodaysStates(world, accountOf(world, 'ilse').address);
    await shop.load('/reserveringen');
    await screen.findByText('11 reserveringen');
    const badges = screen.getAllByText(/./, { selector: '.stads-badge *' }).map(({ textContent }) => textContent);
    expect(badges).toEqual(
      expect.arrayContaining([
        'Wacht op uw betaling',
        'Geannuleerd door de gemeente',
        'Betaling mislukt',
        'Niet op tijd betaald',
        'Betaling gestopt',
      ]),
    );
    expect(screen.queryByText(/Onbekende status|kennen deze status niet/)).toBeNull();
  });

  it('has no filter of providers for a visitor, who gets none', async () => {
    const shop = await open('/aanbod', null);
    await screen.findByText(/^\d+ gevonden/);
    await untilQuiet(shop, () => 0, 50);
    expect(screen.queryByLabelText('Aanbieder')).toBeNull();
  });

  it('says one price in the list and on the page of an offer, whatever the least price of the platform is', async () => {
    const shop = await open('/aanbod?q=Samen%20eten', null);
    await screen.findByText(/^\d+ gevonden/);
    expect(screen.getAllByText(/€\s7,50/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/anaf/)).toBeNull();
    await shop.go('/aanbod/249');
    await heading(/^Samen eten/);
    expect((await screen.findAllByText(/€\s7,50/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/anaf|€\s3,75/)).toBeNull();
  });

  it('calls no offer too expensive of which the rest is paid online: it says where that can be done', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', edition: '2026-07' });
    const world = shop.platform.world();
    const voucher = given(world.table('vouchers').first('identity_address', accountOf(world, 'kees').address));
    const fund = given(world.table('funds').get(voucher.fund_id));
    world.table('funds').update(fund, { extra_payments: true });
    await shop.mock.changeRow('products', 249, { price: 150_00 });
    await shop.load('/aanbod/249');
    await screen.findByText('U betaalt een deel online');
    expect(screen.getByText(/De andere €\s8,- betaalt u online\. .* website van de gemeente/)).toBeDefined();
    expect(screen.queryByText(/voldoende saldo|Te weinig|kassa/)).toBeNull();
  });

  it('has no entry for offers at a discount, which the platform does not have', async () => {
    await open('/aanbod');
    await screen.findAllByRole('link', { name: /Aanbod/ });
    expect(screen.queryByRole('link', { name: /Acties/ })).toBeNull();
  });
});
