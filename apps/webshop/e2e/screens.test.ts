import type { Page } from '@playwright/test';
import {
  doubleText,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForWords,
  takePicture,
} from './support/looks.ts';
import { SCREENS, type ScreenState } from './support/screens.ts';
import { expect, heading, test } from './support/town.ts';

async function showsWhole(page: Page, screen: ScreenState): Promise<void> {
  await expect(heading(page, screen.nl)).toBeVisible();
  if (screen.shows !== undefined) await expect(page.getByText(screen.shows).first()).toBeAttached();
  await expect(page.locator('.delayed')).toHaveCount(0);
}

/** As tall as the page: axe takes what the bar at the bottom of the phone covers now for covered always. */
async function makeAllVisible(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: PHONE.width, height });
}

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

for (const screen of SCREENS) {
  test(`the screen ${screen.name} is sound at every width, with large text and in English`, async ({ page, town }) => {
    await page.setViewportSize(DESKTOP);
    await town.open(screen.scenario);
    if (screen.as !== undefined) await town.signIn(screen.as);
    await page.goto(screen.path);
    await showsWhole(page, screen);
    await expectAccessible(page);
    await takePicture(page, `${screen.name}-1280`);
    await page.setViewportSize(PHONE);
    await takePicture(page, `${screen.name}-360`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await takePicture(page, `${screen.name}-320`);
    await doubleText(page);
    await expectNoSidewaysScroll(page);
    await expectRoomForWords(page);
    await takePicture(page, `${screen.name}-320-large`);
    await page.setViewportSize({ width: 640, height: 900 });
    await expectNoSidewaysScroll(page);
    await takePicture(page, `${screen.name}-640-large`);
    await page.setViewportSize(DESKTOP);
    await expectNoSidewaysScroll(page);
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
