import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow mobile connection. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const CPU_SLOWDOWN = 4;

/** The limit of a wait in a page. */
export const LIMIT_MS = 60_000;

/** A new phone with an empty cache. */
export async function newPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', ...options });
}

/** Slows the processor of a page down, and its network when `network` is given. */
export async function slowDown(cdp: CDPSession, { network }: { readonly network: boolean }): Promise<void> {
  await cdp.send('Network.enable');
  if (network)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND / 2,
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Opens a page of a slow phone. */
export async function slowPage(context: BrowserContext, network = false): Promise<Page> {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), { network });
  return page;
}

/** The time of a fixed task in a page, in milliseconds; more on a busy machine. */
export async function calibrate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const started = performance.now();
    let sum = 0;
    for (let at = 0; at < 4_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003;
    return sum < 0 ? Number.NaN : performance.now() - started;
  });
}
