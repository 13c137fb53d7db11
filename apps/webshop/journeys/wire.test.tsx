import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading, press } from '../testing/screen-queries.ts';
import type { SentCall } from '../testing/sent-call.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** The distinct values of a header over all calls. */
const everyValue = (shop: ShopInProcess, header: string): readonly (string | null)[] => [
  ...new Set(shop.calls.map(({ headers }) => headers.get(header))),
];

async function callTo(shop: ShopInProcess, method: string, path: RegExp): Promise<SentCall> {
  return waitFor(() => {
    const found = shop.calls.find((call) => call.method === method && path.test(call.path));
    if (!found) throw new Error(`No ${method} request to ${path}`);
    return found;
  });
}

async function askLink(shop: ShopInProcess, email: string): Promise<void> {
  await shop.user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), email);
  await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), email);
  await shop.user.click(screen.getByRole('button', { name: 'Stuur mij een link' }));
  await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
}

it('loads nothing of a third party: no chat, no analytics, no frame [SH-005, SH-006]', async () => {
  const shop = await open({ scenario: 'several-vouchers', at: '/', as: 'samira' });
  await heading(/./);
  await shop.go('/tegoeden');
  await screen.findAllByRole('link', { name: /^Kindtegoed/ });
  expect(document.querySelectorAll('script, iframe, object, embed')).toHaveLength(0);
  expect(shop.calls.filter(({ path }) => !path.startsWith('/api/v1/'))).toEqual([]);
});

describe('the calls of the shop', () => {
  it('name the client type webshop, the municipality and the language, all under the API root [SH-003, SH-024, SH-036, API-203, API-202, API-204, API-205, API-206, API-207]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
    await shop.go('/fondsen');
    await heading('Regelingen');
    expect(shop.calls.length).toBeGreaterThan(4);
    expect(everyValue(shop, 'Client-Type')).toEqual(['webshop']);
    expect(everyValue(shop, 'Client-Key')).toEqual(['zonnedorp']);
    expect(everyValue(shop, 'Accept')).toEqual(['application/json']);
    expect(everyValue(shop, 'Accept-Language')).toEqual(['nl']);
    expect(everyValue(shop, 'Authorization')).toEqual([expect.stringMatching(/^Bearer .+/)]);
    expect(shop.calls.filter(({ path }) => !path.startsWith('/api/v1/'))).toEqual([]);
  });

  it('read the configuration of the web shop [SH-003]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen' });
    await expect.poll(() => shop.calls.map(({ path }) => path)).toContain('/api/v1/platform/config/webshop');
  });

  it('carry no token for a visitor', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen' });
    await heading('Regelingen');
    expect(everyValue(shop, 'Authorization')).toEqual([null]);
  });

  it('ask whether an address is in use, and for a login link that comes back to this web shop [SH-003, SI-050, API-201]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/start?step=email' });
    await askLink(shop, 'noor@post.example');
    const checked = await callTo(shop, 'POST', /\/identity\/validate\/email$/);
    expect(JSON.parse(checked.body)).toEqual({ email: 'noor@post.example' });
    expect(checked.headers.get('Content-Type')).toBe('application/json');
    const { body } = await callTo(shop, 'POST', /\/identity\/proxy\/email$/);
    expect(JSON.parse(body)).toEqual({ email: 'noor@post.example', source: 'zonnedorp_webshop' });
  });

  it('carry English after it is chosen [SH-031, API-203]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen' });
    await heading('Regelingen');
    const before = shop.calls.length;
    await press(shop, 'button', 'English');
    await heading('Funds');
    await waitFor(() => expect(shop.calls.length).toBeGreaterThan(before));
    expect(shop.calls.slice(before).map(({ headers }) => headers.get('Accept-Language'))).not.toContain('nl');
  });

  it('carry the client key of the environment data instead of the municipality’s [SH-025]', async () => {
    const environment = { clientKey: 'heuvelrode' };
    const shop = await open({ scenario: 'heuvelrode', at: '/start?step=email', environment });
    await askLink(shop, 'hugo@post.example');
    expect(everyValue(shop, 'Client-Key')).toEqual(['heuvelrode']);
    const { body } = await callTo(shop, 'POST', /\/identity\/proxy\/email$/);
    expect(JSON.parse(body)).toMatchObject({ source: 'heuvelrode_webshop' });
  });
});
