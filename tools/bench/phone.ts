import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A mid-range phone on a slow mobile connection. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const CPU_SLOWDOWN = 4;

/** The limit of a wait in a page. */
export const LIMIT_MS = 60_000;
/** A visit ends when nothing was requested for this long, or after its limit: some screens ask again and again. */
const QUIET_MS = 2500;
const VISIT_LIMIT_MS = 20_000;

/** A new phone with an empty cache. */
export const newPhone = (site: Site, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  site.browser.newContext({
    ...PHONE,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    ...options,
  });

/** Slows down the processor of a page, and its network when `network` is given. */
export async function slowDown(page: Page, { network }: { readonly network: boolean }): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
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

/** A screen as the browser tests know it. */
export interface Screen {
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The heading. */
  readonly nl: string | RegExp;
  /** A text that appears when the screen is complete. */
  readonly shows?: string | RegExp;
}

/** What a first visit costs: times in milliseconds since the request of the page. */
export interface Cost {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the heading was painted, and the text that completes the screen. */
  readonly title: number;
  readonly content: number;
  /** When the last picture had arrived; 0 without pictures. */
  readonly pictures: number;
  /** The time above 50 ms of the tasks after the first paint, and of those since the worker was registered. */
  readonly blocking: number;
  readonly workerBlocking: number;
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
}

/** What the page records about itself. */
interface Recorded {
  title: number;
  content: number;
  largest: number;
  shift: number;
  workerAt: number;
  readonly tasks: (readonly [start: number, duration: number])[];
}

/** Runs in the page before the shop. Looks for the texts once per frame, and notes the moment after their frame. */
function watch([title, content]: readonly [string, string]): void {
  const recorded: Recorded = { title: 0, content: 0, largest: 0, shift: 0, workerAt: Number.NaN, tasks: [] };
  Object.assign(window, { recorded });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => recorded.tasks.push([startTime, duration]));
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      recorded.shift += Number(entry.value);
  });
  if ('serviceWorker' in navigator) {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...given) => {
      recorded.workerAt = performance.now();
      return register(...given);
    };
  }
  const shows = (selector: string, pattern: string): boolean =>
    [...document.querySelectorAll(selector)].some((part) => new RegExp(pattern, 'i').test(part.textContent));
  const look = (): void => {
    if (recorded.title === 0 && shows('h1', title)) setTimeout(() => (recorded.title = performance.now()));
    if (recorded.content === 0 && shows('main', content)) setTimeout(() => (recorded.content = performance.now()));
    if (recorded.title === 0 || recorded.content === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Reads what the page recorded. A measure that is missing is not a number, which exceeds every budget. */
const read = (page: Page): Promise<Omit<Cost, 'requests' | 'bytes'>> =>
  page.evaluate(() => {
    const recorded: Recorded = Reflect.get(window, 'recorded');
    const known = (time: number | undefined): number => time || Number.NaN;
    const firstPaint = known(performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    const over50 = (from: number): number =>
      recorded.tasks.reduce(
        (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, from) - 50),
        0,
      );
    const pictures = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img');
    return {
      firstPaint,
      largestPaint: known(recorded.largest),
      title: known(recorded.title),
      content: known(recorded.content),
      pictures: Math.max(0, ...pictures.map(({ startTime, duration }) => startTime + duration)),
      blocking: over50(firstPaint),
      workerBlocking: Number.isNaN(recorded.workerAt) ? Number.NaN : over50(recorded.workerAt),
      shift: recorded.shift,
    };
  });

/** Counts requests and bytes; `quiet` resolves when nothing was requested for a while. */
async function watchTraffic(page: Page, limit: number) {
  const traffic = { requests: 0, bytes: 0, last: performance.now() };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  const changed = (): void => {
    traffic.last = performance.now();
  };
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) traffic.requests += 1;
    changed();
  });
  page.on('requestfinished', changed);
  page.on('requestfailed', changed);
  const started = performance.now();
  const quiet = async (): Promise<void> => {
    while (performance.now() - traffic.last < QUIET_MS && performance.now() - started < limit) await pause(100);
  };
  return { traffic, quiet };
}

/** A pattern for a text that stands somewhere in the page: without anchors, because a part of the page has more text. */
const patternOf = (text: string | RegExp): string =>
  text instanceof RegExp
    ? text.source.replaceAll(/^\^|\$$/g, '')
    : text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

interface VisitOptions {
  /** Slows down the processor and the network; without it only the shift, the requests and the bytes are true. */
  readonly isSlow: boolean;
  /** Lets the service worker install. */
  readonly withWorker?: boolean;
  /** Delays the platform's configuration. */
  readonly lateConfigMs?: number;
}

/** Visits a screen once with an empty cache. */
export async function visit(site: Site, screen: Screen, options: VisitOptions): Promise<Cost> {
  const context = await newPhone(site, options.withWorker === true ? { serviceWorkers: 'allow' } : {});
  try {
    await site.enter(context, screen);
    const page = await context.newPage();
    if (options.isSlow) await slowDown(page, { network: true });
    if (options.lateConfigMs !== undefined)
      await page.route('**/platform/config/**', async (route) => {
        await pause(options.lateConfigMs);
        await route.continue();
      });
    const { traffic, quiet } = await watchTraffic(page, options.isSlow ? VISIT_LIMIT_MS : VISIT_LIMIT_MS / 3);
    const texts = [patternOf(screen.nl), patternOf(screen.shows ?? screen.nl)] as const;
    await page.addInitScript(watch, texts);
    await page.goto(site.shop + screen.path, { waitUntil: 'load', timeout: LIMIT_MS });
    await quiet();
    return { ...(await read(page)), requests: traffic.requests, bytes: traffic.bytes };
  } finally {
    await context.close();
  }
}
