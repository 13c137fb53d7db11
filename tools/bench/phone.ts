import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { MockApi, WORLD_COOKIE } from '@stadstegoed/mock-server/client.ts';
import { type DeployedShop, HOST, PLATFORM_HOST, SHOP } from '../deployment/deployment.ts';

/** A mid-range phone on a slow mobile connection. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const CPU_SLOWDOWN = 4;
const LIMIT_MS = 60_000;
/** A visit ends when nothing was requested for this long, or after its limit: some screens ask again and again. */
const QUIET_MS = 2500;
const VISIT_LIMIT_MS = 20_000;

/** A screen as the browser tests know it. */
export interface Screen {
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The heading. */
  readonly nl: string | RegExp;
  /** A text that appears when the screen is complete. */
  readonly shows?: string | RegExp;
  /** The field in which a key is pressed. */
  readonly search?: string;
}

/** Who holds a phone, in which world. */
type Holder = Pick<Screen, 'scenario' | 'as'>;

/** How a phone behaves in the browser. */
const DUTCH_PHONE = {
  ...PHONE,
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  ignoreHTTPSErrors: true,
} as const;

/** A new phone with an empty cache in a world of its own, with a signed-in resident or a visitor. */
async function newPhone(
  { browser, mock }: DeployedShop,
  holder: Holder,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...DUTCH_PHONE, serviceWorkers: 'block', ...options });
  await (
    await aHolder(mock, holder)
  )(context);
  return context;
}

/** A holder of a phone in a new world; she can be given several phones. */
async function aHolder(
  mock: DeployedShop['mock'],
  { scenario, as }: Holder,
): Promise<(context: BrowserContext) => Promise<void>> {
  // Behind nginx the mock platform has no port, so its own calls go past it.
  const mockApi = (world = ''): MockApi =>
    new MockApi(async (method, url, payload = {}) => {
      const answer = await mock.inject({ method, url, headers: { 'mock-world': world }, payload });
      return { status: answer.statusCode, body: answer.json() };
    });
  const world = await mockApi().createWorld({ scenario });
  const cookie = { name: WORLD_COOKIE, value: world, path: '/' };
  const token = as === undefined ? null : (await mockApi(world).signIn(as)).access_token;
  return async (context) => {
    await context.addCookies([HOST, PLATFORM_HOST].map((domain) => ({ ...cookie, domain })));
    if (token === null) return;
    const account = JSON.stringify({ access_token: token, name: null, type: 'email' });
    await context.addInitScript((text) => localStorage.setItem('stadstegoed:account', text), account);
  };
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
  /** The elements of the page, and the memory of its scripts in bytes. */
  readonly nodes: number;
  readonly heap: number;
  /** From a key in the search of the screen to the next paint; 0 without a search. */
  readonly key: number;
}

/** A request of a visit, with its times in milliseconds since that of the page. */
interface RequestTimes {
  readonly url: string;
  readonly sent: number;
  answered: number;
  done: number;
  bytes: number;
}

/** When what happened in a visit, for a picture. */
export interface Timeline {
  readonly requests: readonly RequestTimes[];
  /** The start and the duration of the tasks of over 50 ms. */
  readonly tasks: readonly (readonly [start: number, duration: number])[];
  readonly marks: Readonly<Record<'first paint' | 'title' | 'content', number>>;
}

/** What a visit costs, and when what happened. */
interface Visited {
  readonly cost: Cost;
  readonly timeline: Timeline;
}

/** What the page records about itself. */
interface Recorded {
  title: number;
  content: number;
  largest: number;
  shift: number;
  workerAt: number;
  key: number;
  readonly tasks: (readonly [start: number, duration: number])[];
}

/** Runs in the page before the shop. Looks for the texts once per frame, and notes the moment after their frame. */
function watch([title, content]: readonly [string, string]): void {
  const recorded: Recorded = { title: 0, content: 0, largest: 0, shift: 0, workerAt: Number.NaN, key: 0, tasks: [] };
  Object.assign(window, { recorded });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  };
  observe('event', ({ name, duration }) => {
    if (name === 'keydown' || name === 'input') recorded.key = Math.max(recorded.key, duration);
  });
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

/** Reads in the page what it recorded. A measure that is missing is not a number, which exceeds every budget. */
function recordedCost(): Omit<Cost, 'requests' | 'bytes' | 'heap'> {
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
    nodes: document.querySelectorAll('*').length,
    key: recorded.key,
  };
}

/** A pattern for a text that stands somewhere in the page: without anchors, because a part of the page has more text. */
const patternOf = (text: string | RegExp): string =>
  text instanceof RegExp ? text.source.replaceAll(/^\^|\$$/g, '') : text.replaceAll(/[^\w\s]/g, String.raw`\$&`);

interface VisitOptions {
  /** Slows down the processor and the network; without it only the shift, the requests and the bytes are true. */
  readonly isSlow: boolean;
  /** Lets the service worker install. */
  readonly withWorker?: boolean;
}

/** Presses a key in a field, after the button that shows it; returns the time until the paint that follows, which the browser tells some time after it. */
async function pressKey(page: Page, { shows = '', search: field = '' }: Screen): Promise<number> {
  await page.getByText(shows).first().click();
  await page.locator(field).press('e', { timeout: LIMIT_MS });
  await pause(QUIET_MS);
  return (await page.evaluate(recordedCost)).key;
}

/** Notes the requests of a page in the order in which they are sent. */
function noteRequests(devTools: CDPSession): ReadonlyMap<string, RequestTimes> {
  const requests = new Map<string, RequestTimes>();
  let first: number | null = null;
  const since = (seconds: number): number => (seconds - (first ??= seconds)) * 1000;
  devTools.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    const sent = since(timestamp);
    if (!url.startsWith('data:')) requests.set(requestId, { url, sent, answered: sent, done: sent, bytes: 0 });
  });
  devTools.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.answered = request.done = since(timestamp);
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) Object.assign(request, { done: since(timestamp), bytes: encodedDataLength });
  });
  return requests;
}

/** Visits a screen once with an empty cache. */
export async function visit(site: DeployedShop, screen: Screen, options: VisitOptions): Promise<Cost> {
  return (await visitWithTimeline(site, screen, options)).cost;
}

/** Visits a screen once with an empty cache, and tells when what happened. */
export async function visitWithTimeline(site: DeployedShop, screen: Screen, options: VisitOptions): Promise<Visited> {
  const context = await newPhone(site, screen, { serviceWorkers: options.withWorker === true ? 'allow' : 'block' });
  return visitOn(context, screen, options);
}

/** Visits a screen that was opened before, in a browser that was closed in between: the service worker has kept the files. */
export async function visitAgain(site: DeployedShop, screen: Screen): Promise<Cost> {
  const profile = mkdtempSync(join(tmpdir(), 'stadstegoed-bench-'));
  const giveTo = await aHolder(site.mock, screen);
  // A service worker is registered with a trusted certificate only.
  const args = [...(site.launch.args ?? []), '--ignore-certificate-errors'];
  const open = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, { ...site.launch, args, ...DUTCH_PHONE });
    await giveTo(context);
    return context;
  };
  try {
    const before = await open();
    const page = await before.newPage();
    await page.goto(SHOP + screen.path, { timeout: LIMIT_MS });
    const isReady = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    await page.waitForFunction(isReady, undefined, { timeout: LIMIT_MS });
    await before.close();
    return (await visitOn(await open(), screen, { isSlow: true })).cost;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function visitOn(context: BrowserContext, screen: Screen, options: VisitOptions): Promise<Visited> {
  const { isSlow } = options;
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const requests = noteRequests(devTools);
  if (isSlow) {
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  const started = performance.now();
  const traffic = { requests: 0, bytes: 0 };
  let last = started;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) traffic.requests += 1;
    last = performance.now();
  });
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    last = performance.now();
  });
  await page.addInitScript(watch, [patternOf(screen.nl), patternOf(screen.shows ?? screen.nl)] as const);
  await page.goto(SHOP + screen.path, { waitUntil: 'load', timeout: LIMIT_MS });
  const limit = isSlow ? VISIT_LIMIT_MS : VISIT_LIMIT_MS / 3;
  while (performance.now() - last < QUIET_MS && performance.now() - started < limit) await pause(100);
  const before = await page.evaluate(recordedCost);
  const tasks = await page.evaluate((): Recorded['tasks'] => Reflect.get(window, 'recorded').tasks);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devTools.send('Runtime.getHeapUsage');
  const key = screen.search === undefined ? 0 : await pressKey(page, screen);
  await context.close();
  const marks = { 'first paint': before.firstPaint, title: before.title, content: before.content };
  return {
    cost: { ...before, ...traffic, heap, key },
    timeline: { requests: [...requests.values()], tasks, marks },
  };
}

const FILTER = 'dialog input[type=radio][name^="products-category"]';
const LIST = 'main ul:has(> li h2 a)';

/** Runs in the page: presses a filter, or goes back to a place, and resolves after the paint of the list. */
function timePress([list, filter, index, place]: readonly [string, string, number, number | null]): Promise<number> {
  const seen = (): string | null => document.querySelector(list)?.textContent ?? null;
  const before = seen();
  const isDone = (): boolean => seen() !== null && (place === null ? seen() !== before : Math.abs(scrollY - place) < 5);
  const started = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      if (isDone()) setTimeout(() => resolve(performance.now() - started));
      else if (performance.now() - started > 10_000) resolve(Number.NaN);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    if (place === null) document.querySelectorAll<HTMLElement>(filter)[index]?.click();
    else history.back();
  });
}

/** The median of nine times, so that one slow press has no effect; not a number when one press never showed its list. */
async function median(page: Page, time: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 9; at += 1) {
    times.push(await time(at % 3));
    await page.waitForLoadState('networkidle');
  }
  return times.some(Number.isNaN) ? Number.NaN : (times.toSorted((a, b) => a - b)[4] ?? Number.NaN);
}

/** Presses on a list of a thousand, on a phone with a slow processor and a fast network, in milliseconds. */
export async function measurePresses(site: DeployedShop): Promise<{ readonly filter: number; readonly back: number }> {
  const context = await newPhone(site, { scenario: 'a-thousand-offers' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const open = async (path: string): Promise<unknown> =>
    page.goto(SHOP + path, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  await open('/aanbod?show_menu=true');
  await page.locator(FILTER).nth(3).waitFor({ state: 'attached', timeout: LIMIT_MS });
  const filter = await median(page, (index) => page.evaluate(timePress, [LIST, FILTER, 1 + index, null] as const));
  await open('/aanbod');
  const back = await median(page, async (index) => {
    const link = page.locator(`${LIST} h2 a`).nth(6 + index);
    await link.scrollIntoViewIfNeeded();
    // Pressed in the page: a click of Playwright may scroll first, so that the list is left at another place.
    const place = await link.evaluate((part) => {
      if (part instanceof HTMLElement) part.click();
      return scrollY;
    });
    await page.locator(LIST).waitFor({ state: 'detached', timeout: LIMIT_MS });
    await page.waitForLoadState('networkidle');
    return page.evaluate(timePress, [LIST, FILTER, 0, place] as const);
  });
  await context.close();
  return { filter, back };
}
