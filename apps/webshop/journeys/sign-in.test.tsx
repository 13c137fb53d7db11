import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { EDITIONS } from '../testing/editions.ts';
import { arrivesAt, dialog, heading, keepsAccount, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

async function askLink(shop: ShopInProcess, email: string, again = email): Promise<void> {
  await shop.user.click(await screen.findByRole('link', { name: /Inloggen met e-mail/ }));
  const field = await screen.findByRole('textbox', { name: 'E-mailadres' });
  expect(field).toMatchObject({ type: 'email' });
  await shop.user.type(field, email);
  await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), again);
  await shop.user.click(screen.getByRole('button', { name: 'Stuur mij een link' }));
}

/** Follows the link in the newest mail; returns the path of the shop to which it redirects. */
async function pressInMail(shop: ShopInProcess, address: string): Promise<string> {
  const mail = await shop.platform.mailTo(address);
  const { pathname, search } = new URL(String(mail.links?.[0]));
  const answer = await shop.platform.send('GET', pathname + search);
  const back = new URL(String(answer.headers['location']));
  return back.pathname + back.search;
}

/** Presses the one button of a link that another browser asked for. */
const goOn = (shop: ShopInProcess): Promise<string> => press(shop, 'button', 'Ga verder en log in');

/** The exchanges of a link that were asked for. */
const exchanges = (shop: ShopInProcess): readonly string[] =>
  shop.calls.map(({ path }) => path).filter((path) => path.includes('/exchange/'));

/** The code that the phone has to type or scan, once the shop has started a sign-in. */
async function waitsForPhone(shop: ShopInProcess, type: 'qr_code' | 'pin_code'): Promise<string> {
  return waitFor(async () => {
    const found = (await shop.mock.waitingSignIns()).find((one) => one.type === type);
    if (!found) throw new Error(`No ${type} waits for the phone`);
    return found.exchange_token;
  });
}

/** Waits until the timers of both sign-ins, by QR code and by digits, are running. */
const bothCountDown = (shop: ShopInProcess): Promise<void> => waitFor(() => expect(shop.clock.running).toBe(2));

describe('signing in by e-mail', () => {
  it.each(EDITIONS)(
    'sends a login link to a known address (%s) [SI-001, SI-005, SI-012, SI-013, SI-014, SI-051, SH-069]',
    async (edition) => {
      const shop = await open({ scenario: 'signed-out', edition, at: '/start' });
      const hears = await listen();
      await heading('Hoe wilt u inloggen?');
      await askLink(shop, 'noor@post.example');
      await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
      await hears('heading, Inloggen met e-mail, level 1');
      await hears('heading, Kijk in uw e-mail, level 2');
      const path = await pressInMail(shop, 'noor@post.example');
      expect(path).toMatch(/^\/identity-restore\?token=/);
      await shop.load(path);
      await arrivesAt(shop, /^\/$/);
      await keepsAccount(shop, { name: 'noor@post.example', type: 'email' });
    },
  );

  it('creates an account for an unknown address and sends a confirmation link [SI-015, SI-052]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start' });
    await askLink(shop, 'nieuw@post.example');
    await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
    const path = await pressInMail(shop, 'nieuw@post.example');
    expect(path).toMatch(/^\/confirmation\/email\/[0-9a-f]+/);
    await shop.load(path);
    await arrivesAt(shop, /^\/$/);
    await keepsAccount(shop, { name: 'nieuw@post.example', type: 'email' });
  });

  it('shows an error at the field when the two addresses differ [SI-048, SI-049]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start' });
    const hears = await listen();
    await askLink(shop, 'noor@post.example', 'noor@pots.example');
    await screen.findByRole('link', { name: 'De e-mailadressen komen niet overeen' });
    await hears('heading, Er is 1 fout, level 2');
    expect(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }).getAttribute('aria-invalid')).toBe('true');
    expect(await shop.platform.mailTo('noor@post.example')).toEqual({});
  });

  it('returns to the fund that the visitor wanted to activate [FA-035]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer' });
    await askLink(shop, 'yusuf@post.example');
    await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
    await shop.load(await pressInMail(shop, 'yusuf@post.example'));
    await arrivesAt(shop, /^\/fondsen\/1\/activeer/);
    await heading('Hoe wilt u het tegoed activeren?');
  });
});

describe('a link in a browser that holds a token which the platform no longer knows', () => {
  it('signs in, whichever answer comes first [SH-048]', async () => {
    const link = `/identity-restore?token=${tokens.login}&target=fundRequest-1`;
    const shop = await open({ scenario: 'login-link-waiting', at: '/fondsen' });
    shop.local.setItem('stadstegoed:account', JSON.stringify({ access_token: 'ended', name: null, type: 'email' }));
    const letGo = shop.hold(`/identity/proxy/email/exchange/${tokens.login}`);
    await shop.load(link);
    await goOn(shop);
    await keepsAccount(shop, null);
    await waitFor(() => expect(shop.isHolding(`/identity/proxy/email/exchange/${tokens.login}`)).toBe(true));
    letGo();
    await arrivesAt(shop, /^\/fondsen\/1/);
    await keepsAccount(shop, { name: 'noor@post.example' });
  });
});

describe('a link in a browser that did not ask for it', () => {
  it.each([
    ['login-link-waiting', `/identity-restore?token=${tokens.login}&target=fundRequest-1`, /^\/fondsen\/1/],
    ['confirmation-link-waiting', `/confirmation/email/${tokens.confirmation}?target=fundRequest-1`, /^\/fondsen\/1/],
    ['short-token-waiting', `/auth-link?token=${tokens.short}&target=fundRequest-1`, /^\/fondsen\/1/],
  ])(
    'waits for one press, names the fund, and keeps no token in the address: %s [SI-014, SI-015, SI-019, SI-040]',
    async (...row) => {
      const [scenario, at, landing] = row;
      const shop = await open({ scenario, at });
      const button = await screen.findByRole('button', { name: 'Ga verder en log in' });
      await screen.findByText(/Kindtegoed/);
      await waitFor(() => expect(shop.address).not.toMatch(/[0-9a-f]{64}/));
      expect([exchanges(shop), shop.stored('account')]).toEqual([[], null]);
      await shop.user.click(button);
      await arrivesAt(shop, landing);
      expect(exchanges(shop)).toHaveLength(1);
      await shop.back();
      expect(shop.address).not.toMatch(/[0-9a-f]{64}/);
    },
  );

  it('still works for the resident after the scanner of a mail has opened it [SI-014]', async () => {
    const resident = await open({ scenario: 'signed-out', at: '/start' });
    await askLink(resident, 'noor@post.example');
    await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
    const path = await pressInMail(resident, 'noor@post.example');
    const scanner = await open({ scenario: null, at: path });
    await screen.findByRole('button', { name: 'Ga verder en log in' });
    expect(exchanges(scanner)).toEqual([]);
    await resident.load(path);
    await arrivesAt(resident, /^\/$/);
    await keepsAccount(resident, { name: 'noor@post.example' });
  });

  it('waits for a press again an hour after this browser asked for it', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start' });
    await askLink(shop, 'nieuw@post.example');
    await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
    const path = await pressInMail(shop, 'nieuw@post.example');
    expect(shop.local.getItem('stadstegoed:goal:asked-link')).toMatch(/^\d+ yes$/);
    await shop.pass(3600);
    await shop.load(path);
    await screen.findByRole('button', { name: 'Ga verder en log in' });
  });

  it('asks to open it again after the page was loaded anew, because the address no longer holds the token', async () => {
    const shop = await open({ scenario: 'login-link-waiting', at: `/identity-restore?token=${tokens.login}` });
    await screen.findByRole('button', { name: 'Ga verder en log in' });
    await waitFor(() => expect(shop.address).toBe('/identity-restore'));
    await shop.load(shop.address);
    await heading('Open de link opnieuw');
    expect(exchanges(shop)).toEqual([]);
  });
});

describe('an invalid link', () => {
  it('tells a resident who is signed in that it was used, at home [SI-074]', async () => {
    const at = `/identity-restore?token=${tokens.usedLogin}`;
    const shop = await open({ scenario: 'used-login-link', at, as: 'noor' });
    await goOn(shop);
    await arrivesAt(shop, /^\/$/);
    await toast('Deze link is al gebruikt of niet meer geldig. U bent al ingelogd.');
  });

  it.each([
    ['used', 'used-login-link', tokens.usedLogin],
    ['expired', 'expired-login-link', tokens.expiredLogin],
  ])(
    'an invalid link that is %s leads home with an offer to sign in again [SI-025, SI-068, SI-074, SI-075]',
    async (...row) => {
      const [, scenario, link] = row;
      const shop = await open({ scenario, at: `/identity-restore?token=${link}` });
      await goOn(shop);
      const message = await dialog('De inloglink is al gebruikt of niet meer geldig');
      await arrivesAt(shop, /^\/$/);
      await shop.user.click(within(message).getByRole('link', { name: 'Inloggen' }));
      await heading('Hoe wilt u inloggen?');
    },
  );

  it('offers to sign in and return to its target [SI-026]', async () => {
    const at = `/identity-restore?token=${tokens.usedLogin}&target=fundRequest-3`;
    await goOn(await open({ scenario: 'used-login-link', at }));
    const message = await dialog('De inloglink is al gebruikt of niet meer geldig');
    expect(within(message).getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe(
      '/start?target=fundRequest-3',
    );
  });

  it('an invalid link of a confirmation shows a toast for 8 seconds and then goes home, where it stays until it is dismissed [SI-016, SI-070, SI-072, SI-073]', async () => {
    const shop = await open({
      scenario: 'used-confirmation-link',
      at: `/confirmation/email/${tokens.usedConfirmation}`,
    });
    await goOn(shop);
    await toast('Deze link is reeds gebruikt of ongeldig.');
    await shop.pass(7);
    expect(shop.address).toMatch(/^\/confirmation/);
    await shop.pass(1);
    await arrivesAt(shop, /^\/$/);
    await toast('Deze link is reeds gebruikt of ongeldig.');
    await shop.user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByText('Deze link is reeds gebruikt of ongeldig.')).toBeNull();
  });

  it('an invalid link of a short token shows a toast for 8 seconds and then goes home [SI-071, SI-072, SI-073]', async () => {
    const shop = await open({ scenario: 'expired-short-token', at: `/auth-link?token=${tokens.expiredShort}` });
    await goOn(shop);
    await toast('Deze link is reeds gebruikt of ongeldig.');
    await shop.pass(8);
    await arrivesAt(shop, /^\/$/);
  });
});

describe('a link that is too old', () => {
  it('leads to a dialog that offers a new one, which asks for the address [SI-021, SI-022, SI-069]', async () => {
    const shop = await open({ scenario: 'used-login-link', at: '/auth-link?token=oud' });
    await goOn(shop);
    await press(shop, 'button', 'Vraag een nieuwe link aan');
    const expired = await dialog('De inloglink is al gebruikt of niet meer geldig');
    await shop.user.click(within(expired).getByRole('button', { name: 'Vraag een nieuwe link aan' }));
    const asked = within(await dialog('Inloggen met e-mail'));
    expect(asked.getByRole('textbox', { name: 'E-mailadres' })).toBeDefined();
  });
});

describe('signing in with the app', () => {
  it('completes within one poll of 2.5 seconds after the QR code was approved [SI-006, SI-029, SI-030, SI-031]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start' });
    await screen.findByRole('img', { name: /QR-code om in te loggen/ });
    const token = await waitsForPhone(shop, 'qr_code');
    await bothCountDown(shop);
    await shop.pass(2.5);
    await bothCountDown(shop);
    expect(shop.stored('account')).toBeNull();
    await shop.mock.approveSignIn('noor', { auth_token: token });
    await shop.pass(2.5);
    await arrivesAt(shop, /^\/$/);
    await keepsAccount(shop, { name: 'noor@post.example', type: 'app' });
  });

  it('completes after the six digits were typed on the phone', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start?step=qr' });
    await screen.findByText('Lukt scannen niet? Typ dan deze code:');
    const code = await waitsForPhone(shop, 'pin_code');
    await screen.findByText(code.split('').join(' '));
    await bothCountDown(shop);
    await shop.mock.approveSignIn('noor', { auth_code: code });
    await shop.pass(2.5);
    await arrivesAt(shop, /^\/$/);
  });

  it('lets a signed-in resident pair the app with six digits [PA-004, SI-024, SI-055]', async () => {
    const shop = await open({ scenario: 'app-code-waiting', at: '/me', as: 'noor' });
    await press(shop, 'button', 'Koppel de app met een code');
    const opened = await dialog('Open in de app');
    await shop.user.type(within(opened).getByRole('textbox', { name: 'Code uit de app' }), '111111');
    await shop.user.click(within(opened).getByRole('button', { name: 'Koppel de app' }));
    await within(opened).findByText('Onbekende code.');
    const field = within(opened).getByRole('textbox', { name: 'Code uit de app' });
    await shop.user.clear(field);
    await shop.user.type(field, '482913');
    await shop.user.click(within(opened).getByRole('button', { name: 'Koppel de app' }));
    await screen.findByText('De app is gekoppeld. U kunt verder op uw telefoon.');
  });
});

describe('signing in on another device', () => {
  /** Opens the start screen of another browser, which shows its codes, and comes back to the shop of Samira. */
  async function beside(
    type: 'qr_code' | 'pin_code',
  ): Promise<{ readonly shop: ShopInProcess; readonly code: string }> {
    const other = await open({ scenario: 'several-sessions', at: '/start' });
    await screen.findByRole('img', { name: /QR-code om in te loggen/ });
    const code = await waitsForPhone(other, type);
    const shop = await open({ scenario: null, at: '/beveiliging/sessies', as: 'samira' });
    await press(shop, 'button', 'Log in op een ander apparaat');
    await dialog('Log in op een ander apparaat');
    return { shop, code };
  }

  /** Closes the dialog; the new device is then in the list. */
  async function hasOneMore(shop: ShopInProcess): Promise<void> {
    const before = shop.calls.filter(({ path }) => path.includes('/identity/sessions')).length;
    await screen.findByText('Gelukt. U bent nu ook op het andere apparaat ingelogd.');
    await press(shop, 'button', 'Sluiten');
    await waitFor(() =>
      expect(shop.calls.filter(({ path }) => path.includes('/identity/sessions'))).toHaveLength(before + 1),
    );
  }

  it('takes the pin code of six digits that the device shows [SH-046, API-041, SH-073, SH-074]', async () => {
    const { shop, code } = await beside('pin_code');
    await shop.user.type(
      screen.getByRole('textbox', { name: 'Code op het andere apparaat' }),
      `${code.slice(0, 3)}x${code.slice(3, 5)}{Enter}`,
    );
    await screen.findByText('Vul alle 6 cijfers in.');
    await shop.user.type(
      screen.getByRole('textbox', { name: 'Code op het andere apparaat' }),
      `${code.slice(5)}{Enter}`,
    );
    await hasOneMore(shop);
    expect(await shop.mock.waitingSignIns()).toHaveLength(1);
  });

  it('takes a photo of its QR code, and says when there is none on it [API-040]', async () => {
    let content = 'een ander soort code';
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = () => Promise.resolve([{ rawValue: content }]);
      },
    );
    const { shop, code } = await beside('qr_code');
    const camera = document.querySelector<HTMLInputElement>('input[capture]');
    if (camera === null) throw new Error('There is no camera');
    await shop.user.upload(camera, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await screen.findByText(/^Op deze foto staat geen QR-code om mee in te loggen\./);
    content = JSON.stringify({ type: 'auth_token', value: code });
    await shop.user.upload(camera, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await hasOneMore(shop);
    vi.unstubAllGlobals();
  });
});

describe('the landing screen', () => {
  const WITHOUT_FIRST = { environment: { flags: { activateFirstFund: false } } };

  /** Signs in with a short token of the console, as after DigiD. */
  async function comesIn(visit: Visit, persona: string): Promise<ShopInProcess> {
    const shop = await open(visit);
    const { exchange_token } = await shop.mock.signIn(persona);
    await shop.load(`/auth-link?token=${exchange_token}`, visit.environment);
    await goOn(shop);
    return shop;
  }

  it('is the activation of the first unclaimed fund when the flag is on, here at once its voucher [SH-018, SI-032, SI-035]', async () => {
    const shop = await comesIn({ scenario: 'two-unclaimed-funds' }, 'noor');
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    await toast('Tegoed geactiveerd.');
  });

  it('is the activation of the only unclaimed fund even when the flag is off [SI-036, SI-034]', async () => {
    const shop = await comesIn({ scenario: 'one-unclaimed-fund', ...WITHOUT_FIRST }, 'joke');
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    await toast('Tegoed geactiveerd.');
  });

  it('is the list of funds when several are unclaimed and the flag is off [SI-037]', async () => {
    const shop = await comesIn({ scenario: 'two-unclaimed-funds', ...WITHOUT_FIRST }, 'noor');
    await arrivesAt(shop, /^\/fondsen$/);
  });

  it('is the voucher of the one claimed fund [SI-038, SI-033]', async () => {
    const shop = await comesIn({ scenario: 'all-funds-claimed' }, 'kees');
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    expect(shop.calls.some(({ path }) => /\/platform\/vouchers\?.*per_page=100/.test(path))).toBe(true);
  });

  it('is the list of vouchers when there are several of claimed funds [SI-039]', async () => {
    const shop = await comesIn({ scenario: 'several-vouchers' }, 'samira');
    await arrivesAt(shop, '/tegoeden');
  });

  it('is home when no fund determines it [SI-041]', async () => {
    const shop = await comesIn({ scenario: 'signed-out' }, 'noor');
    await arrivesAt(shop, /^\/$/);
  });
});
