import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectAccessible, takePicture } from './support/page-checks.ts';
import { shiftsOf, watchLayoutShifts } from './support/shifts.ts';
import { expect, heading, test } from './support/test-world.ts';

/** Expects that the page around a failure stays usable: it is accessible and the menu works. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Regelingen' }).click();
  await expect(heading(page, 'Regelingen')).toBeVisible();
}

test('a platform that is down at start-up shows a failure with a retry button', async ({ page, world }) => {
  await world.open('platform-down');
  await page.goto('/');
  await expect(heading(page, /./)).toBeVisible();
  const failed = page.getByRole('main').getByRole('alert');
  const retry = failed.getByRole('button', { name: 'Probeer opnieuw' }).first();
  await expect(retry).toBeVisible();
  await takePicture(page, 'failure-down');
  await expectAccessible(page);
  await world.mock.removeFaults();
  await retry.click();
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  await expectUsable(page);
});

test('one failed request breaks one part of the page', async ({ page, world }) => {
  await world.open('several-vouchers');
  await world.signIn('samira');
  await world.mock.addFault({ path: '/platform/vouchers', status: 500 });
  await page.goto('/tegoeden');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Er ging iets mis bij ons.');
  await expectAccessible(page);
  await takePicture(page, 'failure-500');
  await world.mock.removeFaults();
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('link', { name: /^Meedoentegoed/ })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a slow answer shows a skeleton, and the layout does not shift afterwards', async ({ page, world }) => {
  await world.open('several-vouchers');
  await world.signIn('samira');
  await watchLayoutShifts(page);
  const release = await hold(page, /\/api\/v1\/platform\/vouchers\?/);
  await page.goto('/tegoeden');
  await expect(page.locator('main .delayed--due')).toBeVisible();
  await takePicture(page, 'failure-slow');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('link', { name: /^Meedoentegoed/ })).toBeVisible();
  await expect(page.locator('main .delayed')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a slow chunk of a screen or a dialog shows an accessible progress bar', async ({ page, world }) => {
  await world.open('several-vouchers');
  await world.signIn('samira');
  await page.goto('/tegoeden');
  const progress = page.getByRole('status').getByRole('progressbar', { name: 'De pagina wordt geladen' });
  const sendScreen = await hold(page, /\/assets\/funds\.view-/);
  await page.getByRole('banner').getByRole('link', { name: 'Regelingen' }).click();
  await expect(progress).toBeAttached();
  await takePicture(page, 'failure-screen-comes');
  await expectAccessible(page);
  sendScreen();
  await expect(heading(page, 'Regelingen')).toBeVisible();
  await expect(progress).toHaveCount(0);
  const sendDialog = await hold(page, /\/assets\/sign-out\.dialog-/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /samira/ })
    .click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(progress).toBeAttached();
  await expectAccessible(page);
  sendDialog();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(progress).toHaveCount(0);
});
