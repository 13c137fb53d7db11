import type { Locator, Page } from '@playwright/test';
import { DIALOGS, openDialog } from './support/dialogs.ts';
import {
  doubleText,
  expectAccessible,
  expectNoHorizontalScroll,
  expectReadableColumns,
  takePicture,
} from './support/page-checks.ts';
import { expect, test } from './support/test-world.ts';
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
