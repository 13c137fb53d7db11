import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import type { Locator, Page } from '@playwright/test';
import { doubleText, expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const PHONE = { width: 360, height: 800 };

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens a dialog by keyboard, checks it, and closes it with Escape; focus must return to the opener. */
async function expectDialogReturnsFocus(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  await opener.press('Enter');
  const dialog = dialogOf(page, name);
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  await takePicture(page, `dialog-${String(name).replaceAll(/\W+/g, '-')}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the phone menu and the filter drawer are accessible and return focus', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('ordinary-tuesday');
  await world.signIn('samira');
  await page.goto('/fondsen');
  await expect(heading(page, 'Regelingen')).toBeVisible();
  await expectDialogReturnsFocus(page, page.getByRole('button', { name: 'Menu' }), 'Menu');
  await expectDialogReturnsFocus(page, page.getByRole('button', { name: /^Filters/ }), 'Filters');
});

test('the dialogs of a voucher are accessible and return focus [VO-013, VO-017, SI-023]', async ({ page, world }) => {
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
  await expect(heading(page, 'Meedoentegoed')).toBeVisible();
  await expectDialogReturnsFocus(page, page.getByRole('button', { name: 'Toon groot' }), 'Meedoentegoed');
  await expectDialogReturnsFocus(page, page.getByRole('button', { name: 'Stop dit tegoed' }), 'Dit tegoed stoppen');
  await page.getByRole('button', { name: /kees@/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(dialogOf(page, 'Wilt u uitloggen?')).toBeVisible();
  await expectAccessible(page);
});

test('the three steps of stopping a voucher are accessible [VO-029]', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
  await page.getByRole('button', { name: 'Stop dit tegoed' }).click();
  const reason = dialogOf(page, 'Dit tegoed stoppen');
  await reason.getByRole('button', { name: 'Verder' }).click();
  await expect(reason.getByText('Kies waarom u wilt stoppen.').first()).toBeVisible();
  await expectAccessible(page);
  await reason.getByRole('radio', { name: 'Iets anders' }).check();
  await reason.getByLabel('Waarom stopt u?').fill('Ik ga verhuizen naar zee.');
  await reason.getByRole('button', { name: 'Verder' }).click();
  const sure = dialogOf(page, 'Weet u het zeker?');
  await expect(sure).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-stop-sure');
  await sure.getByRole('button', { name: 'Stop dit tegoed' }).click();
  await expect(dialogOf(page, 'Het tegoed is gestopt')).toBeVisible();
  await expectAccessible(page);
});

test('sharing a product voucher is accessible, also with an error [VO-016]', async ({ page, world }) => {
  await world.open('product-voucher');
  await world.signIn('elif');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /Proefmaand gitaarles/ }).click();
  const share = page.getByRole('button', { name: 'Deel met aanbieder' });
  await expectDialogReturnsFocus(page, share, 'Deel met de aanbieder');
  await share.click();
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText(/^Schrijf een bericht/).first()).toBeVisible();
  await expectAccessible(page);
});

test('the dialog about a limit is accessible and returns focus [FA-072]', async ({ page, world }) => {
  await world.open('throttled-code');
  await world.signIn('yusuf');
  await page.goto('/fondsen/1/activeer?option=code');
  await page.getByLabel('Activatiecode').fill(codes.open);
  await page.getByRole('button', { name: 'Activeer tegoed' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-throttled');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Activeer tegoed' })).toBeFocused();
});

test('the dialog that a relative has the voucher is accessible [FA-052, FA-053]', async ({ page, world }) => {
  await world.open('fund-taken-by-partner');
  await world.signIn('lotte');
  await page.goto('/fondsen');
  const why = page.getByRole('button', { name: /^Bekijk waarom/ }).first();
  await expectDialogReturnsFocus(page, why, 'Dit tegoed is al geactiveerd');
});

test('the dialogs for a used link are accessible and lead to a new link [SI-021, SI-022, SI-025, SI-069]', async ({
  page,
  world,
}) => {
  await world.open('used-login-link');
  await page.goto(`/identity-restore?token=${tokens.usedLogin}`);
  const message = dialogOf(page, 'De inloglink is al gebruikt of niet meer geldig');
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-link-used');
  await page.goto('/auth-link?token=oud');
  await page.getByRole('button', { name: 'Vraag een nieuwe link aan' }).click();
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Vraag een nieuwe link aan' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mailadres', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-login-by-email');
});

test('the warning before the automatic sign-out is accessible and lets the resident stay [SH-051]', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/tegoeden');
  await expect(heading(page, 'Uw tegoeden')).toBeVisible();
  await page.clock.fastForward('13:01');
  const warning = dialogOf(page, 'Bent u er nog?');
  await expect(warning).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await takePicture(page, 'dialog-idle');
  await warning.getByRole('button', { name: 'Blijf ingelogd' }).last().click();
  await expect(warning).toBeHidden();
  await expect(heading(page, 'Uw tegoeden')).toBeVisible();
});

test('opening the app with a text message or six digits is accessible [PA-002, PA-003, PA-004, SI-055]', async ({
  page,
  world,
}) => {
  await world.open('app-code-waiting');
  await world.signIn('noor');
  await page.goto('/tegoeden');
  await expect(heading(page, 'Uw tegoeden')).toBeVisible();
  const profile = page.getByRole('button', { name: /noor@/ });
  const dialog = dialogOf(page, 'Open in de app');
  await profile.click();
  await page.getByRole('button', { name: 'Inloggen in de app' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(profile).toBeFocused();
  await profile.click();
  await page.getByRole('button', { name: 'Inloggen in de app' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-app');
  const code = dialog.getByLabel('Code uit de app');
  await code.fill('111111');
  await dialog.getByRole('button', { name: 'Koppel de app' }).click();
  await expect(dialog.getByRole('link', { name: 'Onbekende code.' })).toBeVisible();
  await expect(code).toHaveValue('111111');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'dialog-app-320');
  await doubleText(page);
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'dialog-app-320-large');
  await code.fill('482913');
  await dialog.getByRole('button', { name: 'Koppel de app' }).click();
  await expect(dialog.getByText('De app is gekoppeld. U kunt verder op uw telefoon.')).toBeVisible();
  await dialog.getByLabel('Mobiel nummer').fill('06');
  await dialog.getByRole('button', { name: 'Stuur' }).click();
  await expect(dialog.getByLabel('Mobiel nummer')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('Mobiel nummer').fill('0612345678');
  await dialog.getByRole('button', { name: 'Stuur' }).click();
  await expect(dialog.getByLabel('Mobiel nummer')).toHaveCount(0);
  await expectAccessible(page);
});

test('the dialog with the offices of a provider is accessible and returns focus [PV-019]', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('odd-offers');
  await page.goto('/aanbieders/902');
  const all = page.getByRole('button', { name: 'Toon alle 12 vestigingen' });
  await expectDialogReturnsFocus(page, all, /^Vestigingen van/);
});

test('the dialog that asks a visitor to sign in is accessible and returns focus [PR-050]', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/aanbod?q=zwemles');
  await expect(page.getByRole('link', { name: 'Zwemles voor diploma A' })).toBeVisible();
  const heart = page.getByRole('button', { name: 'Bewaar Zwemles voor diploma A' });
  await expectDialogReturnsFocus(page, heart, 'Log in om iets te bewaren');
});

test('the dialogs that make a group of records and move a record into it are accessible and return focus', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await world.open('record-to-confirm');
  await world.signIn('dina');
  await page.goto('/records');
  const make = page.getByRole('button', { name: 'Maak een nieuwe groep' });
  await expectDialogReturnsFocus(page, make, 'Maak een nieuwe groep');
  await make.press('Enter');
  const dialog = dialogOf(page, 'Maak een nieuwe groep');
  await dialog.getByLabel('Naam van de groep').fill('Gezin');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectDialogReturnsFocus(
    page,
    page.getByRole('button', { name: 'Pas lege groep Gezin aan' }),
    'Pas de groep aan',
  );
  await page.goto('/records/11/validations');
  await expect(heading(page, 'Aantal kinderen')).toBeVisible();
  await expectDialogReturnsFocus(page, page.getByRole('button', { name: 'Zet in een groep' }), 'Zet in een groep');
});
