import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, heading, press, liveRegion } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const visitor = { scenario: 'ordinary-tuesday' };

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
