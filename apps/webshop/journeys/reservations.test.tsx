import type { Edition } from '@stadstegoed/mock-server/testing/harness.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press } from '../testing/screen-queries.ts';
import { savedFile } from '../testing/saved-file.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const inDialog = () => within(screen.getByRole('dialog'));
const inStep = async (name: string | RegExp) => within(await dialog(name));
const pressIn = async (shop: ShopInProcess, name: string | RegExp) =>
  shop.user.click(await inDialog().findByRole('button', { name }));
const rows = (shop: ShopInProcess) => shop.platform.world().table('product_reservations').all();

describe('the reservations of a resident', () => {
  const openList = (edition: Edition = 'specification') =>
    ShopInProcess.open(mockPlatform(), {
      scenario: 'reservations-in-every-state',
      edition,
      as: 'ilse',
      at: '/reserveringen',
    });

  it('show every state with its label [RS-003, RS-017, RS-018, RS-019, RS-020, RS-021, RS-025]', async () => {
    await openList();
    await heading('Reserveringen');
    const labels = (await screen.findAllByText(/./, { selector: '.stads-badge *' })).map(
      ({ textContent }) => textContent,
    );
    // What can be collected comes before what waits.
    expect(labels).toEqual([
      'Bevestigd',
      'Wacht op antwoord',
      'Door u geannuleerd',
      'Afgewezen',
      'Geannuleerd door de aanbieder',
      'Verlopen',
    ]);
    expect(screen.getAllByRole('button', { name: /^Annuleer/ })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^Toon de code/ })).toHaveLength(1);
    expect(screen.getByText(/U kunt nog 13 dagen annuleren, tot en met 7 december 2026/)).toBeDefined();
  });

  it('go to the last page from a page beyond it [RS-034, RS-031]', async () => {
    const shop = await openList();
    await heading('Reserveringen');
    await shop.go('/reserveringen?page=9');
    await arrivesAt(shop, '/reserveringen');
    await screen.findByRole('button', { name: 'Annuleer Krat groente van het seizoen' });
    expect(shop.calls.some(({ path }) => /\/product-reservations\?.*per_page=15/.test(path))).toBe(true);
  });

  it.each<[Edition, days: string]>([
    ['specification', '13 dagen om te kiezen, tot en met 7 december 2026.'],
    ['2026-07', '295 dagen om te kiezen, tot en met 15 september 2027.'],
  ])(
    'can be cancelled while they are pending, and the amount returns (%s) [RS-004, RS-005, RS-009, RS-026, RS-030]',
    async (edition, days) => {
      const shop = await openList(edition);
      await press(shop, 'button', /^Annuleer Krat groente/);
      const question = await inStep('Wilt u deze reservering annuleren?');
      expect(question.getByText(`U heeft nog ${days}`)).toBeDefined();
      expect(question.getByText('U kunt dit niet terugdraaien.')).toBeDefined();
      const before = shop.calls.length;
      await pressIn(shop, 'Ja, annuleer');
      const done = await inStep('Reservering geannuleerd.');
      expect(done.getByText(/^U had nog \d+ dagen om te annuleren/)).toBeDefined();
      await shop.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Annuleer Krat/ })).toBeNull());
      expect(shop.calls.slice(before).filter(({ path }) => path.includes('/vouchers'))).toHaveLength(1);
    },
  );

  it('are told as decided when the provider answered meanwhile [RS-023]', async () => {
    const shop = await openList();
    await press(shop, 'button', /^Annuleer Krat groente/);
    await inStep('Wilt u deze reservering annuleren?');
    const pending = rows(shop).find(({ product_id }) => product_id === 252);
    await shop.mock.decide('reservation', { id: pending?.id, decision: 'accept' });
    await pressIn(shop, 'Ja, annuleer');
    const refused = await inStep('Annuleren kan niet meer');
    expect(refused.getByText(/heeft intussen geantwoord\. Bekijk de reservering opnieuw\.$/)).toBeDefined();
    expect(refused.queryByText(/meteen weer op uw tegoed/)).toBeNull();
    expect(await refused.findByRole('link', { name: 'Mail Buurttuin ’t Groene Hart' })).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Bevestigd', { selector: '.stads-badge *' })).toHaveLength(2));
  });

  it('have a page of their own, with the code for the counter and how to cancel [RS-008, RS-024, NX-001, NX-009]', async () => {
    const shop = await openList();
    await press(shop, 'link', /^Toon de code Filmkaartje/);
    await heading('Filmkaartje met popcorn');
    expect(shop.address).toBe('/reserveringen/1');
    expect(screen.getByText('Annuleren gaat via Filmhuis Lumen')).toBeDefined();
    expect(screen.getByText(/uiterlijk 4 december 2026, dat is binnen 14 dagen/)).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Bel Filmhuis Lumen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Annuleer reservering' })).toBeNull();
    expect(await savedFile(() => press(shop, 'button', 'Zet in uw agenda'))).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    await press(shop, 'button', 'Toon groot');
    const large = await inStep('Uw reservering');
    expect(large.getByRole('img', { name: /^QR-code van Filmkaartje/ })).toBeDefined();
  });

  it('are cancelled on their page, and from then on cannot be cancelled again [NX-002]', async () => {
    const at = '/reserveringen/2';
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'reservations-in-every-state', as: 'ilse', at });
    await heading(/^Krat groente/);
    await press(shop, 'button', 'Annuleer reservering');
    await inStep('Wilt u deze reservering annuleren?');
    await pressIn(shop, 'Ja, annuleer');
    await inStep('Reservering geannuleerd.');
    await shop.user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Reserveer opnieuw' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Annuleer reservering' })).toBeNull();
  });

  it.each(['999', 'x'])('of another resident or without a row are not found: %s [NX-003]', async (id) => {
    const at = `/reserveringen/${id}`;
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'reservations-in-every-state', as: 'ilse', at });
    await heading('Deze reservering vinden wij niet');
    await press(shop, 'link', 'Bekijk uw reserveringen');
    await arrivesAt(shop, '/reserveringen');
  });

  it('are under the third tab of the vouchers [VO-003]', async () => {
    const shop = await openList();
    await shop.go('/tegoeden?tab=reservations');
    await arrivesAt(shop, '/reserveringen');
    await heading('Reserveringen');
    await screen.findByRole('button', { name: 'Annuleer Krat groente van het seizoen' });
  });
});
