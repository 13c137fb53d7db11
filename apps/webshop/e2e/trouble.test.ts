import { codes } from '@stadstegoed/mock-server/seed/codes.ts';
import { tokens } from '@stadstegoed/mock-server/seed/links.ts';
import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectAccessible, takePicture } from './support/looks.ts';
import { shiftsOf, watchShiftsFromTheStart } from './support/shifts.ts';
import { expect, heading, test } from './support/town.ts';

/** The page round a failure stays usable: the menu still leads somewhere. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Regelingen' }).click();
  await expect(heading(page, 'Regelingen')).toBeVisible();
}

test('a platform that is down at the start is told, with a way to try again', async ({ page, town }) => {
  await town.open('platform-down');
  await page.goto('/');
  await expect(heading(page, /./)).toBeVisible();
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' }).first();
  await expect(retry).toBeVisible();
  await takePicture(page, 'trouble-down');
  await expectAccessible(page);
  await town.calm();
  await retry.click();
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  await expectUsable(page);
});

test('a platform that cannot be reached says to look at the connection', async ({ page, town }) => {
  await town.open('platform-unreachable');
  await page.goto('/fondsen');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await takePicture(page, 'trouble-unreachable');
  await expectUsable(page);
});

test('one call that fails costs one part of the page', async ({ page, town }) => {
  await town.open('several-vouchers');
  await town.signIn('samira');
  await town.disturb({ path: '/platform/vouchers', status: 500 });
  await page.goto('/tegoeden');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Er ging iets mis bij ons.');
  await expectAccessible(page);
  await takePicture(page, 'trouble-500');
  await town.calm();
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('link', { name: /^Meedoentegoed/ })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a field that misses from an answer is told as a failure', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await town.disturb({ path: '/platform/funds/1', status: 200, body: { data: { id: 1, name: 'Kindtegoed' } } });
  await page.goto('/fondsen/1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Er ging iets mis bij ons.');
  await expectUsable(page);
});

test('a fund that does not exist says so and leads on', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await page.goto('/fondsen/9999');
  await expect(heading(page, 'Deze regeling bestaat niet')).toBeVisible();
  await expectUsable(page);
});

test('a login link that is too old leads home, which can be used [SI-074, SI-075]', async ({ page, town }) => {
  await town.open('expired-login-link');
  await page.goto(`/identity-restore?token=${tokens.expiredLogin}`);
  const told = page.getByRole('dialog', { name: 'De inloglink is al gebruikt of niet meer geldig' });
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(page).toHaveURL('/');
  await expectUsable(page);
});

test('a used code is told at its field, to which the summary leads [FA-071]', async ({ page, town }) => {
  await town.open('used-code');
  await town.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=code');
  await page.getByLabel('Activatiecode').fill(codes.used);
  await page.getByRole('button', { name: 'Activeer tegoed' }).click();
  const summary = page.getByRole('link', { name: 'Deze activatiecode is al gebruikt.' });
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'trouble-used-code');
  await summary.click();
  await expect(page.getByLabel('Activatiecode')).toBeFocused();
  await expect(page.getByLabel('Activatiecode')).toHaveValue(codes.used.toUpperCase());
  await expectUsable(page);
});

test('DigiD that is cancelled on its own page leads to a page with a way back [SI-056, SI-063, SI-064]', async ({
  page,
  town,
}) => {
  await town.open('open-code');
  await town.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=digid');
  await page.getByRole('button', { name: 'Inloggen met DigiD' }).click();
  await page.getByRole('button', { name: /^Kies\s*: Annuleren/ }).click();
  await expect(heading(page, 'U bent gestopt met inloggen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
  await expect(page).toHaveURL(/\/fondsen\/1\/activeer/);
  await expectUsable(page);
});

test('DigiD that goes well comes back to the fund, and says so [SI-076]', async ({ page, town }) => {
  await town.open('open-code');
  await town.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=digid');
  await page.getByRole('button', { name: 'Inloggen met DigiD' }).click();
  await page.getByLabel('Burgerservicenummer').fill('999937704');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page.getByText('Succes! Ingelogd met DigiD.').first()).toBeVisible();
});

test('a session that expired leads home with the reason, and what was open is gone [SH-050, FU-007]', async ({
  page,
  town,
}) => {
  await town.open('session-expired');
  await town.signInWith(tokens.expiredAccess);
  await page.goto('/tegoeden');
  await expect(page.getByText('Uw sessie is verlopen').first()).toBeVisible();
  await expect(page).toHaveURL(/\/\?session_expired/);
  await takePicture(page, 'trouble-session');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectUsable(page);
});

test('a slow network shows the shape of what comes, and no jump when it is there', async ({ page, town }) => {
  await town.open('several-vouchers');
  await town.signIn('samira');
  await watchShiftsFromTheStart(page);
  const letGo = await hold(page, /\/api\/v1\/platform\/vouchers\?/);
  await page.goto('/tegoeden');
  await expect(page.locator('main .delayed--due')).toBeVisible();
  await takePicture(page, 'trouble-slow');
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('link', { name: /^Meedoentegoed/ })).toBeVisible();
  await expect(page.locator('main .delayed')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a screen and a dialog of which the program comes slowly say that they are coming, soundly', async ({
  page,
  town,
}) => {
  await town.open('several-vouchers');
  await town.signIn('samira');
  await page.goto('/tegoeden');
  const waiting = page.getByRole('progressbar', { name: 'De pagina wordt geladen' });
  const sendScreen = await hold(page, /\/assets\/funds\.view-/);
  await page.getByRole('banner').getByRole('link', { name: 'Regelingen' }).click();
  await expect(waiting).toBeAttached();
  await takePicture(page, 'trouble-screen-comes');
  await expectAccessible(page);
  sendScreen();
  await expect(heading(page, 'Regelingen')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const sendDialog = await hold(page, /\/assets\/sign-out\.modal-/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /samira/ })
    .click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(waiting).toBeAttached();
  await expectAccessible(page);
  sendDialog();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
