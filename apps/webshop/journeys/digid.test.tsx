import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changing } from '../testing/changing-answers.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import type { Intercept } from '../testing/mock-platform-fetch.ts';
import { visitDigid } from '../testing/digid-simulator.ts';
import { arrivesAt, heading, keepsAccount, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const NOOR = '999901205';
const NINA = '999922233';
const NEW = '999937704';
/** A fund with a back office check; its key starts DigiD automatically. */
const BACK_OFFICE_FUND = '/fondsen/8/activeer';

const STOPPED = 'U bent gestopt met inloggen';

async function leavesForDigid(shop: ShopInProcess): Promise<void> {
  await waitFor(() => expect(shop.left).not.toEqual([]));
}

describe('DigiD of a platform on another origin', () => {
  const PLATFORM = 'https://platform.zonnedorp.example';
  const DIGID = 'https://digid.zonnedorp.example/aanmelden?sessie=1';

  /** Presses the button, with a platform whose API for DigiD is elsewhere and sends residents to `digid`. */
  async function startsAt(digid: string) {
    const asked: string[] = [];
    const intercept = changing(mockPlatform(), (request, path, body) => {
      if (path.startsWith('/platform/config/')) {
        return { data: { ...Object(body).data, digid_api_url: `${PLATFORM}/api/v1` } };
      }
      if (path !== '/platform/digid') return body;
      asked.push(request.url);
      return { redirect_url: digid };
    });
    const shop = await open({ scenario: 'signed-out', at: '/start', intercept });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    return { shop, asked };
  }

  it('starts there, and sends the resident where it says [SI-018, reading 40]', async () => {
    const { shop, asked } = await startsAt(DIGID);
    await waitFor(() => expect(shop.left).toEqual([DIGID]));
    expect(asked).toEqual([`${PLATFORM}/api/v1/platform/digid`]);
  });

  it.each(['javascript:alert(1)', 'http://digid.zonnedorp.example/', 'https://digid.example@elders.example/'])(
    'does not send her to %s, and says whom to call [reading 40]',
    async (address) => {
      const { shop } = await startsAt(address);
      await heading('Wij kunnen u niet veilig doorsturen');
      expect(shop.left).toEqual([]);
      expect(screen.getByRole('link', { name: 'Bel (0123) 45 67 00' }).getAttribute('href')).toBe('tel:0123456700');
    },
  );
});

describe('signing in with DigiD', () => {
  async function toDigid(): Promise<ShopInProcess> {
    const shop = await open({ scenario: 'signed-out', at: '/start' });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await leavesForDigid(shop);
    return shop;
  }

  it('redirects there, returns with a short token and shows a toast [SI-007, SI-017, SI-018, SI-019, SI-076]', async () => {
    const shop = await toDigid();
    const back = await visitDigid(shop, { bsn: NOOR });
    expect(back).toMatch(/^\/auth-link\?token=/);
    await shop.load(back);
    await toast('Succes! Ingelogd met DigiD.');
    await keepsAccount(shop, { name: 'noor@post.example', type: 'short_token' });
  });

  it('a cancelled sign-in with DigiD returns to the choice with a toast, and can be started again [FU-002, FU-006, SI-063]', async () => {
    const shop = await toDigid();
    await shop.load(await visitDigid(shop, { error: '0040' }));
    await screen.findByText(STOPPED);
    expect(shop.address).toBe('/start?digid_error=error_0040');
    expect(screen.queryByRole('link', { name: 'Terug naar de regeling' })).toBeNull();
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await waitFor(() => expect(shop.left).toHaveLength(2));
    await shop.user.click(screen.getByRole('link', { name: /Inloggen met e-mail/ }));
    await heading('Inloggen met e-mail');
    expect(screen.queryByText(STOPPED)).toBeNull();
    expect(shop.address).toBe('/start?step=email');
  });

  it('a cancelled sign-in with DigiD that was started to restore an account returns there [SI-063, SI-009, SI-010]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start?restore_with_digid=1' });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await leavesForDigid(shop);
    await shop.load(await visitDigid(shop, { error: '0040' }));
    await screen.findByText(STOPPED);
    await heading('Herstel uw account');
    await screen.findByRole('button', { name: /Inloggen met DigiD/ });
  });

  it('a cancelled sign-in with DigiD that was started for a fund keeps that fund, with a link to its activation [FA-035, SI-063, SI-064]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/fondsen/1/activeer' });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await leavesForDigid(shop);
    await shop.load(await visitDigid(shop, { error: '0040' }));
    await screen.findByText(STOPPED);
    expect(shop.address).toBe('/start?target=fundRequest-1&digid_error=error_0040');
    const back = screen.getByRole('link', { name: 'Terug naar de regeling' });
    expect(back.getAttribute('href')).toBe('/fondsen/1/activeer');
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await waitFor(() => expect(shop.left).toHaveLength(2));
    await shop.load(await visitDigid(shop, { bsn: NOOR }));
    await arrivesAt(shop, /^\/fondsen\/1\//);
  });

  it('a cancelled sign-in with DigiD after an earlier attempt for a fund does not link to that fund [SI-064]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/fondsen/1/activeer' });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await leavesForDigid(shop);
    await shop.load('/start');
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await waitFor(() => expect(shop.left).toHaveLength(2));
    await shop.load(await visitDigid(shop, { error: '0040' }));
    await screen.findByText(STOPPED);
    expect(screen.queryByRole('link', { name: 'Terug naar de regeling' })).toBeNull();
  });

  it('a sign-in with DigiD that the platform cannot start leads to the error page with its code [SI-054]', async () => {
    const shop = await open({ scenario: 'digid-unreachable', at: '/start' });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await arrivesAt(shop, '/error/digid_api_0000');
    await screen.findByText(/DigiD gaf geen goed antwoord/);
  });

  it('is not offered when the municipality has no DigiD', async () => {
    await open({ scenario: 'digid-off', at: '/start' });
    await screen.findByRole('link', { name: /Inloggen met e-mail/ });
    await waitFor(() => expect(screen.queryByText('Inloggen met DigiD')).toBeNull());
  });
});

describe('confirming a BSN for a fund', () => {
  async function toDigid(scenario: string, as: string): Promise<ShopInProcess> {
    const shop = await open({ scenario, at: '/fondsen/1/activeer?option=digid', as });
    await shop.user.click(await screen.findByRole('button', { name: 'Inloggen met DigiD' }));
    await leavesForDigid(shop);
    return shop;
  }

  it('returns to the activation with a new confirmation and shows a toast [SI-076]', async () => {
    const shop = await toDigid('fund-request-possible', 'yusuf');
    await shop.load(await visitDigid(shop, { bsn: NEW }));
    await toast('Succes! Ingelogd met DigiD.');
    await waitFor(() => expect(shop.shop.shell.session.identity).toMatchObject({ bsn: true }));
  });

  it('a cancelled confirmation of a BSN returns to the step of DigiD with a toast and the same button [SI-063, SI-064]', async () => {
    const shop = await toDigid('fund-request-possible', 'yusuf');
    await shop.load(await visitDigid(shop, { error: '0040' }));
    await screen.findByText(STOPPED);
    expect(shop.address).toBe('/fondsen/1/activeer?digid_error=error_0040&option=digid');
    await shop.user.click(screen.getByRole('button', { name: 'Inloggen met DigiD' }));
    await waitFor(() => expect(shop.left).toHaveLength(2));
    await shop.user.click(screen.getByRole('link', { name: 'Andere manier' }));
    await heading('Hoe wilt u het tegoed activeren?');
    expect(screen.queryByText(STOPPED)).toBeNull();
  });

  it('a confirmation of a BSN that was finished in another browser names the fund there and leads to it', async () => {
    const shop = await toDigid('fund-request-possible', 'yusuf');
    const elsewhere = await open({ scenario: null, at: await visitDigid(shop, { bsn: NEW }) });
    await heading('U bent klaar bij DigiD');
    await screen.findByText(/^U was bezig met Kindtegoed\./);
    expect(screen.getByRole('link', { name: 'Terug naar Kindtegoed' }).getAttribute('href')).toBe('/fondsen/1');
    await press(elsewhere, 'link', 'Log in en ga verder');
    await arrivesAt(elsewhere, '/start?target=fundRequest-1');
  });

  it.each([
    ['0040', /^\/start\?target=fundRequest-1&digid_error=error_0040$/, STOPPED],
    ['0099', /^\/error\/digid_error_0099\?fund_id=1$/, 'Inloggen met DigiD lukte niet'],
  ])(
    'a confirmation of a BSN that ended with %s in another browser says so there [SI-056, SI-062]',
    async (error, at, says) => {
      const shop = await toDigid('fund-request-possible', 'yusuf');
      const elsewhere = await open({ scenario: null, at: await visitDigid(shop, { error }) });
      await arrivesAt(elsewhere, at);
      await screen.findByText(says);
    },
  );

  it('a confirmation of a BSN with the BSN of another account offers to restore that account [SI-058, SI-059, SI-066]', async () => {
    const shop = await toDigid('fund-request-possible', 'yusuf');
    await shop.load(await visitDigid(shop, { bsn: NOOR }));
    await heading('Uw DigiD hoort bij een ander e-mailadres');
    expect(screen.getByRole('link', { name: 'Account herstellen' }).getAttribute('href')).toContain(
      'restore_with_digid',
    );
  });

  it('a confirmation of a BSN with another BSN than the account’s shows that the account belongs to another DigiD [SI-060]', async () => {
    const shop = await toDigid('fund-request-possible', 'peter');
    await shop.load(await visitDigid(shop, { bsn: NEW }));
    await heading('Dit account hoort bij een andere DigiD');
  });

  it('starts automatically, once, for the funds configured so [FA-037]', async () => {
    const shop = await open({ scenario: 'backoffice-not-eligible', at: BACK_OFFICE_FUND, as: 'mila' });
    await leavesForDigid(shop);
    await shop.load(await visitDigid(shop, { error: '0040' }));
    await screen.findByText(STOPPED);
    expect(shop.left).toHaveLength(1);
  });
});

describe('a fund that starts DigiD automatically', () => {
  it('sends a visitor who signed in with DigiD on, and not to DigiD a second time [FA-037, FA-049]', async () => {
    const shop = await open({ scenario: 'backoffice-not-eligible', at: BACK_OFFICE_FUND });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await leavesForDigid(shop);
    await shop.load(await visitDigid(shop, { bsn: NEW }));
    await arrivesAt(shop, /^\/fondsen\/8\/aanvraag\?from=fund-activate/);
    expect(shop.left).toHaveLength(1);
  });

  it('shows the choice to a resident who pressed Back at DigiD, and after a reload [FA-037]', async () => {
    const shop = await open({ scenario: 'backoffice-not-eligible', at: BACK_OFFICE_FUND, as: 'mila' });
    await leavesForDigid(shop);
    await shop.load(BACK_OFFICE_FUND);
    await screen.findByRole('button', { name: 'Ga verder met DigiD' });
    expect(shop.left).toHaveLength(1);
  });
});

describe('a fund that never asks for a new confirmation', () => {
  it('takes an old confirmation: one visit to DigiD was enough', async () => {
    const at = '/fondsen/4/activeer?option=digid';
    const shop = await open({ scenario: 'digid-confirmed-for-good', at, as: 'peter' });
    await screen.findByText(/^U hoeft niet opnieuw in te loggen met DigiD/);
    await shop.user.click(screen.getByRole('button', { name: 'Ga verder' }));
    await waitFor(() => expect(shop.address).not.toContain('option=digid'));
    expect(shop.left).toEqual([]);
  });
});

describe('a voucher that waits for a BSN', () => {
  it('is found by the check and opened, without a request [FA-078]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: BACK_OFFICE_FUND });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    await leavesForDigid(shop);
    await shop.load(await visitDigid(shop, { bsn: NINA }));
    await arrivesAt(shop, /^\/tegoeden\/0x[0-9a-f]{40}$/);
    await heading('Inkomenstegoed');
  });
});

describe('the back office', () => {
  /** Returns from DigiD with a confirmed BSN; the check then runs automatically. */
  async function checked(scenario: string, intercept: Intercept = () => null): Promise<ShopInProcess> {
    const shop = await open({ scenario, at: BACK_OFFICE_FUND, as: 'mila', intercept });
    await leavesForDigid(shop);
    await shop.load(await visitDigid(shop, { bsn: NEW }));
    return shop;
  }

  /** The back office of a municipality that is not at the address of the platform. */
  const sendsTo = (backoffice_redirect: string): Intercept =>
    changing(mockPlatform(), (_request, path, body) =>
      path.endsWith('/check') ? { ...Object(body), backoffice: { backoffice_redirect } } : body,
    );

  it.each([
    ['backoffice-no-response', 'Wij kunnen dit nu niet nakijken'],
    ['backoffice-not-resident', 'U woont niet in deze gemeente'],
    ['backoffice-taken-by-partner', 'Uw partner heeft dit tegoed al'],
  ])('shows for the scenario %s the title "%s" [FA-043]', async (scenario, title) => {
    await checked(scenario);
    await heading(title);
    expect(screen.getByRole('link', { name: 'Bekijk andere regelingen' })).not.toBeNull();
  });

  it('the back office that does not answer can be asked again, called about, or done without [FA-043]', async () => {
    const shop = await checked('backoffice-no-response');
    await heading('Wij kunnen dit nu niet nakijken');
    const main = within(screen.getByRole('main'));
    const checks = () => shop.calls.filter(({ path }) => path.endsWith('/check')).length;
    const before = checks();
    await shop.user.click(main.getByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(checks()).toBe(before + 1));
    await heading('Wij kunnen dit nu niet nakijken');
    expect(main.getByRole('link', { name: '(0123) 45 67 00' }).getAttribute('href')).toBe('tel:0123456700');
    await shop.user.click(main.getByRole('link', { name: 'Met een aanvraag' }));
    await arrivesAt(shop, /^\/fondsen\/8\/aanvraag/);
  });

  it('can redirect a resident to another page of the shop [FA-046]', async () => {
    const shop = await checked('backoffice-redirect');
    await waitFor(() => expect(shop.left.at(-1)).toBe(`${mockPlatform().settings.shopUrl}/uitleg`));
  });

  it('can redirect her to another site, which no deployment has to name [FA-046, reading 40]', async () => {
    const site = 'https://backoffice.zonnedorp.example/uitleg?van=webshop';
    const shop = await checked('backoffice-not-eligible', sendsTo(site));
    await waitFor(() => expect(shop.left.at(-1)).toBe(site));
  });

  it('cannot redirect her to an unsafe address: she can call, or make a request [FA-046, reading 40]', async () => {
    const shop = await checked('backoffice-not-eligible', sendsTo('http://backoffice.zonnedorp.example/uitleg'));
    await heading('Wij kunnen u niet veilig doorsturen');
    expect(shop.left).toHaveLength(1);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '(0123) 45 67 00' }).getAttribute('href')).toBe('tel:0123456700');
    await shop.user.click(main.getByRole('link', { name: 'Met een aanvraag' }));
    await arrivesAt(shop, /^\/fondsen\/8\/aanvraag/);
  });

  it.each(['backoffice-not-eligible', 'backoffice-no-response-fallback'])(
    'leads to the request in the scenario %s [FA-049]',
    async (scenario) => {
      const shop = await checked(scenario);
      await arrivesAt(shop, /^\/fondsen\/8\/aanvraag/);
    },
  );

  it('creates the voucher immediately for an eligible resident, and opens it [FA-078]', async () => {
    const shop = await checked('backoffice-eligible');
    await arrivesAt(shop, /^\/tegoeden\/0x[0-9a-f]{40}$/);
    await heading('Inkomenstegoed');
  });
});
