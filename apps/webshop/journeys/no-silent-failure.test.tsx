import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, heading, toast, press, failureAlert, liveRegion } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const REFUSED = { status: 401, body: { message: 'invalid_access_token' } };
const BROKEN = 'Er ging iets mis bij ons.';

/** Opens a quiet page, makes the platform fail, and goes on. */
async function goWith(fault: object, path: string, visit: Omit<Visit, 'at'>): Promise<ShopInProcess> {
  const shop = await open({ ...visit, at: '/error/anders' });
  await heading(/./);
  await shop.mock.addFault(fault);
  await shop.go(path);
  return shop;
}

async function askLink(shop: ShopInProcess): Promise<void> {
  await shop.user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), 'noor@post.example');
  await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), 'noor@post.example');
  await press(shop, 'button', 'Stuur mij een link');
}

const visitor = { scenario: 'ordinary-tuesday' };

describe('a visitor to whom the platform refuses what everybody may ask', () => {
  it.each([
    ['/', '/platform/funds'],
    ['/fondsen', '/platform/funds'],
    ['/fondsen/1', '/platform/funds/1'],
    ['/auth-link?token=x1', '/identity/proxy/short-token/exchange/x1'],
    ['/identity-restore?token=x1', '/identity/proxy/email/exchange/x1'],
  ])('hears at %s that it went wrong', async (path, call) => {
    const shop = await goWith({ path: call, ...REFUSED }, path, visitor);
    if (path.includes('token=')) await press(shop, 'button', 'Ga verder en log in');
    await screen.findAllByText(BROKEN, { exact: false });
    screen.getAllByRole('button', { name: 'Probeer opnieuw' });
  });

  it('hears it when asking for a link to sign in', async () => {
    const fault = { path: '/identity/validate/email', ...REFUSED };
    await askLink(await goWith(fault, '/start?step=email', visitor));
    await failureAlert(BROKEN);
  });

  it('hears it when signing in with the app', async () => {
    await goWith({ path: '/identity/proxy/*', ...REFUSED }, '/start?step=qr', visitor);
    expect(await liveRegion('De QR-code kon niet worden gemaakt.')).toBe('status');
    expect(await liveRegion('De code kon niet worden gemaakt.')).toBe('status');
  });
});

describe('an answer that does not say enough', () => {
  it('an answer that does not say enough to a form is told at the form', async () => {
    const fault = { path: '/identity/validate/email', status: 422, body: { message: 'Dit adres mag niet.' } };
    await askLink(await goWith(fault, '/start?step=email', visitor));
    await screen.findByRole('link', { name: 'Dit adres mag niet.' });
  });

  it.each([{}, { access_token: '' }])(
    'an answer that does not say enough to a link is told as a failure: %j',
    async (body) => {
      const path = '/identity/proxy/short-token/exchange/x1';
      await press(
        await goWith({ path, status: 200, body }, '/auth-link?token=x1', visitor),
        'button',
        'Ga verder en log in',
      );
      await failureAlert(BROKEN);
    },
  );

  it('an answer that does not say enough to applying for a fund shows no activated voucher', async () => {
    const path = '/platform/funds/4/apply';
    const resident = { scenario: 'all-criteria-valid', as: 'noor' };
    await goWith({ path, status: 200, body: {} }, '/fondsen/4/activeer', resident);
    await toast(/^Er ging iets mis bij ons\./);
    expect(screen.queryByText('Tegoed geactiveerd.')).toBeNull();
  });
});

describe('vouchers that cannot be read', () => {
  it.each([404, 500])('take nothing away from the fund beside them: %d', async (status) => {
    const resident = { scenario: 'several-vouchers', as: 'samira' };
    const shop = await goWith({ path: '/platform/vouchers', status }, '/fondsen/1', resident);
    await heading('Kindtegoed');
    await failureAlert('Wij konden uw tegoeden niet ophalen');
    await shop.mock.removeFaults();
    await press(shop, 'button', 'Probeer opnieuw');
    await screen.findByRole('link', { name: 'Kindtegoed van Noor' });
    screen.getByRole('link', { name: 'Kindtegoed van Ilyas' });
  });
});

describe('a configuration that cannot be read', () => {
  const MISSING = 'Een deel van deze website ontbreekt nu.';

  it('is told with a button to try again, and put away', async () => {
    const shop = await open({ ...visitor, at: '/error/anders', before: { path: '/platform/config/*', status: 500 } });
    const bar = within(await screen.findByRole('region', { name: 'Een deel ontbreekt' }));
    expect(await liveRegion(new RegExp(MISSING))).toBe('polite');
    await shop.user.click(bar.getByRole('button', { name: 'Probeer opnieuw' }));
    await shop.user.click(await screen.findByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByText(MISSING, { exact: false })).toBeNull();
  });

  it('is asked for again by itself, and what was missing comes', async () => {
    const shop = await open({ ...visitor, at: '/start', before: { path: '/platform/config/*', status: 500 } });
    await screen.findByText(MISSING, { exact: false });
    expect(screen.queryByRole('button', { name: /^Inloggen met DigiD/ })).toBeNull();
    await shop.mock.removeFaults();
    await shop.pass(5);
    await screen.findByRole('button', { name: /^Inloggen met DigiD/ });
    await waitFor(() => expect(screen.queryByText(MISSING, { exact: false })).toBeNull());
  });
});

describe('a browser that keeps nothing', () => {
  it('says so to somebody who signs in', async () => {
    const shop = await open({ scenario: 'login-link-waiting', at: '/error/anders' });
    await heading(/./);
    shop.local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await shop.go(`/identity-restore?token=${tokens.login}`);
    await press(shop, 'button', 'Ga verder en log in');
    await dialog('Inloggen lukt niet in deze browser');
  });
});
