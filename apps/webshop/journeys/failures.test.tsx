import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading, failureAlert } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** Goes to the voucher list, after the fault was injected. */
async function toVouchers(shop: ShopInProcess): Promise<void> {
  await heading(/./);
  await shop.go('/tegoeden');
  await heading('Uw tegoeden');
}

async function menuWorks(): Promise<void> {
  await within(screen.getByRole('banner')).findAllByRole('link', { name: 'Regelingen' });
}

describe('a platform', () => {
  it('a platform that fails one call breaks one part of the page, which has a retry button', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/fondsen', as: 'samira' });
    await shop.mock.addFault({ path: '/platform/vouchers', status: 500 });
    await toVouchers(shop);
    const alert = await failureAlert('Er ging iets mis bij ons.');
    await menuWorks();
    await shop.mock.removeFaults();
    await shop.user.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }));
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
    await waitFor(() => expect(screen.queryByText('Er ging iets mis bij ons.', { exact: false })).toBeNull());
  });

  it('a platform that leaves a field out of an answer shows a failure instead of an empty part', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/fondsen', as: 'samira' });
    const body = { data: [{ id: 1, address: '0x0000000000000000000000000000000000000001' }], meta: {} };
    await shop.mock.addFault({ path: '/platform/vouchers', status: 200, body });
    await toVouchers(shop);
    await failureAlert('Er ging iets mis bij ons.');
    await menuWorks();
  });

  it('a platform that answers slowly shows a skeleton and announces loading', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/fondsen', as: 'samira' });
    const release = shop.hold('/platform/vouchers');
    await toVouchers(shop);
    await screen.findAllByText('Bezig met laden…');
    expect(document.querySelector('main .delayed')).not.toBeNull();
    release();
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
    await waitFor(() => expect(screen.queryByText('Bezig met laden…')).toBeNull());
  });

  it('a platform that is down at start-up shows a failure on a usable page', async () => {
    await open({ scenario: 'platform-down', at: '/fondsen' });
    await heading('Regelingen');
    await failureAlert(/mis bij ons/);
    await menuWorks();
  });

  it('a platform that throttles sign-in shows a message and keeps the values', async () => {
    const shop = await open({ scenario: 'throttled-sign-in', at: '/start?step=email' });
    const field = await screen.findByRole('textbox', { name: 'E-mailadres' });
    await shop.user.type(field, 'noor@post.example');
    await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), 'noor@post.example');
    await shop.user.click(screen.getByRole('button', { name: 'Stuur mij een link' }));
    await screen.findByRole('link', { name: /^U heeft het te vaak geprobeerd/ });
    expect(field).toMatchObject({ value: 'noor@post.example' });
  });
});
