import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press, failureAlert } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const SLOW = 'Dit duurt langer dan normaal. Wij zijn nog bezig.';
const TOO_LONG = 'Het duurt te lang. Probeer het opnieuw.';

/** Comes from a quiet page to a screen whose call is not answered; `letGo` has it answered after all. */
async function openSilent(path: string, call: string, visit: Omit<Visit, 'at'>) {
  const shop = await open({ ...visit, at: '/error/anders' });
  await heading(/./);
  const letGo = shop.hold(call);
  await shop.go(path);
  const isAsked = (): Promise<void> => waitFor(() => expect(shop.isHolding(call)).toBe(true));
  return { shop, letGo, isAsked };
}

const resident = { scenario: 'several-vouchers', as: 'samira' };
const visitor = { scenario: 'ordinary-tuesday' };

describe('a platform that never answers', () => {
  it.each([
    ['the list of funds', '/fondsen', '/platform/funds', visitor],
    ['a fund', '/fondsen/1', '/platform/funds/1', visitor],
    ['the vouchers', '/tegoeden', '/platform/vouchers', resident],
    ['the vouchers on home', '/', '/platform/vouchers', resident],
    ['the activation of a fund', '/fondsen/2/activeer', '/platform/funds/2', resident],
    ['a link', '/auth-link?token=x1', '/identity/proxy/short-token/exchange/x1', visitor],
  ])(
    'a platform that never answers for %s is told to be slow after five seconds and given up after thirty',
    async (_what, path, call, visit) => {
      const { shop, isAsked } = await openSilent(path, call, visit);
      if (path.includes('token=')) await press(shop, 'button', 'Ga verder en log in');
      await isAsked();
      expect(screen.queryByText(SLOW)).toBeNull();
      await shop.pass(5);
      await screen.findByText(SLOW);
      await shop.pass(25);
      await failureAlert(TOO_LONG);
      expect(screen.queryByText(SLOW)).toBeNull();
    },
  );

  it('a platform that never answers while it is asked where a resident lands leads on to home', async () => {
    const { shop, isAsked } = await openSilent('/start', '/platform/vouchers', resident);
    await isAsked();
    await shop.pass(5);
    await screen.findByText(SLOW);
    await shop.pass(25);
    await arrivesAt(shop, /^\/$/);
  });

  it('does not say that nothing happened when a mail was asked for', async () => {
    const { shop, isAsked } = await openSilent('/start?step=email', '/identity/proxy/email', visitor);
    await shop.user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), 'noor@post.example');
    await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), 'noor@post.example');
    await press(shop, 'button', 'Stuur mij een link');
    await isAsked();
    await shop.pass(5);
    await screen.findByText(SLOW);
    await shop.pass(25);
    await screen.findByRole('link', { name: /^Het duurt te lang\. Kijk eerst of u een e-mail van ons heeft\./ });
  });

  it('is told to be slow inside the dialog that waits for it', async () => {
    const { shop, isAsked } = await openSilent('/start?step=email', '/platform/sms/send', visitor);
    await heading(/mail/);
    shop.shop.shell.dialogs.open('open-in-app', {});
    const opened = await dialog(/app/i);
    await shop.user.type(within(opened).getByRole('textbox', { name: 'Mobiel nummer' }), '0612345678');
    await press(shop, 'button', 'Stuur de link');
    await isAsked();
    await shop.pass(5);
    await within(opened).findByText(SLOW);
  });
});

describe('a platform that is slow after a link of a list is pressed', () => {
  it.each([
    ['a fund', '/fondsen', 'funds', 'Kindtegoed'],
    ['an offer', '/aanbod', 'products', 'Kerstpakket met koek'],
    ['a provider', '/aanbieders', 'providers', 'Atelier Kleurrijk'],
  ])(
    'has the name of %s as its heading at once, and says it when the rest is there',
    async (_what, list, kind, name) => {
      const shop = await open({ ...visitor, at: list });
      const link = await screen.findByRole('link', { name });
      const release = shop.hold(`/platform/${kind}/${link.getAttribute('href')?.split('/').at(-1)}`);
      await shop.user.click(link);
      const early = await heading(name);
      expect(early.closest('[data-passing]')).not.toBeNull();
      expect(screen.getByRole('navigation', { name: 'Kruimelpad' }).textContent).toContain(name);
      release();
      await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
      expect(document.activeElement?.closest('[data-passing]')).toBeNull();
    },
  );
});
