import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
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

test('an unreachable platform shows a connection failure', async ({ page, world }) => {
  await world.open('platform-unreachable');
  await page.goto('/fondsen');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await takePicture(page, 'failure-unreachable');
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

test('a missing field in an answer shows a failure', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await world.mock.addFault({ path: '/platform/funds/1', status: 200, body: { data: { id: 1, name: 'Kindtegoed' } } });
  await page.goto('/fondsen/1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Er ging iets mis bij ons.');
  await expectUsable(page);
});

test('a fund that does not exist shows a message on a usable page', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/fondsen/9999');
  await expect(heading(page, 'Deze regeling bestaat niet')).toBeVisible();
  await expectUsable(page);
});

test('an expired login link leads to a usable home [SI-074, SI-075]', async ({ page, world }) => {
  await world.open('expired-login-link');
  await page.goto(`/identity-restore?token=${tokens.expiredLogin}`);
  await page.getByRole('button', { name: 'Ga verder en log in' }).click();
  const message = page.getByRole('dialog', { name: 'De inloglink is al gebruikt of niet meer geldig' });
  await expect(message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expect(page).toHaveURL('/');
  await expectUsable(page);
});

test('a used code shows an error at its field, linked from the summary [FA-071]', async ({ page, world }) => {
  await world.open('used-code');
  await world.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=code');
  await page.getByLabel('Activatiecode').fill(codes.used);
  await page.getByRole('button', { name: 'Activeer tegoed' }).click();
  const summary = page.getByRole('link', { name: 'Deze activatiecode is al gebruikt.' });
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'failure-used-code');
  await summary.click();
  await expect(page.getByLabel('Activatiecode')).toBeFocused();
  await expect(page.getByLabel('Activatiecode')).toHaveValue(codes.used.toUpperCase());
  await expectUsable(page);
});

test('cancelling DigiD returns to its step, with a toast and the same button [SI-063, SI-064]', async ({
  page,
  world,
}) => {
  await world.open('open-code');
  await world.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=digid');
  await page.getByRole('button', { name: 'Inloggen met DigiD' }).click();
  await page.getByRole('button', { name: /^Kies\s*: Annuleren/ }).click();
  await expect(page.getByText('U bent gestopt met inloggen')).toBeVisible();
  await expect(page).toHaveURL(/\/fondsen\/1\/activeer\?.*option=digid/);
  await expectAccessible(page);
  await takePicture(page, 'digid-cancelled');
  await page.getByRole('button', { name: 'Inloggen met DigiD' }).click();
  await expect(page).toHaveURL(/\/_mock\/digid/);
});

test('a successful DigiD sign-in returns to the fund with a toast [SI-076]', async ({ page, world }) => {
  await world.open('open-code');
  await world.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=digid');
  await page.getByRole('button', { name: 'Inloggen met DigiD' }).click();
  await page.getByLabel('Burgerservicenummer').fill('999937704');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page.getByText('Succes! Ingelogd met DigiD.').first()).toBeVisible();
});

test('an expired session leads home with the reason and without the former screen [SH-050, FU-007]', async ({
  page,
  world,
}) => {
  await world.open('session-expired');
  await world.signInWith(tokens.expiredAccess);
  await page.goto('/tegoeden');
  await expect(page.getByText('U bent uitgelogd')).toBeVisible();
  await expect(page).toHaveURL(/\/\?session_expired/);
  await takePicture(page, 'failure-session');
  await expectAccessible(page);
  await expect(page.getByText('U bent uitgelogd')).toHaveCount(1);
  await expectUsable(page);
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
