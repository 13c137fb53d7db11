import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import en from '../src/features/notifications/texts.en.json' with { type: 'json' };
import nl from '../src/features/notifications/texts.nl.json' with { type: 'json' };
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press, liveRegion } from '../testing/screen-queries.ts';
import { changingData } from '../testing/changing-answers.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { signInAs } from '../testing/sign-in-as.ts';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const inMain = () => within(screen.getByRole('main'));
const open = (at: string, scenario: string, as?: string) =>
  ShopInProcess.open(mockPlatform(), { scenario, at, ...(as === undefined ? {} : { as }) });

describe('the notifications of a resident', () => {
  it('are ten on a page, become read after 2.5 seconds, and are read on the next visit [NO-001, NO-002, NO-003, NO-023, API-104, NO-026]', async () => {
    const shop = await open('/notifications', 'notifications-unread', 'samira');
    const hears = await listen();
    expect(await screen.findByText('U heeft 3 nieuwe berichten.')).toBeDefined();
    expect(inMain().getAllByRole('heading', { level: 3 })).toHaveLength(10);
    expect(inMain().getAllByText('Nieuw')).toHaveLength(3);
    await act(() => shop.clock.play(2500));
    expect(await screen.findByText(/zijn nu gelezen/)).toBeDefined();
    await hears('polite: De nieuwe berichten op uw scherm zijn nu gelezen.');
    await shop.load('/notifications');
    await waitFor(() => expect(inMain().getAllByRole('heading', { level: 3 })).toHaveLength(10));
    expect(inMain().queryByText('Nieuw')).toBeNull();
    await shop.go('/notifications?page=2');
    await waitFor(() => expect(inMain().getAllByRole('heading', { level: 3 })).toHaveLength(4));
    await shop.go('/notifications?page=9');
    await arrivesAt(shop, '/notifications?page=2');
  });

  it('stand in the account, whose header has the balance also when the screen reads no vouchers', async () => {
    const shop = await open('/notifications', 'notifications-unread', 'samira');
    await heading('Berichten');
    const menu = await within(screen.getByRole('banner')).findByRole('button', { name: /samira@/ });
    await waitFor(() => expect(menu.textContent).toMatch(/Saldo €\s417,50/));
    const account = within(screen.getByRole('navigation', { name: 'Uw account' }));
    expect(account.getAllByRole('link').map(({ textContent }) => textContent.replace(/,.*/, ''))).toEqual([
      'Tegoeden',
      'Reserveringen',
      'Declaraties',
      'Aanvragen',
      'Berichten',
      'Uw gegevens',
      'E-mailadressen',
      'Apparaten',
    ]);
    const bar = within(screen.getByRole('navigation', { name: 'Snel naar' }));
    expect(bar.getByRole('button', { current: true }).textContent).toBe('Meer');
    await shop.go('/declaraties');
    await heading('Declaraties');
    expect(bar.getByRole('link', { current: true }).textContent).toBe('Tegoeden');
  });

  it('have their number in the profile menu, on a screen that does not show them [SH-047]', async () => {
    const shop = await open('/tegoeden', 'notifications-unread', 'samira');
    const menu = await screen.findByRole('button', { name: /samira@/ });
    await act(() => shop.clock.play(1500));
    await waitFor(() => expect(menu.textContent).toContain('3 nieuwe berichten'));
    await screen.findByRole('button', { name: /^Meer ?, 3 nieuwe berichten/ });
    await shop.user.click(menu);
    await screen.findByRole('button', { name: 'Inloggen in de app' });
    const entries = [...document.querySelectorAll('.shop-profile__list a')];
    expect(entries.map(({ textContent }) => textContent.replace(/\s*[,€\d].*|\s+$/, ''))).toEqual([
      'Tegoeden',
      'Reserveringen',
      'Declaraties',
      'Aanvragen',
      'Berichten',
      'Uw gegevens',
      'E-mailadressen',
      'Apparaten',
      'Bewaard',
      'Regelingen',
      'Meldingen instellen',
    ]);
  });
});

/** What the platform can tell, in the words of the specification. */
const NOTIFICATIONS = [
  'funds: new_fund_started new_fund_applicable balance_warning fund_expires product_added new_fund_created',
  'funds: product_reserved product_sold_out provider_applied provider_approved provider_rejected',
  'validations: new_validation_request you_added_as_validator',
  'vouchers: payment_success send_voucher share_product',
  'voucher: assigned transaction',
  'digest: daily_requester',
].flatMap((line) => {
  const [group = '', names = ''] = line.split(': ');
  return names.split(' ').map((name) => `${group}.${name}`);
});
const PUSHED = /^voucher\./;

describe('the notification settings', () => {
  it('are saved at once and stay [NO-024, NO-025, API-105, API-106, SH-054]', async () => {
    const shop = await open('/preferences/notifications', 'notifications-unread', 'samira');
    const hears = await listen();
    const expires = await screen.findByRole('switch', { name: 'Een tegoed loopt bijna af' });
    await shop.user.click(expires);
    await hears('polite: Opgeslagen!Maak ongedaan');
    await press(shop, 'button', 'Maak ongedaan');
    await waitFor(() => expect(expires).toHaveProperty('checked', true));
    await shop.user.click(expires);
    await shop.user.click(screen.getByRole('switch', { name: 'Stuur mij geen e-mail meer' }));
    await screen.findByText('U krijgt geen e-mail van ons');
    await waitFor(() => expect(shop.underWay).toBe(0));
    await shop.load(shop.address);
    expect(await screen.findByRole('switch', { name: 'Een tegoed loopt bijna af' })).toHaveProperty('checked', false);
    expect(screen.getByRole('switch', { name: 'Stuur mij geen e-mail meer' })).toHaveProperty('checked', true);
  });

  it.each([
    ['nl', nl, 'Er is betaald met uw tegoed'],
    ['en', en, 'A payment was made with your voucher'],
  ] as const)(
    'have a label in %s for everything that the platform can tell [NO-009, NO-011, NO-012, NO-013, NO-014, NO-015, NO-016, NO-017, NO-018]',
    async (language, texts, payment) => {
      const preferences = NOTIFICATIONS.map((key) => ({
        key,
        type: PUSHED.test(key) ? 'push' : 'email',
        subscribed: true,
      }));
      const intercept = changingData(mockPlatform(), /\/notifications\/settings$/, (settings) => ({
        ...settings,
        preferences,
      }));
      const at = '/preferences/notifications';
      const shop = await ShopInProcess.open(mockPlatform(), {
        scenario: 'notifications-unread',
        as: 'samira',
        at,
        language,
        intercept,
      });
      await shop.user.click(await screen.findByText(/^(Nog 14|14 more)/));
      const labels = new Map(Object.entries(texts));
      expect(labels.get('notifications.key.vouchers.payment_success')).toBe(payment);
      for (const key of NOTIFICATIONS)
        expect
          .soft(screen.queryAllByRole('switch', { name: labels.get(`notifications.key.${key}`) ?? key }), key)
          .toHaveLength(1);
    },
  );

  it('go back with the sentence of the platform when it refuses', async () => {
    const shop = await open('/preferences/notifications', 'notifications-unread', 'dina');
    const stop = await screen.findByRole('switch', { name: 'Stuur mij geen e-mail meer' });
    await shop.user.click(stop);
    expect((await inMain().findByRole('alert')).textContent).toContain('Voeg eerst een e-mailadres toe.');
    expect(stop).toHaveProperty('checked', false);
  });

  it('work with the link of a mail after a press, without signing in; the token does not stay in the address [NO-005, NO-019]', async () => {
    const shop = await open(`/preferences/notifications?token=${tokens.preferences}`, 'preferences-links');
    await screen.findByRole('button', { name: 'Ga verder' });
    expect(shop.calls.filter(({ path }) => path.includes('/notifications'))).toEqual([]);
    await press(shop, 'button', 'Ga verder');
    await shop.user.click(await screen.findByRole('switch', { name: 'Overzicht van de dag' }));
    await screen.findByText('Opgeslagen!');
    expect(shop.address).toBe('/preferences/notifications');
    expect(shop.calls.filter(({ path }) => path.includes(tokens.preferences))).toEqual([]);
  });

  it.each([
    ['geen', 'Deze token is ongeldig', '[NO-020]'],
    [tokens.expiredPreferences, 'Deze token is verlopen', '[NO-021]'],
    [tokens.usedPreferences, 'De notificatie instellingen zijn al aangepast via deze link', '[NO-022]'],
  ])('say to the letter why a link does not work: %s "%s" %s', async (token, sentence) => {
    const shop = await open(`/preferences/notifications?token=${token}`, 'preferences-links');
    await press(shop, 'button', 'Ga verder');
    expect(await screen.findByRole('heading', { level: 2, name: sentence })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(shop, 'button', 'Naar uw meldingen');
    await dialog('U bent niet ingelogd.');
  });

  it('ask to sign in first where the platform ignores the link of a mail', async () => {
    const visit = { scenario: 'preferences-links', edition: '2026-07' } as const;
    const at = `/preferences/notifications?token=${tokens.preferences}`;
    const shop = await ShopInProcess.open(mockPlatform(), { ...visit, at });
    await press(shop, 'button', 'Ga verder');
    await dialog('U bent niet ingelogd.');
    expect(shop.calls.filter(({ path }) => path.includes('/notifications'))).toEqual([]);
  });

  it('ask a visitor to sign in, and come back after it [NO-006]', async () => {
    const shop = await open('/preferences/notifications', 'preferences-links');
    const opened = within(await dialog('U bent niet ingelogd.'));
    await shop.user.click(opened.getByRole('link', { name: 'Inloggen' }));
    await waitFor(() => expect(shop.address).toBe('/start'));
  });
});

describe('an e-mail address that is confirmed on another device', () => {
  it.each([
    ['/redirect?email_confirmed=1', '/start', null],
    ['/redirect?target=fundRequest-1&email_confirmed=1', '/start?target=fundRequest-1', null],
    ['/redirect?target=/fondsen/1?x=2&email_confirmed=1', '/start', '/fondsen/1?x=2'],
  ])('says on the page where to go on: %s', async (at, start, back) => {
    const shop = await open(at, 'signed-out');
    await heading('E-mailadres bevestigd');
    await screen.findByText('Uw e-mailadres is bevestigd. Ga verder op het apparaat waar u bezig was, of log hier in.');
    expect(shop.address).toBe(at);
    await shop.user.click(inMain().getByRole('link', { name: 'Inloggen' }));
    await arrivesAt(shop, start);
    const goal = shop.local.getItem('stadstegoed:goal:return-path');
    expect(goal?.split(' ')[1] ?? null).toBe(back);
  });
});

describe('the e-mail addresses of a resident', () => {
  it('are added, verified by the link, made the primary one and removed [AC-012, AC-013, AC-014, AC-016, SH-055]', async () => {
    const shop = await open('/preferences/emails', 'several-e-mail-addresses', 'hanna');
    await shop.user.type(await screen.findByLabelText('Nieuw e-mailadres'), 'nieuw@post.example');
    await press(shop, 'button', 'Voeg toe');
    const title = await heading('Kijk in uw e-mail');
    await waitFor(() => expect(document.activeElement).toBe(title));
    const mail = await shop.platform.mailTo('nieuw@post.example');
    const link = new URL(String(mail.links?.[0]));
    await shop.platform.send('GET', link.pathname);
    await act(() => shop.clock.play(5000));
    expect(await liveRegion('Uw e-mailadres is bevestigd')).toBe('polite');
    await press(shop, 'button', 'Naar uw adressen');
    await press(shop, 'button', 'Maak hoofdadres nieuw@post.example');
    await press(shop, 'button', 'Ja, maak dit het hoofdadres');
    await screen.findByText('Opgeslagen!');
    await waitFor(() => expect(within(screen.getByRole('banner')).getByText(/nieuw@post\.example/)).toBeDefined());
    await press(shop, 'button', 'Verwijder hanna@post.example');
    const sure = within(await dialog('Wilt u dit adres verwijderen?'));
    await shop.user.click(sure.getByRole('button', { name: 'Verwijder het adres' }));
    await screen.findByText('Verwijderd!');
    await waitFor(() => expect(inMain().queryByText('hanna@post.example')).toBeNull());
  });

  it('are read again until the link of a mail that was sent once more is opened', async () => {
    const shop = await open('/preferences/emails', 'several-e-mail-addresses', 'hanna');
    await press(shop, 'button', 'Stuur de e-mail opnieuw hanna.werk@kantoor.example');
    await screen.findByText('Verificatie e-mail opnieuw verstuurd!');
    const mail = await shop.platform.mailTo('hanna.werk@kantoor.example');
    await shop.platform.send('GET', new URL(String(mail.links?.[0])).pathname);
    await act(() => shop.clock.play(5000));
    await waitFor(() => expect(inMain().queryByText('Nog niet bevestigd')).toBeNull());
  });

  it('get the verification again, and the refusal of the platform in the field after too many [AC-009, AC-010, AC-015]', async () => {
    const shop = await open('/preferences/emails', 'several-e-mail-addresses', 'hanna');
    await press(shop, 'button', 'Stuur de e-mail opnieuw hanna.werk@kantoor.example');
    await screen.findByText('Verificatie e-mail opnieuw verstuurd!');
    const tired = await open('/preferences/emails', 'throttled-emails', 'hanna');
    await tired.user.type(await screen.findByLabelText('Nieuw e-mailadres'), 'nieuw@post.example');
    await press(tired, 'button', 'Voeg toe');
    await waitFor(() => expect(screen.getByLabelText('Nieuw e-mailadres').getAttribute('aria-invalid')).toBe('true'));
    expect(inMain().getAllByText(/te vaak/).length).toBeGreaterThan(0);
  });
});

describe('the link that verifies an e-mail address, on the platform of July 2026', () => {
  /** Adds an address to the account of Hanna, and follows the link of the mail to the shop. */
  async function askForLink(): Promise<{ shop: ShopInProcess; link: string; added: () => unknown }> {
    const visit = { scenario: 'ordinary-tuesday', edition: '2026-07', as: 'hanna' } as const;
    const shop = await ShopInProcess.open(mockPlatform(), { ...visit, at: '/preferences/emails' });
    await shop.user.type(await screen.findByLabelText('Nieuw e-mailadres'), 'nieuw@post.example');
    await press(shop, 'button', 'Voeg toe');
    await heading('Kijk in uw e-mail');
    const mail = await shop.platform.mailTo('nieuw@post.example');
    const answer = await shop.platform.send('GET', new URL(String(mail.links?.[0])).pathname);
    const { pathname, search } = new URL(String(answer.headers['location']));
    const added = () => shop.platform.world().table('emails').first('email', 'nieuw@post.example')?.verified;
    return { shop, link: pathname + search, added };
  }

  it('verifies it at once in the browser that asked for it', async () => {
    const { shop, link, added } = await askForLink();
    await shop.load(link);
    await arrivesAt(shop, '/preferences/emails');
    await screen.findByText('Uw e-mailadres is bevestigd.');
    expect(added()).toBe(true);
  });

  it('waits for a press in another browser, and has a visitor sign in and come back first', async () => {
    const { shop, link, added } = await askForLink();
    shop.local.clear();
    await shop.load(link);
    await heading('Bevestig uw e-mailadres');
    await screen.findByText('Log eerst in. Daarna kunt u uw e-mailadres bevestigen.');
    await shop.user.click(inMain().getByRole('link', { name: 'Inloggen' }));
    await arrivesAt(shop, '/start');
    const back = String(shop.local.getItem('stadstegoed:goal:return-path')?.split(' ')[1]);
    await signInAs(shop, 'hanna');
    await shop.load(back);
    await screen.findByRole('button', { name: 'Bevestig mijn e-mailadres' });
    expect(added()).toBe(false);
    await press(shop, 'button', 'Bevestig mijn e-mailadres');
    await arrivesAt(shop, '/preferences/emails');
    expect(added()).toBe(true);
  });

  it('tells another account that it cannot verify it, and says of an unknown link what to do', async () => {
    const { shop, link, added } = await askForLink();
    shop.local.clear();
    await signInAs(shop, 'noor');
    await shop.load(link);
    await press(shop, 'button', 'Bevestig mijn e-mailadres');
    await screen.findByText(/Het e-mailadres hoort bij een ander account, of het is al bevestigd/);
    expect(added()).toBe(false);
    await shop.load('/redirect?email_confirmation=1&email_confirmation_token=nope');
    await press(shop, 'button', 'Bevestig mijn e-mailadres');
    await screen.findByText(/^Deze link werkt niet meer/);
  });
});

describe('the devices of a resident', () => {
  it('are signed out one by one [AC-017, AC-018, AC-011]', async () => {
    const shop = await open('/beveiliging/sessies', 'several-sessions', 'samira');
    expect(await screen.findByText('Hier bent u nu')).toBeDefined();
    await press(shop, 'button', /^Log uit Telefoon/);
    const sure = within(await dialog('Wilt u daar uitloggen?'));
    await shop.user.click(sure.getByRole('button', { name: 'Log dat apparaat uit' }));
    await screen.findByText(/^Telefoon.* is uitgelogd\.$/);
    expect(inMain().getByText('Uitgelogd').closest('li')?.textContent).toMatch(/^Telefoon/);
    await shop.load(shop.address);
    await screen.findByText('Hier bent u nu');
    expect(screen.queryByRole('button', { name: /^Log uit Telefoon/ })).toBeNull();
    expect(shop.calls.some(({ path }) => path.includes('per_page=100'))).toBe(true);
  });

  it('are all signed out, and this one at once [AC-019]', async () => {
    const shop = await open('/beveiliging/sessies', 'several-sessions', 'samira');
    await screen.findByText('Hier bent u nu');
    await press(shop, 'button', 'Log overal uit');
    const sure = within(await dialog('Overal uitloggen?'));
    await shop.user.click(sure.getByRole('button', { name: 'Log overal uit' }));
    await waitFor(() => expect(shop.address).toBe('/'));
    expect(await screen.findByText('U bent uitgelogd.')).toBeDefined();
    expect(shop.stored('active_account')).toBeNull();
  });
});
