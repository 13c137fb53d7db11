import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading, told } from '../testing/look.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** Opens the list of funds on a platform that does not answer for it. */
async function openSilentFunds(): Promise<{ readonly shop: ShopInProcess; readonly letGo: () => void }> {
  const shop = await open({ scenario: 'ordinary-tuesday', at: '/start' });
  await heading('Hoe wilt u inloggen?');
  const letGo = shop.hold('/platform/funds');
  await shop.go('/fondsen');
  await heading('Regelingen');
  return { shop, letGo };
}

describe('a platform that never answers', () => {
  it('is given up after thirty seconds with a button to try again', async () => {
    const { shop, letGo } = await openSilentFunds();
    await shop.pass(30);
    const alert = await told('Het duurt te lang. Probeer het opnieuw.');
    letGo();
    await shop.user.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }));
    await screen.findByRole('list', { name: 'Lijst van regelingen' });
    await waitFor(() => expect(screen.queryByText('Het duurt te lang.', { exact: false })).toBeNull());
  });
});
