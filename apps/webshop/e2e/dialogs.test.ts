import type { Locator, Page } from '@playwright/test';
import { DIALOGS, openDialog } from './support/dialogs.ts';
import {
  doubleText,
  expectAccessible,
  expectNoHorizontalScroll,
  expectReadableColumns,
  takePicture,
} from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';
import { translatePages } from './support/translating-browser.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 800 };
const SMALL_PHONE = { width: 320, height: 640 };

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

for (const [key, dialog] of Object.entries(DIALOGS))
  test(`the dialog ${key}, in a browser that translates it, is accessible and fits on a desktop and on a small phone with text at 200 %`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(DESKTOP);
    await translatePages(page, 'font');
    const opener = await openDialog(page, world, dialog);
    const shown = page.getByRole('dialog').last();
    await expect.poll(() => shown.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);
    await takePicture(page, `dialog-${key}-1280`);
    await page.setViewportSize(SMALL_PHONE);
    await doubleText(page);
    await expectNoHorizontalScroll(page);
    await expectReadableColumns(page);
    await expectAccessible(page);
    await takePicture(page, `dialog-${key}-320-large`);
    await page.keyboard.press('Escape');
    if (opener === null) return;
    await expect(shown).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('the phone menu and the filter drawer are accessible and return focus', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('ordinary-tuesday');
  await world.signIn('samira');
  await page.goto('/fondsen');
  for (const name of ['Menu', /^Filters/]) {
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    const shown = page.getByRole('dialog', { name });
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the three steps of stopping a voucher are accessible [VO-029]', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
  await page.getByRole('button', { name: 'Stop dit tegoed' }).click();
  const reason = dialogOf(page, 'Dit tegoed stoppen');
  await reason.getByRole('button', { name: 'Ga verder' }).click();
  await expect(reason.getByText('Kies waarom u wilt stoppen.').first()).toBeVisible();
  await expectAccessible(page);
  await reason.getByRole('radio', { name: 'Iets anders' }).check();
  await reason.getByLabel('Waarom stopt u?').fill('Ik ga verhuizen naar zee.');
  await reason.getByRole('button', { name: 'Ga verder' }).click();
  const sure = dialogOf(page, 'Weet u het zeker?');
  await expect(sure).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-stop-sure');
  await sure.getByRole('button', { name: 'Stop dit tegoed' }).click();
  await expect(dialogOf(page, 'Het tegoed is gestopt')).toBeVisible();
  await expectAccessible(page);
});

test('sharing a product voucher without a message shows an accessible error [VO-016]', async ({ page, world }) => {
  await world.open('product-voucher');
  await world.signIn('elif');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /Proefmaand gitaarles/ }).click();
  await page.getByRole('button', { name: 'Deel met aanbieder' }).click();
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByText(/^Schrijf een bericht/).first()).toBeVisible();
  await expectAccessible(page);
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
