import { anAccount } from '@stadstegoed/core/testing/an-identity.ts';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { composeTestShop, SIGNED_IN, type TestShopOptions } from '../../testing/compose-test-shop.ts';
import { watchBrowser } from './watch-browser.ts';

async function watch(options: TestShopOptions = { account: SIGNED_IN }) {
  const shop = composeTestShop(options);
  const navigate = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());
  shop.useRouter({ navigate });
  await shop.shell.texts.need(['shell']);
  watchBrowser(shop.shell);
  return { ...shop, navigate };
}

it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('counts %s as activity of the resident', async (name) => {
  const { shell, clock } = await watch();
  clock.advance(10 * 60_000);
  fireEvent(window, new Event(name));
  clock.advance(10 * 60_000);
  expect(shell.session.isSignedIn).toBe(true);
});

it('runs the idle watch from sign-in to sign-out', async () => {
  const { shell, clock, local } = await watch({});
  expect(clock.running).toBe(0);
  const { accessToken, type } = anAccount();
  local.setItem('stadstegoed:account', JSON.stringify({ access_token: accessToken, name: null, type }));
  await shell.session.adopt();
  expect(clock.running).toBe(1);
  await shell.signOut();
  expect(clock.running).toBe(0);
});

it('follows another tab that signs out', async () => {
  const { shell, local } = await watch();
  local.removeItem('stadstegoed:account');
  fireEvent(window, new StorageEvent('storage', { key: 'stadstegoed:account' }));
  expect(shell.session.isSignedIn).toBe(false);
});
