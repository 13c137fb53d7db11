import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { signInByMail } from '../testing/sign-in-by-mail.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Activatiecode' });

/** Presses the entry for residents with a code, in the content of the screen. */
async function haveCode(shop: ShopInProcess): Promise<void> {
  await shop.user.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Ik heb een code' }));
}

describe('who has a second code, on the page of its fund', () => {
  it.each([
    ['one-voucher', 'kees', '/fondsen/2/activeer', 'U heeft dit tegoed al'],
    ['fund-taken-by-partner', 'lotte', '/fondsen/2/activeer?option=code', 'Dit tegoed is al geactiveerd'],
  ])('reads that it was not used, and where to: %s [FA-030, FA-031]', async (scenario, as, at, title) => {
    const shop = await open({ scenario, at, as });
    await screen.findByText(title);
    await haveCode(shop);
    await heading('Vul uw activatiecode in');
  });
});

describe('who has a code, and does not know for which fund', () => {
  it.each(['/', '/fondsen'])('enters it from %s, and gets what it is for [FA-058, FA-067]', async (at) => {
    const shop = await open({ scenario: 'open-code', at, as: 'yusuf' });
    await haveCode(shop);
    await heading('Vul uw activatiecode in');
    expect(shop.address).toBe('/activatiecode');
    await screen.findByText(/één code per jaar gebruiken\. Bij sommige regelingen is dat één code per regeling\./);
    await shop.user.type(await field(), codes.open);
    await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
    const done = within(await dialog(/^Klaar: u heeft \d tegoeden$/));
    expect(done.queryByText(/^Let op/)).toBeNull();
    expect(shop.address).toBe('/tegoeden');
  });

  it.each(['/', '/fondsen'])('signs in first when a visitor, and comes back to it from %s', async (at) => {
    const shop = await open({ scenario: 'open-code', at });
    await haveCode(shop);
    await heading('Log in om uw activatiecode te gebruiken');
    await shop.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inloggen' }));
    await screen.findByText(/^Log in om uw activatiecode te gebruiken\. Bent u hier voor het eerst/);
    await shop.user.click(await screen.findByRole('link', { name: /Inloggen met e-mail/ }));
    await signInByMail(shop, 'yusuf@post.example');
    await arrivesAt(shop, '/activatiecode');
    await field();
  });

  it('says so at the choice of a way to sign in, and is asked for it afterwards', async () => {
    const shop = await open({ scenario: 'open-code', at: '/start?target=fundRequest-1' });
    await press(shop, 'link', 'Ik heb een code uit een brief');
    await heading('Inloggen met e-mail');
    await screen.findByText('Log in om uw activatiecode te gebruiken.');
    await signInByMail(shop, 'yusuf@post.example');
    await arrivesAt(shop, '/activatiecode');
    await field();
  });

  it('reads that the code gave no voucher, when it did not', async () => {
    const shop = await open({ scenario: 'open-code', at: '/activatiecode', as: 'yusuf' });
    const gives = { prevalidation: null, vouchers: [] };
    shop.intercept = ({ url }) => (url.endsWith('/funds/redeem') ? Promise.resolve(Response.json(gives)) : null);
    await shop.user.type(await field(), codes.open);
    await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
    const done = within(await dialog('Uw code is gebruikt'));
    done.getByText(/^U heeft hiermee nog geen tegoed gekregen\. Bel ons op/);
  });

  it('finds what was typed after a session that ended', async () => {
    const shop = await open({ scenario: 'open-code', at: '/activatiecode', as: 'yusuf' });
    await shop.user.type(await field(), '4f0a-91');
    await shop.mock.addFault({ path: '/platform/funds/redeem', status: 401, times: 1 });
    await shop.user.type(await field(), 'c7{Enter}');
    await heading(/^Gewoon meedoen/);
    await signInAs(shop, 'yusuf');
    await shop.load('/start');
    await arrivesAt(shop, '/activatiecode');
    await waitFor(async () => expect(await field()).toMatchObject({ value: '4F0A-91C7' }));
  });
});
