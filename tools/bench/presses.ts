import type { Page } from '@playwright/test';
import { LIMIT_MS, newPhone, slowDown } from './phone.ts';
import { median } from './rows.ts';
import type { Site } from './site.ts';

const SAMPLES = 9;
const LIST = 'ul.offers';
const FILTER = 'dialog input[type=radio][name^="offers-category"]';

/** Presses, on a list of a thousand, in milliseconds. */
export interface PressTimes {
  /** From the press on a filter to the painted list. */
  readonly filter: number;
  /** From the press on Back to the list, painted at its place. */
  readonly back: number;
}

/**
 * Runs in the page: presses a filter and resolves after the paint of the changed list. Learns of changes from the page,
 * because asking again and again would take a part of the time that is measured.
 */
function timeFilter([filters, index]: readonly [string, number]): Promise<number> {
  const seen = (): string | undefined => document.querySelector('ul.offers')?.textContent;
  const filter = document.querySelectorAll(filters)[index];
  if (!(filter instanceof HTMLElement)) throw new Error(`There is no filter number ${index}.`);
  const before = seen();
  const started = performance.now();
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (seen() === before || seen() === undefined) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => resolve(Number.NaN), 10_000);
    filter.click();
  });
}

/** Runs in the page: goes back, and resolves after the paint of the list at its place. */
function timeBack(place: number): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      const isBack = document.querySelector('ul.offers') !== null && Math.abs(scrollY - place) < 5;
      if (isBack) setTimeout(() => resolve(performance.now() - started));
      else if (performance.now() - started > 10_000) resolve(Number.NaN);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    history.back();
  });
}

async function filterTime(page: Page, shop: string): Promise<number> {
  await page.goto(`${shop}/aanbod?show_menu=true`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  await page.locator(FILTER).nth(3).waitFor({ state: 'attached', timeout: LIMIT_MS });
  const times: number[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    times.push(await page.evaluate(timeFilter, [FILTER, 1 + (at % 3)] as const));
    await page.waitForLoadState('networkidle');
  }
  return median(times);
}

async function backTime(page: Page, shop: string): Promise<number> {
  await page.goto(`${shop}/aanbod`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const times: number[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    const link = page.locator(`${LIST} h2 a`).nth(6 + (at % 3));
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await link.click();
    await page.locator(LIST).waitFor({ state: 'detached', timeout: LIMIT_MS });
    await page.waitForLoadState('networkidle');
    times.push(await page.evaluate(timeBack, place));
  }
  return median(times);
}

/** Measures presses on a phone with a slow processor and a fast network. */
export async function measurePresses(site: Site): Promise<PressTimes> {
  const context = await newPhone(site);
  await site.enter(context, { scenario: 'a-thousand-offers' });
  const page = await context.newPage();
  await slowDown(page, { network: false });
  const times = { filter: await filterTime(page, site.shop), back: await backTime(page, site.shop) };
  await context.close();
  return times;
}
