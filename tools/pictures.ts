import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { WORLD_COOKIE } from '@stadstegoed/mock-server/client.ts';
import { PICTURES, type Picture } from './pictures/pictures.ts';
import { NOW, openWorld } from './spoken/world.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { portOf } from './support/port.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';

const FOLDER = inRoot('docs', 'pictures');

interface Origins {
  readonly shop: string;
  readonly platform: string;
}

/** Opens a picture's address in a world of its own, in which the clock stands still, and takes the picture. */
async function take(browser: Browser, picture: Picture, { shop, platform }: Origins): Promise<void> {
  const world = await openWorld(platform, picture.scenario);
  const context = await browser.newContext({
    viewport: picture.size,
    deviceScaleFactor: picture.scale,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([{ name: WORLD_COOKIE, value: world.name, domain: 'localhost', path: '/' }]);
    await context.clock.setFixedTime(NOW);
    if (picture.as !== undefined) await signIn(await context.newPage(), shop, await world.signIn(picture.as));
    const page = await context.newPage();
    await page.goto(`${shop}${picture.path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const announcement = page.getByRole('button', { name: 'Sluit mededeling' });
    if (await announcement.isVisible()) await announcement.click();
    await picture.ready(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${FOLDER}/${picture.name}.png`, animations: 'disabled', caret: 'hide' });
    console.log(picture.name);
  } finally {
    await context.close();
    await world.close();
  }
}

/** Stores the session of a resident as the shop does after sign-in. */
async function signIn(page: Page, shop: string, token: string): Promise<void> {
  await page.goto(`${shop}/manifest.json`);
  const account = JSON.stringify({ access_token: token, name: null, type: 'email' });
  await page.evaluate((text) => localStorage.setItem('stadstegoed:account', text), account);
  await page.close();
}

/** Writes the pictures of the README from the running shop: `npm run pictures`, or with names of some. */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '5177' }, 'mock-port': { type: 'string', default: '8119' } },
  });
  const port = portOf(values.port, 'port');
  const shop = `http://localhost:${port}`;
  mkdirSync(FOLDER, { recursive: true });
  const platform = await startPlatform({
    port: portOf(values['mock-port'], 'mock-port'),
    shop,
    scenario: undefined,
    watch: false,
    memory: true,
  });
  const running = await startBuiltShop({ variant: 'zonnedorp', port, platform: platform.origin });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const wanted = PICTURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
    for (const picture of wanted) await take(browser, picture, { shop, platform: platform.origin });
    return 0;
  } finally {
    await browser.close();
    await running.stop();
    await platform.stop();
  }
});
