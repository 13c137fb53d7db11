import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The small file of axe, of which a page reads half as much as of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until all animations have ended, because colours differ while an element fades in. */
async function animationsEnded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const ends = (motion: Animation): boolean => Number.isFinite(motion.effect?.getComputedTiming().endTime ?? 0);
        return document.getAnimations().filter((motion) => motion.playState === 'running' && ends(motion)).length;
      }),
    )
    .toBe(0);
}

/**
 * Reports violations only, which is faster; skips frames, which are pages of their own, and does not fetch files again.
 */
const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: RULES },
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
};

/** The axe violations of the page in its current state. Injects axe once per page. */
export async function violationsOn(page: Page, more: RunOptions = {}): Promise<readonly string[]> {
  // The text of a page can appear before its style sheets, and sizes are wrong until then.
  await page.waitForLoadState('load');
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      // The sticky bar covers part of whatever link is below it at this scroll position, which axe counts as a small target.
      const bar = document.querySelector<HTMLElement>('.shop-bottom-bar');
      bar?.style.setProperty('position', 'static');
      // A part that arrives while axe measures would fade in, and has too little contrast until then.
      const [sheet] = document.styleSheets;
      sheet?.insertRule('*, ::before, ::after { animation: none !important; transition: none !important; }', 0);
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, options);
      sheet?.deleteRule(0);
      bar?.style.removeProperty('position');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
    },
    { ...AXE_OPTIONS, ...more },
  );
}

/** Expects no axe violations on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** The elements that make the page scroll horizontally; empty when it does not. */
export async function horizontalOverflowOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // With the gutter of the scroll bar: behind a dialog the page keeps it and cannot scroll.
    const width = window.innerWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isCut = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement));
    const parts = [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .filter((part) => !isCut(part.parentElement));
    return ['the page scrolls horizontally', ...parts.slice(0, 5).map((part) => part.outerHTML.slice(0, 120))];
  });
}

/** Reports empty space below the content of the page. */
export async function emptyBelowOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ends = Math.max(window.innerHeight, document.body.getBoundingClientRect().bottom + window.scrollY);
    const over = document.documentElement.scrollHeight - ends;
    return over > 20 ? [`${Math.round(over)} empty pixels below the page`] : [];
  });
}

/** Expects no horizontal scroll, once the browser has laid out a page whose window or text has just changed. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await expect.poll(() => horizontalOverflowOn(page)).toEqual([]);
}

/** Elements that scroll horizontally without an accessible name or without keyboard access. */
export async function inaccessibleScrollersOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (part: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1;
    const isReached = (part: HTMLElement): boolean => part.tabIndex >= 0 || part.querySelector('a, button') !== null;
    const isNamed = (part: Element): boolean => part.matches('[aria-label], [aria-labelledby]');
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => scrolls(part) && !(isReached(part) && isNamed(part)))
      .map((part) => `scrolls without a name or keyboard access: ${part.outerHTML.slice(0, 120)}`);
  });
}

/** The texts in a column that is only a few letters wide. */
export async function narrowColumnsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ownText = (part: Element): string =>
      [...part.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join('');
    const widthOf = (part: Element): number => {
      // A span without a class only holds a text (decision 25): the part around it has the width.
      const hasNoBox = /^(inline|contents)$/.test(getComputedStyle(part).display) || part.matches('span:not([class])');
      return hasNoBox && part.parentElement !== null ? widthOf(part.parentElement) : part.getBoundingClientRect().width;
    };
    // Text for screen readers only.
    const isClipped = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).clipPath === 'inset(50%)' || isClipped(part.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.closest('svg') === null && ownText(part).trim().length >= 12)
      .filter((part) => part.getClientRects().length > 0 && !isClipped(part))
      .filter((part) => widthOf(part) < 2.5 * Number.parseFloat(getComputedStyle(part).fontSize))
      .map((part) => `in a narrow column: ${part.outerHTML.slice(0, 120)}`);
  });
}

/** Expects no text in a column that is only a few letters wide. */
export async function expectReadableColumns(page: Page): Promise<void> {
  expect(await narrowColumnsOn(page)).toEqual([]);
}

/** Doubles the font size, as the browser's setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** The spaces in text that WCAG 1.4.12 lists, which a resident may set in her browser. */
const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/**
 * Adds those spaces to all text, or takes them away. The policy of the shop allows no `style` element, and the shop itself
 * adopts no style sheet.
 */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    async (css) => {
      document.adoptedStyleSheets = css === '' ? [] : [await new CSSStyleSheet().replace(css)];
    },
    isSpaced ? SPACED_TEXT : '',
  );
}

/** Takes a screenshot when `SHOTS=1`, for manual review; nothing is compared. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS'] === undefined) return;
  await page.screenshot({ path: `${test.info().project.outputDir}/shots/${name}.png`, fullPage: true });
}

const NO_FOCUS = 'nothing has focus';

/** The longest way through a page with Tab. */
const MOST_TABS = 160;

/** Waits for what moves into the page, such as a drawer: the focus in it is out of view until it has arrived. */
async function untilInPlace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    // A removed part rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * The reason why focus is not visible; null when it is. It is not when something lies over all of it (WCAG 2.4.11). The focus of a radio or checkbox may be shown on its label, that of a
 * field on its frame. A heading that receives focus without being a control has no mark; it must be on the screen.
 */
async function focusProblemOn(page: Page): Promise<string | null> {
  // Elements can appear before their style sheets, and positions are wrong until then.
  await page.waitForLoadState('load');
  await untilInPlace(page);
  return page.evaluate((nothing) => {
    const part = document.activeElement;
    if (part === null || part === document.body) return nothing;
    const { top, right, bottom, left, width, height } = part.getBoundingClientRect();
    const isShown = [width, height, bottom, right, innerHeight - top, innerWidth - left].every((space) => space > 0);
    if (part.matches('[tabindex="-1"]'))
      return isShown ? null : `focus is off the screen: ${part.outerHTML.slice(0, 120)}`;
    const frames = part instanceof HTMLInputElement ? [part.parentElement, part.form, ...(part.labels ?? [])] : [];
    const isMarked = [part, ...frames]
      .filter((marked) => marked !== null)
      // The link of a card shows its focus round the whole card.
      .flatMap((marked) => [getComputedStyle(marked), getComputedStyle(marked, '::after')])
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    if (!isShown || !isMarked) return `focus cannot be seen: ${part.outerHTML.slice(0, 120)}`;
    const shares = [0.1, 0.5, 0.9];
    const [start, end] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [head, foot] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    const seen = shares
      .flatMap((x) => shares.map((y) => document.elementFromPoint(start + (end - start) * x, head + (foot - head) * y)))
      .filter((above) => above !== null)
      .some((above) => [part, ...frames].some((own) => own?.contains(above) || above.contains(part)));
    return seen ? null : `focus is covered: ${part.outerHTML.slice(0, 120)}`;
  }, NO_FOCUS);
}

/**
 * Presses Tab, or Shift+Tab, until this element has focus. Focus must be visible at every step. After the last control of the
 * page the browser's own controls have their turn, once; then Tab starts at the top.
 */
export async function walkTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeAttached();
  await page.waitForLoadState('load');
  let leavesLeft = 1;
  for (let press = 0; press < MOST_TABS; press += 1) {
    await page.keyboard.press(key);
    const problem = await focusProblemOn(page);
    if (problem === NO_FOCUS && leavesLeft > 0) leavesLeft -= 1;
    // What stands above may still be arriving and moves the focus out of view for a moment, until the browser follows.
    else if (problem !== null) await expect.poll(() => focusProblemOn(page)).toBeNull();
    if (await wanted.evaluate((part) => part === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${String(wanted)}`);
}

/** Expects that this element has visible focus. */
export async function expectFocusOn(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeFocused();
  await expect.poll(() => focusProblemOn(page)).toBeNull();
}
