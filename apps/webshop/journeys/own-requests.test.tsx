import type { Edition } from '@stadstegoed/mock-server/testing/harness.ts';
import { screen, within } from '@testing-library/react';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { describe, expect, it } from 'vitest';
import { given } from '@stadstegoed/core/testing/given.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { EDITIONS } from '../testing/editions.ts';
import { changing, partsOf, type Json } from '../testing/changing-answers.ts';
import { arrivesAt, failureAlert, heading, press } from '../testing/screen-queries.ts';
import { savedFile } from '../testing/saved-file.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (scenario: string, as: string, at: string, edition: Edition = 'specification') =>
  ShopInProcess.open(mockPlatform(), { scenario, as, at, edition });

const TOWNS = { type: 'select', options: [{ value: '268', name: 'Nijmegen' }] };

/** The first answer of the request is the choice of a town, whose name comes with the requests of a fund, or only with the fund. */
function withChoice(path: string, body: unknown): unknown {
  const chosen = ({ records, ...request }: Json): Json => {
    const [first = {}, ...others] = partsOf({ records }, 'records');
    const { options, ...type } = TOWNS;
    const record_type = {
      ...Object(first['record_type']),
      ...type,
      ...(path.startsWith('/platform/funds') ? { options } : {}),
    };
    return { ...request, records: [{ ...first, value: '268', record_type }, ...others] };
  };
  if (path === '/platform/fund-requests/1') return { data: chosen(Object(body).data) };
  if (path === '/platform/funds/3/requests') return { ...Object(body), data: partsOf(body, 'data').map(chosen) };
  if (path !== '/platform/funds/3') return body;
  const { data } = Object(body);
  const asked = (criterion: Json) => ({
    ...criterion,
    record_type: { ...Object(criterion['record_type']), ...TOWNS, control_type: 'select' },
  });
  return { data: { ...data, criteria: partsOf(data, 'criteria').map(asked) } };
}

describe('the requests of a resident', () => {
  it.each(EDITIONS)(
    'are listed with whose turn it is, and an open question leads to its answer (%s) [NX-004, NX-006]',
    async (edition) => {
      const shop = await open('clarification-open', 'fatima', '/aanvragen', edition);
      await heading('Aanvragen');
      await screen.findByText('De gemeente heeft een vraag aan u');
      const list = within(screen.getByRole('main'));
      expect(list.getByRole('heading', { level: 2, name: 'Nu lopend' })).toBeDefined();
      expect(list.getByText('Nummer 2026-00001')).toBeDefined();
      await press(shop, 'link', 'Beantwoord de vraag Schoolstart');
      await arrivesAt(shop, /^\/funds\/3\/requests\/1\/clarifications\/\d+$/);
    },
  );

  it('promise no rest while nobody knows whether a question is open [NX-006]', async () => {
    const shop = await open('clarification-open', 'fatima', '/uitleg');
    await shop.mock.addFault({ path: '/platform/funds/3/requests/1/clarifications', status: 500 });
    await shop.go('/aanvragen');
    await screen.findByText('De gemeente kijkt uw aanvraag na');
    await failureAlert(/./);
    expect(screen.queryByText('U hoeft niets te doen')).toBeNull();
    await press(shop, 'link', /^Bekijk de aanvraag/);
    await screen.findByText('Soms heeft de gemeente een vraag aan u.');
    await failureAlert(/./);
    expect(screen.queryByText('U hoeft nu niets te doen.')).toBeNull();
  });

  it('name a fund that ended [NX-004]', async () => {
    const shop = await open('fund-request-approved', 'rosa', '/aanvragen');
    await screen.findByText('Bekijk wat u krijgt');
    const fund = shop.platform.world().table('funds').get(3);
    if (fund) shop.platform.world().table('funds').update(fund, { state: 'closed' });
    await shop.load('/aanvragen');
    expect(await screen.findByText(/Van Schoolstart kunnen wij uw aanvragen niet meer laten zien/)).toBeDefined();
  });

  it.each(EDITIONS)(
    'have a page with what was sent, and the question that is open (%s) [NX-005, NX-006, NX-009]',
    async (edition) => {
      const shop = await open('clarification-open', 'fatima', '/fund-request/1', edition);
      await heading('Schoolstart');
      expect(await screen.findByRole('heading', { name: 'Er is een vraag aan u' })).toBeDefined();
      expect(screen.getByText('Naar het Lindelyceum in Zonnedorp.')).toBeDefined();
      expect(screen.getByText(/^€\s1\.510,-$/)).toBeDefined();
      expect(screen.getByText(/Verstuurd op .* om \d{1,2}\.\d\d uur/)).toBeDefined();
      expect(screen.getByText('2026-00001')).toBeDefined();
      expect(screen.getByRole('complementary').textContent).toContain('en noem uw nummer');
      expect(screen.getByText(/Verstuurd op .* om \d{1,2}\.\d{2} uur$/)).toBeDefined();
      expect(await savedFile(() => press(shop, 'button', 'Zet in uw agenda'))).toMatch(
        /SUMMARY:Antwoord op uw aanvraag: Schoolstart/,
      );
    },
  );

  it.each(EDITIONS)(
    'take the answer to the open question on their page, and show it among the others (%s) [NX-005, NX-006]',
    async (edition) => {
      const shop = await open('clarification-open', 'fatima', '/aanvragen/1', edition);
      await shop.user.type(await screen.findByRole('textbox', { name: 'Uw antwoord' }), 'Het Lindelyceum.');
      await press(shop, 'button', 'Verstuur antwoord');
      await screen.findByText('Uw antwoord is verstuurd');
      await screen.findByRole('heading', { name: 'Vragen en antwoorden' });
      expect(screen.getByText('Het Lindelyceum.')).toBeDefined();
      expect(screen.queryByRole('textbox', { name: 'Uw antwoord' })).toBeNull();
      await screen.findByText('U hoeft nu niets te doen.');
      expect(await axeFindings(document.body)).toEqual([]);
    },
  );

  it.each(EDITIONS)('show the name of an option that was chosen, not its value (%s) [NX-020]', async (edition) => {
    const shop = await open('clarification-open', 'fatima', '/aanvragen/1', edition);
    shop.intercept = changing(mockPlatform(), (_request, path, body) => withChoice(path, body));
    await shop.load('/aanvragen/1');
    await screen.findByText('Nijmegen');
    expect(screen.queryByText('268')).toBeNull();
  });

  it('that were declined say what can be done now, and those that were approved open the voucher [NX-005, NX-021]', async () => {
    const declined = await open('fund-request-declined', 'tim', '/aanvragen/1');
    await screen.findByText('Uw aanvraag is afgewezen');
    expect(screen.getByText(/^Niet akkoord: /)).toBeDefined();
    expect(screen.getByText(/Dat kan tot 6 weken na de datum op het besluit/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Zo maakt u bezwaar/ })).toBeDefined();
    await press(declined, 'link', 'Bekijk of u opnieuw kunt aanvragen');
    await arrivesAt(declined, /^\/fondsen\/\d+$/);
    const approved = await open('fund-request-approved', 'rosa', '/aanvragen/1');
    await press(approved, 'link', /^Open /);
    await arrivesAt(approved, /^\/tegoeden\//);
  });

  it('say why they were declined where the platform tells it [NX-005]', async () => {
    await open('fund-request-declined', 'tim', '/aanvragen/1', '2026-07');
    expect(await screen.findByText(/^Uw inkomen was hoger dan de grens/)).toBeDefined();
  });

  it.each(EDITIONS)('of somebody else are not found (%s) [NX-007]', async (edition) => {
    const shop = await open('fund-request-declined', 'tim', '/aanvragen', edition);
    const requests = shop.platform.world().table('fund_requests');
    requests.insert({ ...given(requests.get(1)), id: 99, identity_address: '0xf' });
    await shop.go('/aanvragen/99');
    await heading('Deze aanvraag vinden wij niet');
    await press(shop, 'link', 'Aanvragen');
    await arrivesAt(shop, '/aanvragen');
  });
});
