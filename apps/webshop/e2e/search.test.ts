import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const PHONE = { width: 360, height: 800 };
const SMALL = { width: 320, height: 640 };

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');

test('what is typed before the suggestions have loaded is kept', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  const held: (() => void)[] = [];
  await page.route(/header-search/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  await expect(heading(page, /Gewoon meedoen/)).toBeVisible();
  await field(page).click();
  await page.keyboard.type('zwem');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held.forEach((release) => release());
  await expect(page.getByRole('option')).toHaveCount(8);
  await expect(field(page)).toHaveValue('zwem');
  await expect(field(page)).toBeFocused();
});

test('the search of a phone is a screen of its own', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('ordinary-tuesday');
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Zoeken' });
  await button.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Zoeken' });
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('zwem');
  await expect(sheet.getByRole('option')).toHaveCount(8);
  await expectAccessible(page);
  await takePicture(page, 'search-sheet-360');
  await page.setViewportSize(SMALL);
  await expectNoHorizontalScroll(page);
  await expect(sheet.getByRole('button', { name: 'Sluit', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});
