import { hold } from './support/hold.ts';
import { expectAccessible, takePicture } from './support/page-checks.ts';
import { shiftsOf, watchLayoutShifts } from './support/shifts.ts';
import { expect, heading, test } from './support/test-world.ts';

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
