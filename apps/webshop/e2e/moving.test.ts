import type { Page } from '@playwright/test';
import { expect, heading, test } from './support/town.ts';

/** How far down the page is scrolled. */
const placeOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('going back shows the list at once, where it was left [SH-042]', async ({ page, town }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await town.open('ordinary-tuesday');
  await page.goto('/fondsen');
  const fund = page.getByRole('link', { name: '65-plus actief', exact: true });
  await fund.scrollIntoViewIfNeeded();
  const left = await placeOf(page);
  expect(left).toBeGreaterThan(300);
  await fund.click();
  await expect(heading(page, '65-plus actief')).toBeVisible();
  await expect.poll(() => placeOf(page)).toBe(0);
  // Never answered while this test runs: what is shown is what was there.
  await page.route(/\/api\/v1\/platform\/funds\?/, () => undefined);
  await page.goBack();
  await expect(fund).toBeInViewport();
  await expect.poll(async () => Math.abs((await placeOf(page)) - left)).toBeLessThan(60);
});

test('a filter stands in the address and is there again after going back [FU-012]', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await page.getByRole('searchbox').first().fill('fiets');
  await expect(page).toHaveURL('/fondsen?q=fiets');
  await page.getByRole('link', { name: 'Fietstegoed', exact: true }).click();
  await expect(heading(page, 'Fietstegoed')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/fondsen?q=fiets');
  await expect(page.getByRole('searchbox').first()).toHaveValue('fiets');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeHidden();
});

test('another screen gives focus to its heading, its name to the title, and begins at the top [SH-041, SH-042]', async ({
  page,
  town,
}) => {
  await town.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await page.getByRole('link', { name: 'Kindtegoed', exact: true }).click();
  await expect(heading(page, 'Kindtegoed')).toBeVisible();
  await expect(page).toHaveTitle(/^Kindtegoed - /);
  await page.getByRole('banner').getByRole('link', { name: 'Regelingen' }).click();
  await expect(heading(page, 'Regelingen')).toBeFocused();
  await expect(page).toHaveTitle(/^Regelingen - /);
});

test('a change of filters keeps the place on the page [SH-043]', async ({ page, town }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await town.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ook van andere organisaties' }).focus();
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  const before = await placeOf(page);
  expect(before).toBeGreaterThan(100);
  const answered = page.waitForResponse(/platform\/funds\?.*with_external/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/with_external/);
  await answered;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(Math.abs((await placeOf(page)) - before)).toBeLessThan(5);
});

test('who wants no motion gets none', async ({ page, town }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await town.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const longest = await page.evaluate(() => {
    const seconds = (text: string): number => Math.max(...text.split(',').map(Number.parseFloat));
    const times = [...document.querySelectorAll('*')].map((part) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(part);
      return Math.max(seconds(animationDuration), seconds(transitionDuration), scrollBehavior === 'smooth' ? 1 : 0);
    });
    return Math.max(...times);
  });
  expect(longest).toBeLessThan(0.02);
});
