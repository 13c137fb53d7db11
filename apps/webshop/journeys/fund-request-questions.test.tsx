import { screen, within } from '@testing-library/react';
import { changeFund } from '@stadstegoed/mock-server/fixtures/seed/change.ts';
import { todaysFunds } from '@stadstegoed/mock-server/fixtures/seed/edge-cases/todays-funds.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const { family, study } = todaysFunds;

const open = (as = 'jan', at = `/fondsen/${family}/aanvraag?from=fund-activate`) =>
  ShopInProcess.open(mockPlatform(), { scenario: 'todays-questions', edition: '2026-07', as, at });

const next = (shop: ShopInProcess) => press(shop, 'button', 'Volgende');
const check = async (shop: ShopInProcess, name: RegExp) =>
  shop.user.click(await screen.findByRole('checkbox', { name }));
const type = async (shop: ShopInProcess, label: RegExp | string, text: string) =>
  shop.user.type(await screen.findByLabelText(label), text);
const termOf = (label: string) => screen.getByText(label).closest('div')?.textContent;

/** Switches the population register off or on. */
function setRegister(register: 'up' | 'down'): void {
  const world = mockPlatform().world();
  const { todays } = world.table('funds').get(family) ?? {};
  if (todays !== undefined) changeFund(world, family, { todays: { ...todays, register } });
}

/** Opens the first step with questions. */
async function begin(shop: ShopInProcess): Promise<void> {
  await press(shop, 'button', 'Begin met de aanvraag');
  await heading('Dit zijn de voorwaarden');
  await check(shop, /naar waarheid/);
  await next(shop);
  await heading('Uw gegevens');
}

describe("the questions of today's fund", () => {
  it('are asked in its steps, with what the municipality knows, and sent as the platform takes them', async () => {
    const shop = await open();
    await begin(shop);
    await screen.findByText('Dit weet de gemeente al');
    expect(termOf('Geboortedatum')).toContain('14\u00a0juni 1982');
    expect(screen.queryByRole('textbox', { name: 'Achternaam' })).toBeNull();
    expect(await axeFindings(document.body)).toEqual([]);
    await next(shop);
    await screen.findByRole('link', { name: '‘Telefoonnummer’: Vul een antwoord in.' });
    await type(shop, 'Telefoonnummer', '06 12 34 56 78');
    await next(shop);

    await heading('Uw huishouden');
    expect(termOf('Uw partner')).toContain('Marieke Smit geboren op 3\u00a0februari 1984');
    expect(document.body.textContent).not.toMatch(/9999\d{5}/);
    const towns = within(screen.getByRole('group', { name: 'In welke gemeente woont u?' }));
    expect(towns.getByRole('radio', { name: 'Zonnedorp' })).toHaveProperty('checked', true);
    expect(screen.queryByLabelText(/spaargeld/)).toBeNull();
    await press(shop, 'button', 'Een meer');
    const savings = await screen.findByLabelText(/spaargeld/);
    await shop.user.clear(savings);
    await shop.user.type(savings, '1.200,00');
    await next(shop);

    await heading('Uw inkomen');
    await next(shop);
    await screen.findByRole('link', { name: 'Geef bij ‘Waar komt uw inkomen vandaan?’ minstens één antwoord.' });
    await check(shop, /iets anders/);
    await type(shop, /Wat krijgt u nog meer/, 'Ik geef les.');
    await next(shop);
    await heading('Begindatum');
    for (const [part, text] of Object.entries({ Dag: '1', Maand: '2', Jaar: '2026' })) await type(shop, part, text);
    await next(shop);
    await heading('IBAN');
    await type(shop, 'Uw IBAN', 'nl91 abna 0417 1643 00');
    await next(shop);

    await heading('Waar mag de pas naartoe?');
    await next(shop);
    await screen.findByRole('link', { name: 'Vul een plaats in.' });
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', '7311 AA');
    expect(await axeFindings(document.body)).toEqual([]);
    await type(shop, 'Huisnummer', ' b');
    await type(shop, 'Straat', ' 2');
    await type(shop, 'Plaats', 'Zonnedorp');
    await next(shop);
    await heading('Klopt dit?');
    for (const name of ['Uw gegevens', 'Uw huishouden', 'Uw inkomen']) screen.getByRole('heading', { level: 2, name });
    const shown = ['Lindelaan', '1 februari 2026', 'NL91 ABNA 0417 1643 00', 'Lindelaan 2 14 b, 7311 AA Zonnedorp'];
    for (const answer of shown) expect(screen.getByText(answer)).toBeDefined();
    await check(shop, /naar waarheid ingevuld/);
    await press(shop, 'button', 'Verstuur de aanvraag');

    await heading('Waar mag de pas naartoe?');
    await screen.findByRole('link', { name: /Gebruik bij straat en plaats alleen letters/ });
    await shop.user.clear(screen.getByLabelText('Straat'));
    await type(shop, 'Straat', 'Lindelaan');
    await next(shop);
    await heading('Klopt dit?');
    await press(shop, 'button', 'Verstuur de aanvraag');
    await heading('Uw aanvraag is verstuurd');
    const kept = mockPlatform().table('fund_request_records').all();
    const values = Object.fromEntries(kept.map(({ record_type_key: key, value }) => [key, value]));
    expect(values).toMatchObject({
      family_name: 'van Vliet',
      partner_same_address_nth: '2',
      telephone: '0612345678',
      municipality: 'Zonnedorp',
      net_worth: '1200.00',
      income_other: 'Ja',
      start_date: '01-02-2026',
      iban: 'NL91ABNA0417164300',
    });
    expect(values).not.toHaveProperty('income_work');
  });

  it('come with the help of the municipality, and a payout promises no voucher', async () => {
    await open('jan', `/fondsen/${family}`);
    await screen.findByRole('heading', { level: 2, name: 'Hulp bij Gezinstegoed' });
    expect(screen.getByRole('link', { name: 'gezin@zonnedorp.example' })).toBeDefined();
    await open('jan', `/fondsen/${study}`);
    await screen.findByText('U krijgt het geld');
    expect(screen.queryByText(/uw tegoed/)).toBeNull();
  });

  it('lead to money on an account where the fund pays out: nowhere a voucher is promised', async () => {
    const shop = await open('jan', `/fondsen/${study}/aanvraag?from=fund-activate`);
    await press(shop, 'button', 'Begin met de aanvraag');
    await check(shop, /naar waarheid/);
    await next(shop);
    await type(shop, 'Uw IBAN', 'NL91ABNA0417164300');
    await next(shop);
    await heading('Klopt dit?');
    await check(shop, /naar waarheid/);
    await press(shop, 'button', 'Verstuur de aanvraag');
    await heading('Uw aanvraag is verstuurd');
    const { id } = given(mockPlatform().table('fund_requests').all().at(-1));
    await shop.mock.decide('request', { id, decision: 'approved' });
    const paid = 'De gemeente maakt het geld over naar uw rekening.';
    await shop.load('/');
    await screen.findByText('Uw aanvraag voor Studiekosten is toegekend');
    await screen.findByText(paid);
    await press(shop, 'link', 'Bekijk uw aanvraag Studiekosten');
    await screen.findByText('Uw aanvraag is toegekend');
    await screen.findByText(paid);
    expect(screen.queryByRole('link', { name: 'Bekijk uw tegoeden' })).toBeNull();
    await shop.go('/aanvragen');
    await screen.findByText('Bekijk wat u krijgt');
  });

  it('say why the population register keeps somebody from a request, with a way on', async () => {
    await open('dina');
    await heading('De gemeente vindt u niet in de Basisregistratie Personen.');
    expect(screen.getByRole('link', { name: 'Bekijk de andere regelingen' })).toBeDefined();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('are kept while the population register fails at sending, and go on once it is back', async () => {
    const shop = await open();
    await begin(shop);
    setRegister('down');
    await type(shop, 'Telefoonnummer', '06 12 34 56 78');
    await next(shop);
    await heading('De gemeente kan uw gegevens nu niet ophalen.');
    await screen.findByText(/Heeft u al iets ingevuld\? Dat blijft bewaard/);
    setRegister('up');
    await press(shop, 'link', 'Probeer opnieuw');
    await press(shop, 'button', 'Verder waar u was');
    await heading('Uw gegevens');
    expect(await screen.findByLabelText('Telefoonnummer')).toHaveProperty('value', '0612345678');
  });
});
