import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { stableAddress } from '../mock-server/fixtures/seed/values/seeded-values.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';

/** The moment at which the clocks of the platform and of the browser stand still: a Tuesday morning. */
const NOW = '2026-03-10T10:00:00+01:00';
const [PORT, PLATFORM_PORT] = [5177, 8119];
const SHOP = `http://localhost:${PORT}`;

/** A picture of the README. */
interface Picture {
  /** The name of its file in docs/pictures. */
  readonly name: string;
  readonly path: string;
  readonly scenario: string;
  /** The resident who is signed in; undefined for a visitor. */
  readonly as?: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the picture for each pixel of the page. */
  readonly scale: number;
  /** Waits for the part of the page that is there last, and does what the picture needs. */
  readonly ready: (page: Page) => Promise<void>;
}

const WIDE = { size: { width: 1280, height: 800 }, scale: 1 };
const PHONE = { size: { width: 360, height: 720 }, scale: 2 };

const shows =
  (text: string | RegExp): Picture['ready'] =>
  async (page) => {
    await page.getByText(text).first().waitFor();
  };

/** The pictures, in the order of the README. */
const PICTURES: readonly Picture[] = [
  { name: 'home-1280', path: '/', scenario: 'ordinary-tuesday', ...WIDE, ready: shows('Kindtegoed') },
  {
    name: 'home-360',
    path: '/',
    scenario: 'ordinary-tuesday',
    as: 'samira',
    ...PHONE,
    ready: shows('Uw tegoeden'),
  },
  {
    name: 'voucher-360',
    path: `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`,
    scenario: 'one-voucher',
    as: 'kees',
    ...PHONE,
    ready: shows('Toon groot'),
  },
  {
    name: 'request-360',
    path: '/fondsen/91/aanvraag?from=fund-activate',
    scenario: 'every-question',
    as: 'jan',
    ...PHONE,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
      await page.getByRole('checkbox', { name: /naar waarheid/ }).check();
      await page.getByRole('button', { name: 'Volgende' }).click();
      await page.getByRole('checkbox', { name: /kinderen die thuis wonen/ }).check();
      await page.getByRole('button', { name: 'Volgende' }).click();
      await page.getByLabel('Aantal kinderen').waitFor();
      await page.getByLabel('Aantal kinderen').fill('2');
    },
  },
  {
    name: 'reimbursement-360',
    path: '/declaraties/3',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    ...PHONE,
    ready: shows('Hoe het ermee staat'),
  },
  {
    name: 'offers-1280',
    path: '/aanbod?display_type=grid',
    scenario: 'ordinary-tuesday',
    as: 'samira',
    ...WIDE,
    ready: shows(/^\d+ aanbiedingen$/),
  },
  {
    name: 'map-1280',
    path: '/aanbieders?show_map=1',
    scenario: 'ordinary-tuesday',
    ...WIDE,
    ready: async (page) => {
      const map = page.getByRole('region', { name: 'Kaart met aanbieders' });
      await map.getByRole('button').first().waitFor();
      await map.getByText('42').click();
      await page.waitForLoadState('networkidle');
      await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
];

/** Writes the pictures of the README from the running shop: `npm run script tools/pictures.ts`, or with names of some. */
await runMain(async () => {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  const platform = await startPlatform({ port: PLATFORM_PORT, shop: SHOP, memory: true, now: NOW });
  const running = await startBuiltShop({ variant: 'zonnedorp', port: PORT, platform: platform.origin });
  const browser = await chromium.launch(chromiumLaunch());
  for (const { name, path, scenario, as, size, scale, ready } of PICTURES) {
    if (names.length > 0 && !names.includes(name)) continue;
    await platform.app.inject({ method: 'POST', url: '/_mock/api/scenario', payload: { scenario } });
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: scale,
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      reducedMotion: 'reduce',
    });
    await context.clock.setFixedTime(NOW);
    const page = await context.newPage();
    if (as !== undefined) await page.goto(`${platform.origin}/_mock/as/${as}`, { waitUntil: 'networkidle' });
    await page.goto(`${SHOP}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const announcement = page.getByRole('button', { name: 'Sluit mededeling' });
    if (await announcement.isVisible()) await announcement.click();
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: inRoot('docs', 'pictures', `${name}.png`), animations: 'disabled', caret: 'hide' });
    console.log(name);
    await context.close();
  }
  await browser.close();
  await Promise.all([running.stop(), platform.stop()]);
  return 0;
});
