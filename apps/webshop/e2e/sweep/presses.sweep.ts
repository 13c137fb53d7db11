import type { Locator, Page } from '@playwright/test';
import { enterExample } from '../support/enter-example.ts';
import { expect, test } from '../support/test-world.ts';
import { SERVED, WIDTHS } from './plan.ts';
import { OpenRequests } from './settle.ts';
import { screensOf } from './variant-screens.ts';

const CONTROLS = 'a[href^="/"]:not([target], [download]), button, summary, input[type=checkbox], input[type=radio]';
/** The most controls of a screen that are pressed: the cards of a list are alike. */
const MOST_CONTROLS = 24;
/** How long the result of a press may take, in milliseconds. */
const PATIENCE = 5000;

/** A control as somebody finds it: the first one with this name. */
interface Control {
  readonly name: string;
  readonly key: 'Enter' | 'Space';
}

/** The controls of a part, in the order of the page; null for one that cannot be pressed or shows what is already open. */
const namedIn = (part: Locator): Promise<readonly (Control | null)[]> =>
  part.locator(CONTROLS).evaluateAll((elements) =>
    elements.map((element) => {
      const isUsable = element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]');
      if (!isUsable || element.getAttribute('aria-current') !== null) return null;
      const isInput = element instanceof HTMLInputElement;
      const text = isInput ? element.labels?.[0]?.textContent : element.textContent;
      const name = (element.getAttribute('aria-label') ?? text ?? '').replaceAll(/\s+/g, ' ').trim();
      return { name, key: isInput ? ('Space' as const) : ('Enter' as const) };
    }),
  );

/** The controls in a part of the page, one for each name; numbers in names do not count. */
async function controlsIn(part: Locator): Promise<readonly Control[]> {
  const all = (await namedIn(part)).filter((control) => control !== null);
  const kinds = new Map(all.toReversed().map((control) => [control.name.replaceAll(/\d+/g, '0'), control]));
  return [...kinds.values()].toReversed().slice(0, MOST_CONTROLS);
}

/** The first control with this name; null when an earlier press has taken it away. */
async function find(part: Locator, { name }: Control): Promise<Locator | null> {
  const place = (await namedIn(part)).findIndex((control) => control?.name === name);
  return place < 0 ? null : part.locator(CONTROLS).nth(place);
}

/** What a press can change: the page, its address, or a choice. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const checked = [...document.querySelectorAll('input')].map((input) => String(input.checked));
    return [location.href, document.documentElement.outerHTML, ...checked].join('\n');
  });

/** Whether something becomes true. A page that is being left answers no question. */
const isTrueSoon = (look: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(() => look().catch(() => false), { timeout: PATIENCE })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Presses a control with the keyboard; what is wrong afterwards. */
async function problemsAfter(page: Page, control: Locator, key: Control['key']): Promise<readonly string[]> {
  const open = new OpenRequests(page);
  const before = await stateOf(page);
  const path = new URL(page.url()).pathname;
  await page.evaluate(() => Object.assign(window, { isPressed: true }));
  await control.press(key);
  const problems: string[] = [];
  if (!(await isTrueSoon(async () => (await stateOf(page)) !== before))) problems.push('does nothing');
  await open.settled();
  const hasFocus = () =>
    page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
  // A page that the browser loads anew is read from its top.
  await page.waitForLoadState();
  const isSamePage = await page.evaluate(() => Reflect.get(window, 'isPressed') === true);
  if (isSamePage && !(await isTrueSoon(hasFocus))) problems.push('leaves the focus nowhere');
  const isElsewhere = new URL(page.url()).pathname !== path;
  const isClosed = async () => (await page.locator('dialog[open]').count()) === 0;
  if (isElsewhere && !(await isTrueSoon(isClosed))) problems.push('leaves its dialog over the next screen');
  return problems;
}

/** A screen that is opened again for every press. */
class PressedScreen {
  readonly #page: Page;
  readonly #address: string;
  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
  }

  async open(): Promise<void> {
    const requests = new OpenRequests(this.#page);
    await this.#page.goto(this.#address);
    await this.#page.locator('main h1').first().waitFor({ state: 'attached' });
    await requests.settled();
  }

  /** Presses everything in a part of the screen; `reach` opens the part. */
  async problemsIn(part: Locator, reach: () => Promise<void>, place: string): Promise<readonly string[]> {
    const problems: string[] = [];
    await reach();
    for (const control of await controlsIn(part)) {
      await reach();
      const found = await find(part, control);
      if (found === null) continue;
      const wrong = await problemsAfter(this.#page, found, control.key);
      problems.push(...wrong.map((problem) => `${place} "${control.name}" ${problem}`));
      const dialog = this.#page.locator('dialog[open]').last();
      if (place === 'main' && (await dialog.count()) > 0) {
        const again = async (): Promise<void> => {
          await reach();
          await (await find(part, control))?.press(control.key);
          await dialog.waitFor({ timeout: PATIENCE }).catch(() => undefined);
        };
        problems.push(...(await this.problemsIn(dialog, again, `dialog of "${control.name}":`)));
      }
    }
    return problems;
  }
}

for (const { key, shop, platform } of SERVED)
  for (const screen of screensOf(key))
    test(`presses on ${key} ${screen.name}`, async ({ page, world }) => {
      test.setTimeout(1_200_000);
      await page.setViewportSize({ width: WIDTHS[0] ?? 360, height: 800 });
      await enterExample(page, world, screen, platform);
      const pressed = new PressedScreen(page, shop + screen.path);
      const [part, place] = screen.isBehindDialog === true ? ['dialog[open]', 'dialog'] : ['main', 'main'];
      expect(await pressed.problemsIn(page.locator(part), () => pressed.open(), place)).toEqual([]);
    });
