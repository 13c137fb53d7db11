import { expect, test, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until what moves or fades in has come to rest: half-way, its colours are not those that stay. */
async function untilStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const ends = (motion: Animation): boolean => Number.isFinite(motion.effect?.getComputedTiming().endTime ?? 0);
        return document.getAnimations().filter((motion) => motion.playState === 'running' && ends(motion)).length;
      }),
    )
    .toBe(0);
}

/** Only what is wrong is written down, which costs less; frames are pages of their own, and nothing is fetched a second time. */
const LOOKED_AT: RunOptions = {
  runOnly: { type: 'tag', values: RULES },
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
};

/** What axe, brought into the page once, finds wrong with it as it stands now. */
export async function violationsOn(page: Page, more: RunOptions = {}): Promise<readonly string[]> {
  // Words of a new page can be there before its style sheets, and then a key is as small as its digit.
  await page.waitForLoadState('load');
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
    },
    { ...LOOKED_AT, ...more },
  );
}

/** Nothing on the page, as it stands now, is wrong by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** What sticks out sideways: the page, and the parts that make it so. */
export async function sidewaysOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isCut = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement));
    const parts = [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .filter((part) => !isCut(part.parentElement));
    return ['the page scrolls sideways', ...parts.slice(0, 5).map((part) => part.outerHTML.slice(0, 120))];
  });
}

/** The page is longer than what stands on it: somebody scrolls through nothing. */
export async function emptyBelowOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ends = Math.max(window.innerHeight, document.body.getBoundingClientRect().bottom + window.scrollY);
    const over = document.documentElement.scrollHeight - ends;
    return over > 20 ? [`${Math.round(over)} empty pixels below the page`] : [];
  });
}

/** Nothing sticks out sideways: neither the page nor, on it, a part that is cut off. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysOn(page)).toEqual([]);
}

/** Parts that scroll sideways by themselves and have no name, or that a keyboard cannot come to. */
export async function namelessScrollersOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (part: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1;
    const isReached = (part: HTMLElement): boolean => part.tabIndex >= 0 || part.querySelector('a, button') !== null;
    const isNamed = (part: Element): boolean => part.matches('[aria-label], [aria-labelledby]');
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => scrolls(part) && !(isReached(part) && isNamed(part)))
      .map((part) => `scrolls without a name or a way in: ${part.outerHTML.slice(0, 120)}`);
  });
}

/** No sentence stands in a column so narrow that it can only be read letter by letter. */
export async function expectRoomForWords(page: Page): Promise<void> {
  const squeezed = await page.evaluate(() => {
    const ownWords = (part: Element): string =>
      [...part.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join('');
    const widthOf = (part: Element): number => {
      const isInline = getComputedStyle(part).display === 'inline' && part.parentElement !== null;
      return isInline ? widthOf(part.parentElement) : part.getBoundingClientRect().width;
    };
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.closest('.visually-hidden, svg') === null && ownWords(part).trim().length >= 12)
      .filter((part) => widthOf(part) > 0 && widthOf(part) < 2.5 * Number.parseFloat(getComputedStyle(part).fontSize))
      .map((part) => part.outerHTML.slice(0, 120));
  });
  expect(squeezed).toEqual([]);
}

/** Text twice as large, as a browser's own setting makes it. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** A picture for whoever wants to look at a run (`SHOTS=1`); nothing is compared. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS'] === undefined) return;
  await page.screenshot({ path: `${test.info().project.outputDir}/shots/${name}.png`, fullPage: true });
}

/** Presses Tab until the part with this role and name, once it is there, has focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'textbox' | 'radio' | 'searchbox' = 'link',
): Promise<void> {
  const wanted = page.getByRole(role, { name });
  await expect(wanted.first()).toBeAttached();
  await page.waitForLoadState('load');
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const hits = await wanted.evaluateAll((parts) => parts.some((part) => part === document.activeElement));
    if (hits) return;
  }
  throw new Error(`The key Tab does not come to the ${role} "${String(name)}"`);
}

/** Why whoever uses a keyboard cannot see where they are; null when they can. A choice may be marked by its label. */
async function focusTroubleOn(page: Page): Promise<string | null> {
  // A page whose parts are there may still be without its style sheets, and then nothing is where it will be.
  await page.waitForLoadState('load');
  return page.evaluate(() => {
    const part = document.activeElement;
    if (part === null || part === document.body) return 'nothing has focus';
    const { top, right, bottom, left, width, height } = part.getBoundingClientRect();
    const isShown = [width, height, bottom, right, innerHeight - top, innerWidth - left].every((room) => room > 0);
    const isMarked = [part, ...(part instanceof HTMLInputElement ? (part.labels ?? []) : [])]
      .map((marked) => getComputedStyle(marked))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    return isShown && isMarked ? null : `focus cannot be seen: ${part.outerHTML.slice(0, 120)}`;
  });
}

/** Presses Tab, or Shift and Tab to go back, until this part has focus; at every step the focus is to be seen. */
export async function walkTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeAttached();
  await page.waitForLoadState('load');
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press(key);
    expect(await focusTroubleOn(page)).toBeNull();
    if (await wanted.evaluate((part) => part === document.activeElement)) return;
  }
  throw new Error(`The key ${key} does not come to ${String(wanted)}`);
}

/** This part has focus, and is to be seen. */
export async function expectFocusOn(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeFocused();
  expect(await focusTroubleOn(page)).toBeNull();
}
