import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { WORLD_COOKIE } from '@stadstegoed/mock-server/client.ts';
import { type Desktop, type Language, SCREEN, startDesktop } from './desktop.ts';
import type { Journey } from './journey.ts';
import { Reader } from './reader.ts';
import { textsIn } from './texts.ts';
import { NOW, openWorld, type World } from './world.ts';

/** The origins of the running shop and mock platform. */
export interface Origins {
  readonly shop: string;
  readonly platform: string;
}

const START_LIMIT_MS = 60_000;
const STORAGE_PREFIX = 'stadstegoed:';

/**
 * Opens a visible Chromium on the desktop, in the language of the resident: a window without an address bar, so that
 * Tab goes through the shop only.
 */
async function openBrowser(desktop: Desktop, language: Language): Promise<Browser> {
  const profile = join(desktop.folder, 'profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = {
    translate: { enabled: false },
    intl: { accept_languages: language, selected_languages: language },
  };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  desktop.start(
    '/usr/bin/chromium',
    '--app=data:text/html,<title>Stadstegoed</title>',
    '--no-sandbox',
    '--test-type',
    '--force-renderer-accessibility',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-features=Translate',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--lang=${language}`,
    `--window-size=${SCREEN.width},${SCREEN.height}`,
    '--window-position=0,0',
  );
  return chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile)}`, { timeout: START_LIMIT_MS });
}

/** The port that Chromium chose and wrote into its profile. */
async function debuggingPort(profile: string): Promise<string> {
  const path = join(profile, 'DevToolsActivePort');
  const deadline = Date.now() + START_LIMIT_MS;
  while (!existsSync(path) || !readFileSync(path, 'utf8').includes('\n')) {
    if (Date.now() > deadline) throw new Error('Chromium did not start.');
    await pause(100);
  }
  return readFileSync(path, 'utf8').split('\n')[0] ?? '';
}

/** Gives the browser its world, its language, its resident and a clock that stands still. */
async function prepare(context: BrowserContext, world: World, stored: Readonly<Record<string, string>>): Promise<void> {
  await context.addCookies([{ name: WORLD_COOKIE, value: world.name, domain: 'localhost', path: '/' }]);
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((entries) => {
    for (const [key, text] of entries) {
      if (sessionStorage.getItem(`stored:${key}`) !== null) continue;
      sessionStorage.setItem(`stored:${key}`, 'once');
      localStorage.setItem(key, text);
    }
  }, Object.entries(stored));
}

async function storedFor(journey: Journey, world: World, language: Language): Promise<Record<string, string>> {
  const chosen = { [`${STORAGE_PREFIX}language`]: language };
  if (journey.persona === undefined) return chosen;
  const token = await world.signIn(journey.persona);
  const account = JSON.stringify({ access_token: token, name: null, type: 'email' });
  return { ...chosen, [`${STORAGE_PREFIX}account`]: account };
}

/** Walks a journey with the screen reader and returns the transcript, as Markdown. */
export async function record(journey: Journey, language: Language, origins: Origins): Promise<string> {
  const world = await openWorld(origins.platform, journey.scenario);
  const desktop = await startDesktop(language);
  try {
    const browser = await openBrowser(desktop, language);
    const [context] = browser.contexts();
    const [page] = context?.pages() ?? [];
    if (context === undefined || page === undefined) throw new Error('Chromium opened no window.');
    context.setDefaultTimeout(START_LIMIT_MS);
    await prepare(context, world, await storedFor(journey, world, language));
    const reader = new Reader(desktop, { page, shop: origins.shop, world });
    try {
      await journey.walk(reader, textsIn(language));
      return reader.transcript;
    } catch (error) {
      console.error(reader.transcript);
      await page.screenshot({
        path: join(process.env['SPOKEN_SHOTS'] ?? desktop.folder, `${journey.key}-${language}.png`),
      });
      throw error;
    } finally {
      await browser.close();
    }
  } finally {
    await desktop.stop();
    await world.close();
  }
}
