import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press, liveRegion } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const REQUEST = `/records/${stableHex('waiting-confirmation', 64)}/validations`;

/** Opens the shop and waits for its first screen. */
async function open(visit: Visit): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), visit);
  await heading(/./);
  return shop;
}
const main = (): ReturnType<typeof within> => within(screen.getByRole('main'));
const record = (name: string): Promise<HTMLElement> => main().findByRole('link', { name: new RegExp(`^${name}: `) });

describe('the records of a resident', () => {
  it('are listed, each with who confirmed it [RC-001, RC-012, RC-013]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', as: 'nadia', at: '/records' });
    await heading('Uw gegevens');
    const own = (await screen.findByRole('heading', { level: 2, name: 'Door u ingevuld' })).closest('section');
    expect(own?.textContent).toMatch(/Netto inkomen per maand: €\s1\.580,-/);
    const confirmed = screen.getByRole('heading', { level: 2, name: 'Bevestigd' }).closest('section');
    expect(confirmed?.textContent).toContain('Aantal kinderen');
    await shop.user.click(await record('Aantal kinderen'));
    await heading('Aantal kinderen');
    await arrivesAt(shop, /^\/records\/\d+\/validations$/);
    expect((await main().findByText('Dit telt')).closest('li')?.textContent).toContain('Gemeente Zonnedorp');
  });

  it('are not for a visitor [RC-011]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/records' });
    await heading('Log in om uw gegevens te zien');
  });

  it('lead home where the municipality has them switched off [RC-002]', async () => {
    const shop = await open({ scenario: 'records-off', as: 'samira', at: '/records' });
    await arrivesAt(shop, '/');
  });

  it('get a new value in two steps, which the platform checks first [RC-003, RC-004, RC-014, RC-016]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', as: 'nadia', at: '/records' });
    await press(shop, 'link', 'Voeg iets toe');
    await heading('Wat wilt u toevoegen?');
    await press(shop, 'button', 'Ga verder');
    expect((await main().findAllByText('Kies een soort gegeven.')).length).toBeGreaterThan(0);
    await shop.user.type(main().getByRole('searchbox', { name: 'Zoek een soort' }), 'mail');
    expect(await liveRegion('1 soort gevonden')).toBe('polite');
    expect(main().getAllByRole('radio')).toHaveLength(1);
    await shop.user.click(main().getByRole('radio', { name: 'E-mailadres' }));
    await press(shop, 'button', 'Ga verder');
    await heading('Vul in: E-mailadres');
    await shop.user.type(main().getByRole('textbox', { name: /E-mailadres/ }), 'nadia@');
    await press(shop, 'button', 'Sla op');
    await main().findByRole('heading', { name: 'Er is 1 fout' });
    await shop.user.type(main().getByRole('textbox', { name: /E-mailadres/ }), 'elders.example');
    await press(shop, 'button', 'Sla op');
    await heading('E-mailadres');
    expect(main().getByText('nadia@elders.example')).toBeDefined();
    await screen.findByText('Opgeslagen!');
  });

  it('keep the earlier value beside the new one', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', as: 'nadia', at: '/records/create?type=base_salary' });
    await heading('Vul in: Netto inkomen per maand');
    await main().findByText(/Nu staat er €\s1\.580,-/);
    await shop.user.type(main().getByRole('textbox', { name: /Netto inkomen/ }), '1640');
    await press(shop, 'button', 'Sla op');
    await heading('Netto inkomen per maand');
    const history = (await main().findByRole('heading', { name: 'Wat er eerder stond' })).parentElement;
    const amounts = history?.textContent.match(/€\s[\d.,]+[\d-]/g) ?? [];
    expect(amounts.map((amount: string) => amount.replace(/\s/, ' '))).toEqual(['€ 1.640,-', '€ 1.580,-']);
  });

  it('do not take a resident back who left the screen before the answer came', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', as: 'nadia', at: '/records/create?type=base_salary' });
    await heading('Vul in: Netto inkomen per maand');
    await shop.user.type(main().getByRole('textbox', { name: /Netto inkomen/ }), '1640');
    const release = shop.hold('/identity/records');
    await press(shop, 'button', 'Sla op');
    await vi.waitFor(() => expect(shop.isHolding('/identity/records')).toBe(true));
    await shop.user.click(screen.getAllByRole('link', { name: 'Regelingen' })[0] ?? document.body);
    await heading('Regelingen');
    release();
    await screen.findByText('Opgeslagen!');
    expect(shop.address).toBe('/fondsen');
  });

  it('are kept in groups that the resident makes, renames and removes', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', as: 'nadia', at: '/records' });
    await shop.user.click(await main().findByText('Deel uw gegevens in groepen in'));
    await press(shop, 'button', 'Maak een nieuwe groep');
    const adding = within(await dialog('Maak een nieuwe groep'));
    await shop.user.type(adding.getByRole('textbox', { name: /Naam van de groep/ }), 'Geld{Enter}');
    await main().findByRole('button', { name: 'Pas aan Geld' });
    await shop.user.click(await record('Spaargeld'));
    await heading('Spaargeld');
    await press(shop, 'button', 'Zet in een groep');
    const moving = within(await dialog('Zet in een groep'));
    await shop.user.click(moving.getByRole('radio', { name: 'Geld' }));
    await shop.user.click(moving.getByRole('button', { name: 'Sla op' }));
    await shop.user.click(
      within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getByRole('link', { name: 'Uw gegevens' }),
    );
    const group = (await main().findByRole('heading', { level: 2, name: 'Geld' })).closest('section');
    expect(group?.textContent).toContain('Spaargeld');
    await press(shop, 'button', 'Pas aan Geld');
    const changing = within(await dialog('Pas de groep aan'));
    await shop.user.click(changing.getByRole('button', { name: 'Verwijder de groep' }));
    await screen.findByText('Verwijderd!');
    expect((await record('Spaargeld')).closest('section')?.textContent).toContain('Door u ingevuld');
  });
});

describe('the confirmation of a record', () => {
  it('is asked of a validator from the list, or with a QR code [RC-005, RC-006, RC-009, RC-015, RC-017]', async () => {
    const shop = await open({ scenario: 'record-to-confirm', as: 'dina', at: '/records' });
    await shop.user.click(await record('Achternaam'));
    await heading('Achternaam');
    await press(shop, 'link', 'Vraag het ook een ander');
    await heading('Laat dit gegeven bevestigen');
    await arrivesAt(shop, /^\/records\/\d+\/validate$/);
    await press(shop, 'button', 'Maak een QR-code');
    await main().findByRole('img', { name: 'QR-code om Achternaam te laten bevestigen' });
    expect(await liveRegion('Laat deze code scannen aan de balie.')).toBe('status');
    await shop.user.click(
      (await main().findAllByRole('button', { name: /^Vraag het Gemeente Zonnedorp/ }))[0] ?? document.body,
    );
    await screen.findByText('Uw vraag is verstuurd aan Gemeente Zonnedorp.');
    expect(main().getAllByText('Gevraagd').length).toBeGreaterThan(0);
    const requests = shop.platform.world().table('record_validations');
    const [scanned] = requests.where('state', 'pending').toReversed();
    if (scanned) requests.update(scanned, { state: 'declined' });
    await shop.pass(4);
    await main().findByText('Dit gegeven is niet bevestigd');
    expect(main().queryByRole('heading', { name: 'Wat er daarna gebeurt' })).toBeNull();
  });

  it('is given by a validator who opens the request, for an organisation [RC-007, RC-008, RC-010]', async () => {
    const shop = await open({ scenario: 'record-to-confirm', as: 'vincent', at: REQUEST });
    await heading('Klopt dit gegeven?');
    await main().findByText('Aantal kinderen');
    expect(main().getByRole('radio', { name: 'Gemeente Zonnedorp' })).toHaveProperty('checked', true);
    await press(shop, 'button', 'Ja, dit klopt');
    await heading('Dit gegeven is bevestigd');
  });

  it('is declined by a validator, once [RC-008, RC-010]', async () => {
    const shop = await open({ scenario: 'record-to-confirm', as: 'vincent', at: REQUEST });
    await heading('Klopt dit gegeven?');
    await press(shop, 'button', 'Nee, dit klopt niet');
    expect(shop.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await press(shop, 'button', 'Zeg dat het niet klopt');
    await heading('Dit gegeven is niet bevestigd');
    await press(shop, 'link', 'Naar home');
    await heading(/^Goede/);
  });

  it('a confirmation is unknown under another code', async () => {
    await open({ scenario: 'record-to-confirm', as: 'vincent', at: `/records/${'0'.repeat(64)}/validations` });
    await heading('Dit verzoek kennen wij niet');
  });
});
