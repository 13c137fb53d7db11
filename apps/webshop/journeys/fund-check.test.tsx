import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, toast } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** Where the browser comes back to from DigiD, which begins the check. */
const BACK = '/fondsen/1/activeer?digid_success=signed_in';

describe('the check of a fund', () => {
  /** The municipality knows enough of Dina for vouchers of these funds, and of no others. */
  async function checkedFor(funds: readonly number[]): Promise<ShopInProcess> {
    const shop = await open({ scenario: 'facts-waiting-on-bsn', at: '/uitleg', as: 'dina' });
    const others = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12].filter((id) => !funds.includes(id));
    for (const id of others) await shop.mock.changeRow('funds', id, { state: 'closed' });
    await shop.load(BACK);
    return shop;
  }

  it('the check of a fund that makes one voucher opens it [FA-047]', async () => {
    const shop = await checkedFor([1]);
    await arrivesAt(shop, /^\/tegoeden\/0x[0-9a-f]{40}$/);
    await heading('Kindtegoed');
  });

  it('the check of a fund that makes several vouchers opens the list of them [FA-048]', async () => {
    const shop = await checkedFor([1, 2]);
    await arrivesAt(shop, '/tegoeden');
    await screen.findByRole('heading', { name: /^Kindtegoed/ });
    await screen.findByRole('heading', { name: /^Meedoentegoed/ });
  });

  it('the check of a fund that the platform refuses is told in its words, above the next step [FA-076]', async () => {
    const shop = await open({
      scenario: 'digid-window-expired',
      at: '/fondsen/8/activeer?digid_success=signed_in',
      as: 'peter',
    });
    const told = await toast('Bevestig opnieuw met DigiD wie u bent.');
    expect(told.closest('[aria-live="assertive"]')).not.toBeNull();
    await arrivesAt(shop, '/fondsen/8/activeer');
    await heading('Inkomenstegoed aanvragen');
    expect(shop.left).toEqual([]);
  });

  it('the check of a fund that fails otherwise leads to the error page with the code of the platform [FA-077]', async () => {
    const shop = await open({ scenario: 'backoffice-not-eligible', at: '/uitleg', as: 'mila' });
    const headers = { 'Error-Code': 'backoffice_down' };
    await shop.mock.addFault({ path: '/platform/funds/1/check', status: 500, headers });
    await shop.load(BACK);
    await arrivesAt(shop, '/error/backoffice_down?fund_id=1');
    await heading('Er ging iets mis');
  });

  it('the check of a fund that has no reason for its no says that the resident cannot get the fund [FA-011, FA-044]', async () => {
    const shop = await open({ scenario: 'backoffice-not-eligible', at: '/uitleg', as: 'mila' });
    const backoffice = { backoffice_error: 1, backoffice_error_key: null, backoffice_fallback: 0 };
    const body = { backoffice, vouchers: null, prevalidations: null, prevalidation_vouchers: [] };
    await shop.mock.addFault({ path: '/platform/funds/1/check', status: 200, body });
    await shop.load(BACK);
    await heading('U kunt dit tegoed niet krijgen');
  });
});

describe('a start of DigiD that the platform refuses', () => {
  it.each([
    ['for a fund', { scenario: 'fund-request-possible', at: '/fondsen/1/activeer?option=digid', as: 'yusuf' }],
    ['to sign in', { scenario: 'signed-out', at: '/start' }],
  ])('%s is told in its words, and the resident stays [SI-053]', async (_what, visit) => {
    const shop = await open(visit);
    await shop.mock.addFault({ path: '/platform/digid', status: 403, body: { message: 'DigiD is hier nu uit.' } });
    await shop.user.click(await screen.findByRole('button', { name: /Inloggen met DigiD/ }));
    const told = await toast('DigiD is hier nu uit.');
    expect(told.closest('[aria-live="assertive"]')).not.toBeNull();
    expect(shop.address).toBe(visit.at);
    expect(shop.left).toEqual([]);
  });
});
