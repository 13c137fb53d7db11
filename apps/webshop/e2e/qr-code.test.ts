import jsQR from 'jsqr';
import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { doubleText } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

/** What a camera reads from the pixels of the window as it is now; null when there is no readable code. */
async function readCode(page: Page): Promise<string | null> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** Whether a code is whole inside the window. */
function isWhole(code: Locator): Promise<boolean> {
  return code.evaluate((image) => {
    const { top, left, bottom, right } = image.getBoundingClientRect();
    return top > -1 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}

const small = { width: 320, height: 480 };
const landscape = { width: 740, height: 360 };
const WINDOWS: readonly { readonly of: string; readonly size: typeof small; readonly set?: (page: Page) => unknown }[] =
  [
    { of: 'a small phone', size: small },
    { of: 'a phone on its side', size: landscape },
    { of: 'a phone with text at 200 %', size: { width: 360, height: 740 }, set: doubleText },
    { of: 'a small phone with text at 200 %', size: small, set: doubleText },
    { of: 'a phone on its side with text at 200 %', size: landscape, set: doubleText },
    { of: 'dark mode', size: small, set: (page) => page.emulateMedia({ colorScheme: 'dark' }) },
    {
      of: 'forced colours',
      size: small,
      set: (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
    },
  ];

async function expectReadable(page: Page): Promise<void> {
  const content = JSON.stringify({ type: 'voucher', value: new URL(page.url()).pathname.split('/').pop() });
  const code = page
    .getByRole('main')
    .getByRole('img', { name: /^QR-code van Meedoentegoed/ })
    .first();
  // As with a finger: to the upper edge of the window, where no bar covers it.
  await code.evaluate((image) => scrollBy({ top: image.getBoundingClientRect().top, behavior: 'instant' }));
  expect(await isWhole(code)).toBe(true);
  expect(await readCode(page)).toBe(content);
  await page.getByRole('button', { name: 'Toon groot' }).click();
  const large = page.getByRole('dialog', { name: 'Meedoentegoed' }).getByRole('img');
  await expect.poll(() => isWhole(large)).toBe(true);
  // The dialog fades in.
  await expect.poll(() => readCode(page)).toBe(content);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
}

test.beforeEach(async ({ page, world }) => {
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
  await expect(heading(page, 'Meedoentegoed')).toBeVisible();
});

test('a scanner reads the QR code of a voucher from every kind of screen, on the page and large [VO-008]', async ({
  page,
}) => {
  for (const { of, size, set } of WINDOWS)
    await test.step(of, async () => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
      await set?.(page);
      await expectReadable(page);
    });
});

test('a scanner reads the QR code from the printed page of a voucher [VO-015]', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const code = page.locator('.voucher-sheet svg');
  await expect(code).toBeVisible();
  expect(await isWhole(code)).toBe(true);
  expect(await readCode(page)).toMatch(/^\{"type":"voucher","value":"0x[\da-f]+"\}$/);
});
