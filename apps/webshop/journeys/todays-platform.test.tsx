import { given } from '@stadstegoed/core/testing/given.ts';
import { accountOf } from '@stadstegoed/mock-server/fixtures/seed/base-world.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { untilQuiet } from './faults/quiet.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, heading, press } from '../testing/screen-queries.ts';
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

/** Changes what the fund of the only voucher of Kees shows; gives the address of the voucher. */
function hideFrom(
  shop: ShopInProcess,
  change: { readonly hides_balance: true } | { readonly show_qr_code: false },
): { readonly address: string; readonly fund_id: number } {
  const world = shop.platform.world();
  const voucher = given(world.table('vouchers').first('identity_address', accountOf(world, 'kees').address));
  world.table('funds').update(given(world.table('funds').get(voucher.fund_id)), change);
  return voucher;
}

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
    const visit = { scenario: 'reservations-in-todays-states', as: 'ilse', at: '/reserveringen' } as const;
    await ShopInProcess.open(mockPlatform(), visit);
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

  it('shows no balance that the municipality hides, on no screen where money stands, and says so', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', edition: '2026-07' });
    const { address, fund_id } = hideFrom(shop, { hides_balance: true });
    await shop.load('/');
    await screen.findAllByText('Niet zichtbaar');
    const places = [
      '/tegoeden',
      `/tegoeden/${address}`,
      '/fondsen',
      `/fondsen/${fund_id}`,
      '/aanbod',
      '/aanbod/249',
      `/declaraties/maken?voucher_address=${address}`,
    ];
    for (const place of places) {
      await shop.go(place);
      await untilQuiet(shop, () => 0, 50);
      expect.soft(document.body.textContent).not.toMatch(/142,|Samen heeft u nog|undefined/);
    }
    await shop.go('/tegoeden');
    await screen.findByText('Van 1 tegoed laat uw gemeente het saldo niet zien.');
    await shop.go('/aanbod/249');
    await press(shop, 'button', 'Reserveer');
    await dialog(/.*/);
    await untilQuiet(shop, () => 0, 50);
    expect(document.body.textContent).not.toContain('142,');
  });

  it('has no QR code where the municipality shows none: not on paper or on the device either, but what to do instead', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', edition: '2026-07' });
    await shop.load(`/tegoeden/${hideFrom(shop, { show_qr_code: false }).address}`);
    await screen.findByText('Dit tegoed heeft geen QR-code');
    expect(screen.getByText('U kunt aanbod reserveren.')).toBeDefined();
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
    expect(screen.queryByText(/Print|Stuur naar|Bewaar mijn QR-codes|laat de code scannen/)).toBeNull();
  });

  it('says of the records of residents that the website does not have them, and leads nowhere to them', async () => {
    const shop = await open('/records');
    await heading('Pagina niet gevonden');
    expect(shop.address).toBe('/records');
    expect(screen.queryByRole('link', { name: 'Uw gegevens' })).toBeNull();
  });

  it('has no entry for offers at a discount, which the platform does not have', async () => {
    await open('/aanbod');
    await screen.findAllByRole('link', { name: /Aanbod/ });
    expect(screen.queryByRole('link', { name: /Acties/ })).toBeNull();
  });
});
