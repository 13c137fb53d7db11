import type { Page } from '@playwright/test';
import {
  doubleText,
  emptyBelowOn,
  horizontalOverflowOn,
  inaccessibleScrollersOn,
  narrowColumnsOn,
  spaceText,
  violationsOn,
} from '../support/page-checks.ts';
import { englishPath } from '../support/route-rows.ts';
import { enterExample } from '../support/enter-example.ts';
import type { ScreenState } from '../../testing/screens.examples.ts';
import { expect, heading, test } from '../support/test-world.ts';
import { LANGUAGES, type Mode, MODES, SERVED, type SweepLanguage, type Width, WIDTHS } from './plan.ts';
import { drawn, imagesLoaded, OpenRequests } from './settle.ts';
import { cutTextOn, otherLanguageOn, rawTextOn } from './text-checks.ts';
import { screensOf } from './variant-screens.ts';

const FOLDER = '.cache/sweep';
const HEIGHTS: Readonly<Record<Width, number>> = { 320: 640, 360: 800, 1280: 900 };
/** Chromium draws no taller screenshot in one piece. */
const MOST_HEIGHT = 12_000;

async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.emulateMedia({
    forcedColors: mode === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  if (mode === 'large') await doubleText(page);
  await spaceText(page, mode === 'spaced');
}

/** Makes the viewport as tall as the page, so that axe and images below the fold see everything. */
async function showAll(page: Page, width: Width): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHTS[width]), MOST_HEIGHT) });
  await imagesLoaded(page);
}

interface Look {
  readonly mode: Mode;
  readonly width: Width;
  readonly language: SweepLanguage;
}

async function problemsOn(page: Page, { mode, width, language }: Look): Promise<readonly string[]> {
  const overflow = await horizontalOverflowOn(page);
  const below = mode === 'forced' ? [] : [...(await emptyBelowOn(page)), ...(await cutTextOn(page))];
  const scrollers = await inaccessibleScrollersOn(page);
  const columns = mode === 'large' || mode === 'spaced' ? await narrowColumnsOn(page) : [];
  const isFirst = mode === 'default' && width === 1280;
  const texts = isFirst ? [...(await otherLanguageOn(page, language)), ...(await rawTextOn(page))] : [];
  await showAll(page, width);
  // Larger or wider text and the colours of the system change no names, roles or own colours: axe looks once for each width.
  const axe = mode === 'default' ? await violationsOn(page) : [];
  return [...overflow, ...below, ...scrollers, ...columns, ...texts, ...axe];
}

async function openScreen(page: Page, screen: ScreenState, address: string): Promise<void> {
  const open = new OpenRequests(page);
  await page.goto(address);
  if (screen.isBehindDialog === true) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(heading(page, screen.nl).first()).toBeVisible();
  if (screen.shows !== undefined) await expect(page.getByText(screen.shows).first()).toBeAttached();
  await expect(page.locator('.delayed')).toHaveCount(0);
  await open.settled();
}

for (const { key, shop, platform } of SERVED)
  for (const screen of screensOf(key))
    for (const language of LANGUAGES)
      test(`${key} ${language} ${screen.name}`, async ({ page, world }) => {
        await page.setViewportSize({ width: 1280, height: HEIGHTS[1280] });
        await enterExample(page, world, screen, platform);
        await world.chooseLanguage(language);
        const path = language === 'en' ? englishPath(screen.path) : screen.path;
        const { shows: _, ...english } = { ...screen, nl: /./ };
        await openScreen(page, language === 'en' ? english : screen, shop + path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const all: string[] = [];
        for (const mode of MODES) {
          await setMode(page, mode);
          for (const width of WIDTHS.toReversed()) {
            await page.setViewportSize({ width, height: HEIGHTS[width] });
            await drawn(page);
            const problems = await problemsOn(page, { mode, width, language });
            await page.setViewportSize({ width, height: HEIGHTS[width] });
            const path = `${FOLDER}/${key}/${language}/${mode}/${screen.name}-${width}.png`;
            await page.screenshot({ path, fullPage: true });
            all.push(...problems.map((problem) => `${mode} ${width}: ${problem}`));
          }
        }
        expect(all).toEqual([]);
      });
