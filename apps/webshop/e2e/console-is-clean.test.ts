import type { Page } from '@playwright/test';
import { expectAccessible } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

// Also the service worker may log nothing.
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** The page preloads the styles of home on every screen; on other screens the browser warns about that. */
const EARLY_STYLES = /was preloaded using link preload but not used/;

/** The errors and warnings of the browser's console from now on. */
function consoleWarningsOf(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isWarning = message.type() === 'error' || message.type() === 'warning';
    if (isWarning && !EARLY_STYLES.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

test('home logs nothing to the console for a visitor', async ({ page, world }) => {
  const warnings = consoleWarningsOf(page);
  await world.open('ordinary-tuesday');
  await page.goto('/');
  await expect(heading(page, /Gewoon meedoen/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  await expect(page.locator('.delayed')).toHaveCount(0);
  expect(warnings).toEqual([]);
});

test('the sign-in link that npm start prints signs a resident in and logs nothing to the console', async ({
  page,
  world,
}) => {
  const warnings = consoleWarningsOf(page);
  await world.open('ordinary-tuesday');
  await world.openAs(page, 'samira');
  await expect(page.getByRole('banner').getByRole('button', { name: /samira/ })).toBeVisible();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator('.delayed')).toHaveCount(0);
  await expectAccessible(page);
  expect(warnings).toEqual([]);
});
