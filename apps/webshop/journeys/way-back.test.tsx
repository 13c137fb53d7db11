import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { visitDigid } from '../testing/digid-simulator.ts';
import { arrivesAt, dialog, heading, keepsAccount, liveRegion } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { signInByMail } from '../testing/sign-in-by-mail.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const NOOR = '999901205';
const SAMIRA = '999925714';

/** Presses the link to sign in on a screen for residents. */
async function goToSignIn(shop: ShopInProcess): Promise<void> {
  await heading(/^Log in om/);
  await shop.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inloggen' }));
  await heading('Hoe wilt u inloggen?');
}

/** Chooses to sign in by mail, and does so. */
async function followMail(shop: ShopInProcess, email: string): Promise<void> {
  await shop.user.click(await screen.findByRole('link', { name: /Inloggen met e-mail/ }));
  await signInByMail(shop, email);
}

async function openInOtherTab(shop: ShopInProcess, path: string): Promise<void> {
  shop.perTab.clear();
  await shop.load(path);
}

async function goToDigid(shop: ShopInProcess, bsn = NOOR): Promise<string> {
  await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
  await waitFor(() => expect(shop.left).not.toEqual([]));
  return visitDigid(shop, { bsn });
}

describe('who has to sign in reads what for', () => {
  it('who has to sign in reads what for on the screen and at the choice of a method', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/declaraties/maken' });
    await goToSignIn(shop);
    await screen.findByText(/^Log in om geld terug te vragen\. Bent u hier voor het eerst/);
  });

  it('who has to sign in reads what for also from the target of a link', async () => {
    await open({ scenario: 'signed-out', at: '/start?target=requestClarification-1-2-3' });
    await screen.findByText(/^Log in om de vraag van de gemeente te beantwoorden\./);
  });
});

describe('who has to sign in comes back to what she wanted', () => {
  it.each(['/declaraties/maken', '/reservations', '/tegoeden?type=archived'])(
    'who has to sign in comes back to what she wanted by a mail that opens another tab: %s',
    async (at) => {
      const shop = await open({ scenario: 'signed-out', at });
      await goToSignIn(shop);
      await followMail(shop, 'noor@post.example');
      await arrivesAt(shop, at);
      await keepsAccount(shop, { name: 'noor@post.example' });
    },
  );

  it('who has to sign in comes back to what she wanted by DigiD that comes back in another tab', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/fondsen/1/activeer' });
    await openInOtherTab(shop, await goToDigid(shop));
    await arrivesAt(shop, /^\/fondsen\/1\/activeer/);
  });

  it('who has to sign in comes back to what she wanted and the newest goal wins: not the screen on which she was signed out before', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await heading('Tegoeden');
    await shop.pass(13 * 60);
    await dialog('Bent u er nog?');
    await shop.pass(2 * 60);
    await arrivesAt(shop, /^\/\?session_expired/);
    await shop.load('/declaraties/maken');
    await goToSignIn(shop);
    await shop.load(await goToDigid(shop, SAMIRA));
    await arrivesAt(shop, '/declaraties/maken');
  });

  it('but not the next resident of this device, after signing out or an hour later', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/declaraties/maken' });
    await heading(/^Log in om/);
    await shop.pass(61 * 60);
    await shop.go('/start');
    await followMail(shop, 'noor@post.example');
    await arrivesAt(shop, '/');
  });
});

describe('the tab that waits for a mail', () => {
  it('says how long the link works, sends it again, and goes on when the link was opened in another tab', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/declaraties/maken' });
    await goToSignIn(shop);
    await shop.user.click(await screen.findByRole('link', { name: /Inloggen met e-mail/ }));
    await screen.findByText(/^Vul uw e-mailadres in\. Wij sturen u een link/);
    await shop.user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), 'samira@post.example');
    await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), 'samira@post.example');
    await shop.user.click(screen.getByRole('button', { name: 'Stuur mij een link' }));
    await screen.findByText('De link werkt een uur, en maar één keer.');
    expect(screen.queryByText(/^Vul uw e-mailadres in/)).toBeNull();
    await shop.user.click(screen.getByRole('button', { name: 'Stuur opnieuw' }));
    expect(await liveRegion('Wij hebben de e-mail opnieuw gestuurd.')).toBe('status');
    await signInAs(shop, 'samira');
    shop.local.removeItem('stadstegoed:goal:return-path');
    fireEvent(window, new StorageEvent('storage', { key: 'stadstegoed:account' }));
    await arrivesAt(shop, '/declaraties/maken');
  });
});
