import { expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

/** The other variants that playwright.config.ts serves. */
const VARIANTS = [
  {
    name: 'general',
    shop: 'http://localhost:5184',
    platform: 'http://localhost:8128',
    scenario: 'ordinary-tuesday',
    as: null,
  },
  {
    name: 'waterveen',
    shop: 'http://localhost:5194',
    platform: 'http://localhost:8138',
    scenario: 'waterveen',
    as: 'wouter',
  },
] as const;

test('each municipality has its own texts for signing in [SH-035, SI-011]', async ({ page, world }) => {
  await world.open('waterveen', 'http://localhost:8138');
  await page.goto('http://localhost:5194/start');
  await expect(page.getByText('Log in om uw tegoed in Waterveen te zien.', { exact: false })).toBeVisible();
  await world.open('ordinary-tuesday');
  await page.goto('/start');
  await expect(page.getByText('bij de gemeente Zonnedorp', { exact: false }).first()).toBeVisible();
});

for (const { name, shop, platform, scenario, as } of VARIANTS) {
  for (const path of ['/', '/fondsen', '/start']) {
    test(`the municipality ${name} shows ${path} accessibly in both languages`, async ({ page, world }) => {
      await world.open(scenario, platform);
      await page.goto(shop + path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.locator('.delayed')).toHaveCount(0);
      await expectAccessible(page);
      await takePicture(page, `${name}${path.replace('/', '-')}-1280`);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.setViewportSize({ width: 320, height: 1800 });
      await expectNoHorizontalScroll(page);
      await takePicture(page, `${name}${path.replace('/', '-')}-320-en`);
    });
  }

  if (as === null) continue;
  test(`the municipality ${name} shows a resident home and a voucher accessibly`, async ({ page, world }) => {
    await world.open(scenario, platform);
    await world.signIn(as);
    await page.goto(`${shop}/`);
    await expect(heading(page, /^Goede/)).toBeVisible();
    await expect(page.locator('.delayed')).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, `${name}-home-resident-1280`);
    await page.goto(`${shop}/tegoeden`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Waterpas/i })
      .click();
    await expect(page.getByRole('img', { name: /QR-code/ }).first()).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `${name}-voucher-1280`);
    await page.setViewportSize({ width: 360, height: 800 });
    await takePicture(page, `${name}-voucher-360`);
  });
}
