import type { Browser, Page } from '@playwright/test';
import { calibrate, LIMIT_MS, newPhone, slowPage } from './phone.ts';
import { median } from './rows.ts';

/** The addresses of the shop and of the platform, both with a slash or without as given by the caller. */
export interface Places {
  /** Ends with a slash. */
  readonly home: string;
  readonly platform: string;
}

/** The times of presses on a slow phone, in milliseconds. */
export interface PressTimes {
  readonly filter: number;
  readonly suggestions: number;
  readonly zoom: number;
  readonly back: number;
  readonly calibration: readonly number[];
}

/** What is pressed, and how its result is seen. */
interface Press {
  readonly press: string;
  /** Which of the elements that match. */
  readonly index: number;
  /** The elements whose change is the result. */
  readonly watch: string;
}

const SAMPLES = 9;

/**
 * Runs in the page: presses, and resolves after the paint of the first change of what is watched. Watches by the changes of
 * the page: asking again and again would take a part of the time that is measured.
 */
function timeOf({ press, index, watch }: Press): Promise<number> {
  const seen = (): string =>
    [...document.querySelectorAll(watch)].map(({ textContent, outerHTML }) => textContent || outerHTML).join();
  const target = document.querySelectorAll(press)[index];
  if (!(target instanceof HTMLElement)) throw new Error(`There is no ${press} number ${index}.`);
  const before = seen();
  const started = performance.now();
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const now = seen();
      if (now === before || now === '') return;
      changes.disconnect();
      clearTimeout(limit);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    const limit = setTimeout(() => resolve(Number.NaN), 10_000);
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    target.click();
  });
}

async function samplesOf(page: Page, calibration: number[], press: (index: number) => Press): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    calibration.push(await calibrate(page));
    times.push(await page.evaluate(timeOf, press(at)));
    await page.waitForLoadState('networkidle');
  }
  return median(times);
}

/** A filter in the drawer of the offers: from the press to the painted list. */
async function filterTime(page: Page, { home }: Places, calibration: number[]): Promise<number> {
  await page.goto(`${home}aanbod?show_menu=true`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const press = 'dialog input[type=radio][name^="offers-category"]';
  await page.locator(press).nth(3).waitFor({ state: 'attached', timeout: LIMIT_MS });
  return samplesOf(page, calibration, (at) => ({ press, index: 1 + (at % 3), watch: 'ul.offers' }));
}

/** The buttons of the map: from the press to the painted marks of the next zoom. */
async function zoomTime(page: Page, { home }: Places, calibration: number[]): Promise<number> {
  await page.goto(`${home}aanbieders?show_map=true`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  await page.locator('.stads-map .stads-cluster').first().waitFor({ timeout: LIMIT_MS });
  return samplesOf(page, calibration, (at) => ({
    press: '.stads-map__zoom button',
    index: at % 2,
    watch: '.stads-map .leaflet-marker-pane',
  }));
}

/** Back from an offer: until the list is painted where it was. */
async function backTime(page: Page, { home }: Places, calibration: number[]): Promise<number> {
  await page.goto(`${home}aanbod`, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const times: number[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    const link = page.locator('ul.offers h2 a').nth(6 + (at % 3));
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await link.click();
    await page.locator('ul.offers').waitFor({ state: 'detached', timeout: LIMIT_MS });
    await page.waitForLoadState('networkidle');
    calibration.push(await calibrate(page));
    times.push(await page.evaluate(timeBack, place));
  }
  return median(times);
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
    // Once for each frame, before it is painted.
    requestAnimationFrame(look);
    history.back();
  });
}

const WORDS = ['zwem', 'boek', 'sport', 'fiets', 'muziek', 'kleding', 'dans', 'bios', 'taal'];

/** Suggestions: from the arrival of their answer to the painted list. */
async function suggestionTime(page: Page, { home }: Places, calibration: number[]): Promise<number> {
  await page.goto(home, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  const field = page.locator('#search-sheet-q');
  await field.waitFor({ timeout: LIMIT_MS });
  const times: number[] = [];
  for (const word of WORDS) {
    calibration.push(await calibrate(page));
    await field.fill('');
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(timeFromAnswer);
    await field.fill(word);
    times.push(await painted);
    await page.waitForLoadState('networkidle');
  }
  return median(times.filter((time) => !Number.isNaN(time)));
}

/** Runs in the page: resolves with the time from the end of the next answer of the search to the painted options. */
function timeFromAnswer(): Promise<number> {
  const options = '.search-sheet [role=option], .search-sheet .search-panel__note';
  const seen = (): string => [...document.querySelectorAll(options)].map(({ textContent }) => textContent).join();
  const before = seen();
  performance.clearResourceTimings();
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const answer = performance.getEntriesByType('resource').findLast(({ name }) => /\/search/.test(name));
      const end = answer instanceof PerformanceResourceTiming ? answer.responseEnd : 0;
      const isShown = end > 0 && seen() !== before && document.querySelector('.search-sheet [role=option]') !== null;
      if (!isShown) return;
      changes.disconnect();
      clearTimeout(limit);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - end)));
    });
    const limit = setTimeout(() => resolve(Number.NaN), 10_000);
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Measures the presses on a phone with a slow processor and a fast network. */
export async function measurePresses(browser: Browser, places: Places): Promise<PressTimes> {
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  const page = await slowPage(context);
  const calibration: number[] = [];
  const filter = await filterTime(page, places, calibration);
  const zoom = await zoomTime(page, places, calibration);
  const back = await backTime(page, places, calibration);
  const suggestions = await suggestionTime(page, places, calibration);
  await context.close();
  return { filter, zoom, back, suggestions, calibration };
}
