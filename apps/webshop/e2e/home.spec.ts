import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from './support/shop-test.ts';

for (const width of [320, 360, 1280]) {
  test.describe(`home at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('greets a visitor, fits and has no violations', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

test('runs under a policy that lets nothing inline run', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('greets a resident who signs in', async ({ page, signInAs }) => {
  await signInAs('samira');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});
