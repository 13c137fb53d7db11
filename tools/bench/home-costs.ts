import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { readPainting, watchPainting } from './painting.ts';
import { LIMIT_MS, newPhone, slowPage } from './phone.ts';
import type { Places } from './presses.ts';

/** The page of home as it stands after loading, with the same styles, pictures and font, and without any script. */
async function homeWithoutScript(browser: Browser, home: string): Promise<string> {
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(home, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('The page has no root.');
    for (const each of copy.querySelectorAll('script, template, noscript, link[rel=modulepreload], link[rel=manifest]'))
      each.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  await context.close();
  return html;
}

/** Serves the page at `/`, and every other file from the shop. */
async function serve(html: string, shop: string, port: number): Promise<() => Promise<void>> {
  const body = gzipSync(html);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }).end(body);
      return;
    }
    fetch(new URL(incoming.url ?? '/', shop))
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isText = /css|svg|json/.test(type);
        outgoing.writeHead(answer.status, { 'Content-Type': type, ...(isText ? { 'Content-Encoding': 'gzip' } : {}) });
        outgoing.end(isText ? gzipSync(bytes) : bytes);
      })
      .catch(() => outgoing.writeHead(502).end());
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/** The largest contentful paint of the same content without script, in milliseconds: the shortest of some visits. */
export async function measurePlainHome(browser: Browser, { home }: Places, port: number): Promise<number> {
  const stop = await serve(await homeWithoutScript(browser, home), home, port);
  const times: number[] = [];
  for (let at = 0; at < PLAIN_VISITS; at += 1) {
    const context = await newPhone(browser, { serviceWorkers: 'block' });
    const page = await slowPage(context, true);
    await page.addInitScript(watchPainting);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
    // The network of a page without script can be quiet before its first paint.
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'painting'), 'largest') > 0, null, {
      timeout: LIMIT_MS,
    });
    times.push((await readPainting(page)).largestContentfulPaint);
    await context.close();
  }
  await stop();
  return Math.min(...times);
}

const PLAIN_VISITS = 3;
const ROUNDS = 50;

/** The memory of the page after 50 visits of the list and an offer over that after the first, as a factor. */
export async function measureMemory(browser: Browser, { home }: Places): Promise<number> {
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const used = async (): Promise<number> => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  };
  await page.goto(`${home}aanbod`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  let first = Number.NaN;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page
      .locator('ul.offers h2 a')
      .nth(round % 5)
      .click();
    await page.locator('ul.offers').waitFor({ state: 'detached', timeout: LIMIT_MS });
    await page.locator('main h1').waitFor({ timeout: LIMIT_MS });
    await page.goBack();
    await page.locator('ul.offers').waitFor({ timeout: LIMIT_MS });
    if (round === 1) first = await used();
  }
  const factor = (await used()) / first;
  await context.close();
  return factor;
}
