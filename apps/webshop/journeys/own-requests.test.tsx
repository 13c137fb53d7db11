import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, press } from '../testing/screen-queries.ts';
import { savedFile } from '../testing/saved-file.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (scenario: string, as: string, at: string) => ShopInProcess.open(mockPlatform(), { scenario, as, at });

describe('the requests of a resident', () => {
  it('are listed with whose turn it is, and an open question leads to its answer [NX-004, NX-006]', async () => {
    const shop = await open('clarification-open', 'fatima', '/aanvragen');
    await heading('Uw aanvragen');
    await screen.findByText('De gemeente heeft een vraag aan u');
    const list = within(screen.getByRole('main'));
    expect(list.getByRole('heading', { level: 2, name: 'Nu lopend' })).toBeDefined();
    expect(list.getByText('Nummer 1')).toBeDefined();
    await press(shop, 'link', 'Beantwoord de vraag Schoolstart');
    await arrivesAt(shop, /^\/funds\/3\/requests\/1\/clarifications\/\d+$/);
  });

  it('name a fund that ended [NX-004]', async () => {
    const shop = await open('fund-request-approved', 'rosa', '/aanvragen');
    await screen.findByText('U heeft het tegoed gekregen');
    const fund = shop.platform.world().table('funds').get(3);
    if (fund) shop.platform.world().table('funds').update(fund, { state: 'closed' });
    await shop.load('/aanvragen');
    expect(await screen.findByText(/Van Schoolstart kunnen we uw aanvragen niet meer laten zien/)).toBeDefined();
  });

  it('have a page with what was sent, and the question that is open [NX-005, NX-006, NX-009]', async () => {
    const shop = await open('clarification-open', 'fatima', '/fund-request/1');
    await heading('Schoolstart');
    expect(await screen.findByRole('heading', { name: 'Er is een vraag aan u' })).toBeDefined();
    expect(screen.getByText('Naar het Lindelyceum in Zonnedorp.')).toBeDefined();
    expect(screen.getByText('1510')).toBeDefined();
    expect(screen.getByText(/en noem nummer 1\./)).toBeDefined();
    expect(await savedFile(() => press(shop, 'button', 'Zet in uw agenda'))).toMatch(
      /SUMMARY:Antwoord op uw aanvraag: Schoolstart/,
    );
    await press(shop, 'link', 'Beantwoord de vraag');
    await arrivesAt(shop, /clarifications/);
  });

  it('that were declined say what can be done now, and those that were approved open the voucher [NX-005]', async () => {
    const declined = await open('fund-request-declined', 'tim', '/aanvragen/1');
    await screen.findByText('Uw aanvraag is afgewezen');
    await press(declined, 'link', 'Bekijk of u opnieuw kunt aanvragen');
    await arrivesAt(declined, /^\/fondsen\/\d+$/);
    const approved = await open('fund-request-approved', 'rosa', '/aanvragen/1');
    await press(approved, 'link', /^Open /);
    await arrivesAt(approved, /^\/tegoeden\//);
  });

  it('of somebody else are not found [NX-007]', async () => {
    const shop = await open('fund-request-declined', 'tim', '/aanvragen/999');
    await heading('Deze aanvraag vinden we niet');
    await press(shop, 'link', 'Uw aanvragen');
    await arrivesAt(shop, '/aanvragen');
  });
});
