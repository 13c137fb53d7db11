import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, takePicture, walkTo } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

/** Everything that this browser keeps for the shop, as text. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const databases = await indexedDB.databases();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      cached.flat().map(({ url }) => url),
      databases.map(({ name }) => name),
    ]);
  });

test('a mail scanner that opens a link and runs its scripts uses nothing up, and keeps no token in the history [SI-014]', async ({
  page,
  world,
}) => {
  await world.open('login-link-waiting');
  await page.goto(`/identity-restore?token=${tokens.login}&target=fundRequest-1`);
  const goOn = page.getByRole('button', { name: 'Ga verder en log in' });
  await expect(page.getByText('U gaat daarna verder met Kindtegoed.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const exchanges = async () => (await world.mock.requests()).filter(({ url }) => url.includes('/exchange/'));
  expect(await exchanges()).toEqual([]);
  await expectAccessible(page);
  await takePicture(page, 'restore-link-waiting');
  await walkTo(page, goOn);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fondsen\/1\//);
  expect(await exchanges()).toHaveLength(1);
  await page.goBack();
  expect(page.url()).not.toContain(tokens.login);
});

test('after signing out this browser keeps no address, token or time of the resident', async ({ page, world }) => {
  await world.open('login-link-waiting');
  await page.goto(`/identity-restore?token=${tokens.login}&target=voucher-0x0123456789abcdef0123456789abcdef01234567`);
  await page.getByRole('button', { name: 'Ga verder en log in' }).click();
  await expect(page).toHaveURL(/\/tegoeden\/0x0123/);
  await page.getByRole('button', { name: /^Uw menu/ }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  await page.goto('/fondsen');
  await expect(heading(page, 'Regelingen')).toBeVisible();
  const kept = await keptByBrowser(page);
  expect(kept).toContain('react-router-scroll-positions');
  expect(kept).not.toContain(tokens.login);
  expect(kept).not.toMatch(/0x0123|identity-restore|"stadstegoed:(account|last-activity|resident|goal)|"draft:/);
});
