import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

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

/** Nothing on the page, as it stands now, is wrong by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways: neither the page nor, on it, a part that is cut off. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isCut = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement));
    const parts = [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .filter((part) => !isCut(part.parentElement));
    return ['the page scrolls sideways', ...parts.slice(0, 5).map((part) => part.outerHTML.slice(0, 120))];
  });
  expect(wide).toEqual([]);
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
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const hits = await wanted.evaluateAll((parts) => parts.some((part) => part === document.activeElement));
    if (hits) return;
  }
  throw new Error(`The key Tab does not come to the ${role} "${String(name)}"`);
}
