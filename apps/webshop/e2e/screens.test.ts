import type { Page } from '@playwright/test';
import {
  doubleText,
  expectAccessible,
  expectNoHorizontalScroll,
  expectReadableColumns,
  takePicture,
} from './support/page-checks.ts';
import { screensWithout } from './support/route-rows.ts';
import { hideFronts } from './support/hide-fronts.ts';
import type { ScreenState } from './support/screen-state.ts';
import { SCREENS } from './support/screens.ts';
import { expect, heading, test } from './support/test-world.ts';

// A failure names the screen and its problems; a trace of so many pages would take longer than the checks. Parts that
// arrive late would fade in while axe measures their contrast, so these pages have no motion.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

async function expectComplete(page: Page, screen: ScreenState): Promise<void> {
  await expect(heading(page, screen.nl)).toBeVisible();
  if (screen.shows !== undefined) await expect(page.getByText(screen.shows).first()).toBeAttached();
  await expect(page.locator('.delayed')).toHaveCount(0);
}

/** Makes the viewport as tall as the page: axe reports content below the fixed bottom bar as always covered. */
async function makeAllVisible(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: PHONE.width, height });
}

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

test('every screen of the route tables has a row among the screens', () => {
  expect(screensWithout(SCREENS.map(({ path }) => path))).toEqual([]);
});

for (const screen of SCREENS.filter(({ isBehindDialog }) => isBehindDialog !== true)) {
  test(`the screen ${screen.name} is accessible at every width, with large text and in English`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(DESKTOP);
    await world.open(screen.scenario);
    if (screen.as !== undefined) await world.signIn(screen.as);
    if (screen.isWithoutFronts === true) await hideFronts(page);
    await page.goto(screen.path);
    await expectComplete(page, screen);
    await expectAccessible(page);
    await takePicture(page, `${screen.name}-1280`);
    await page.setViewportSize(PHONE);
    await takePicture(page, `${screen.name}-360`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
    await takePicture(page, `${screen.name}-320`);
    await doubleText(page);
    await expectNoHorizontalScroll(page);
    await expectReadableColumns(page);
    await takePicture(page, `${screen.name}-320-large`);
    await page.setViewportSize({ width: 640, height: 900 });
    await expectNoHorizontalScroll(page);
    await takePicture(page, `${screen.name}-640-large`);
    await page.setViewportSize(DESKTOP);
    await expectNoHorizontalScroll(page);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading(page, /./).first()).toBeVisible();
    await takePicture(page, `${screen.name}-1280-en`);
    await page.setViewportSize(PHONE);
    await makeAllVisible(page);
    await expectAccessible(page);
  });
}
