import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import type { HomeMeasures } from './budgets.ts';
import { readPainting, watchPainting } from './painting.ts';
import { LIMIT_MS, newPhone, slowDown } from './phone.ts';

/** The visit ends when no request is open for this long: longer than the slowed script runs between two requests. */
const QUIET_MS = 3000;
const POLL_MS = 100;

interface Traffic {
  readonly code: Set<string>;
  readonly pending: Set<string>;
  lastChange: number;
  requests: number;
  bytes: number;
}

function watchTraffic(cdp: CDPSession): Traffic {
  const traffic: Traffic = {
    code: new Set(),
    pending: new Set(),
    lastChange: performance.now(),
    requests: 0,
    bytes: 0,
  };
  const ended = (id: string): void => {
    traffic.pending.delete(id);
    traffic.lastChange = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    traffic.pending.add(requestId);
    traffic.lastChange = performance.now();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  cdp.on('Network.responseReceived', ({ response, type }) => {
    if (response.url.startsWith('data:')) return;
    traffic.requests += 1;
    if (/\.(js|css)$/.test(new URL(response.url).pathname) && type !== 'Fetch')
      traffic.code.add(new URL(response.url).pathname);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    ended(requestId);
  });
  return traffic;
}

async function untilQuiet(traffic: Traffic): Promise<void> {
  const started = performance.now();
  while (traffic.pending.size > 0 || performance.now() - traffic.lastChange < QUIET_MS) {
    if (performance.now() - started > LIMIT_MS) throw new Error('The network of home does not become idle.');
    await pause(POLL_MS);
  }
}

/** The delay of the platform's configuration in `measureLateShift`. */
const LATE_MS = 1500;

/** The layout shift of a screen on a phone with a fast network but a delayed platform configuration. */
export async function measureLateShift(browser: Browser, address: string): Promise<number> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const answered = page.waitForResponse(/\/platform\/config\//, { timeout: LIMIT_MS });
  await page.route('**/platform/config/**', async (route) => {
    await pause(LATE_MS);
    await route.continue();
  });
  await page.addInitScript(watchPainting);
  await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
  await answered;
  // Does not wait for an idle network, because a pending app sign-in polls continuously.
  await pause(QUIET_MS);
  const { layoutShift } = await readPainting(page);
  await context.close();
  return layoutShift;
}

/** The paths of the scripts that a page loads. */
async function scriptsOf(page: Page, address: string): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  const note = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  page.off('response', note);
  return scripts;
}

/**
 * The gzipped size of the scripts that a screen with a form loads and home does not. `signIn` signs a resident in for
 * whom `step` shows its form.
 */
export async function measureRequest(
  browser: Browser,
  addresses: { readonly home: string; readonly signIn: string; readonly step: string },
  folder: string,
): Promise<number> {
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(addresses.signIn, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const home = await scriptsOf(page, addresses.home);
  const step = await scriptsOf(page, addresses.step);
  const isShown = await page
    .locator('main form')
    .first()
    .waitFor({ timeout: LIMIT_MS })
    .then(
      () => true,
      () => false,
    );
  await context.close();
  return isShown
    ? gzippedSize(
        [...step].filter((path) => !home.has(path)),
        folder,
      )
    : Number.NaN;
}

function gzippedSize(paths: readonly string[], folder: string): number {
  const sizes = paths.map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).byteLength);
  return sizes.reduce((total, size) => total + size, 0);
}

/** Visits home once with an empty cache on a slow phone, and measures until the network is idle. */
export async function measureHome(browser: Browser, home: string, folder: string): Promise<HomeMeasures> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, { network: true });
  const traffic = watchTraffic(cdp);
  await page.addInitScript(watchPainting);
  await page.goto(home, { waitUntil: 'load', timeout: LIMIT_MS });
  // The worker is registered after the data of home, on a busy machine long after the last request.
  await page
    .waitForFunction(() => !Number.isNaN(Reflect.get(Reflect.get(window, 'painting'), 'workerAt')), null, {
      timeout: LIMIT_MS,
    })
    .catch(() => undefined);
  await untilQuiet(traffic);
  const painting = await readPainting(page);
  await context.close();
  return {
    ...painting,
    code: gzippedSize([...traffic.code], folder),
    requests: traffic.requests,
    bytes: traffic.bytes,
  };
}
