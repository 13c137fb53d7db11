import type { Page } from '@playwright/test';
import {
  doubleText,
  expectAccessible,
  expectNoHorizontalScroll,
  expectReadableColumns,
  takePicture,
} from './support/page-checks.ts';
import { translatePages } from './support/translating-browser.ts';
import { screensWithout } from './support/route-rows.ts';
import { enterExample } from './support/enter-example.ts';
import { SCREEN_STATES, type ScreenState } from '../testing/screens.examples.ts';
import { expect, heading, test } from './support/test-world.ts';

// Every page is translated by the browser (decision 25): what holds then is checked once; the sweep opens it without.
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
  await page.setViewportSize({ width: SMALL_PHONE.width, height });
}

/**
 * The errors of the console, the requests that get no answer, and files that the shop asks for in vain, from now on. A
 * refusal of the platform is no trouble: some of these screens show one. A navigation aborts what it replaces.
 */
function troubleOf(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isAnswer) trouble.push(message.text());
  });
  page.on('response', (response) => {
    const isCall = new URL(response.url()).pathname.startsWith('/api/');
    if (response.status() >= 400 && !isCall) trouble.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') trouble.push(`${request.url()}: ${errorText}`);
  });
  return trouble;
}

const SMALL_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

test('every screen of the route tables has a row among the screens', () => {
  expect(screensWithout(SCREEN_STATES.map(({ path }) => path))).toEqual([]);
});

for (const screen of SCREEN_STATES.filter(({ isBehindDialog }) => isBehindDialog !== true)) {
  test(`the screen ${screen.name}, in a browser that translates it, is accessible on a desktop, and on a small phone with text at 200 %`, async ({
    page,
    world,
  }) => {
    const trouble = troubleOf(page);
    await page.setViewportSize(DESKTOP);
    await translatePages(page, 'font');
    await enterExample(page, world, screen);
    await page.goto(screen.path);
    await expectComplete(page, screen);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takePicture(page, `${screen.name}-1280`);
    await page.setViewportSize(SMALL_PHONE);
    await takePicture(page, `${screen.name}-320`);
    await doubleText(page);
    await expectNoHorizontalScroll(page);
    await expectReadableColumns(page);
    await takePicture(page, `${screen.name}-320-large`);
    await makeAllVisible(page);
    await expectAccessible(page);
    // An address without a screen is answered with the page and with 404.
    expect(trouble).toEqual(screen.name === 'not-found' ? [`404 ${page.url()}`] : []);
  });
}
