import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { MockApi, WORLD_COOKIE } from '@stadstegoed/mock-server/client.ts';
import { ASKED_GOALS } from '../../testing/asked-goals.ts';
import { slowDown } from './slow.ts';

/** The origin of the mock platform of the Zonnedorp shop; see playwright.config.ts. */
export const PLATFORM = 'http://localhost:8118';

const STORAGE_PREFIX = 'stadstegoed:';

/** The world of one test, with actions beside the browser. */
export class TestWorld {
  readonly #context: BrowserContext;
  #world = '';
  #platform = PLATFORM;
  /** The console API of the mock platform, in this world. */
  mock = MockApi.at(PLATFORM);

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Creates a world from a scenario and selects it for the browser. */
  async open(scenario: string, platform = PLATFORM): Promise<void> {
    this.#platform = platform;
    this.#world = await MockApi.at(platform).createWorld({ scenario });
    this.mock = MockApi.at(platform, this.#world);
    await this.#context.addCookies([{ name: WORLD_COOKIE, value: this.#world, domain: 'localhost', path: '/' }]);
  }

  /** Signs the browser in as a resident, before its first page. */
  async signIn(persona: string): Promise<void> {
    await this.signInWith((await this.mock.signIn(persona)).access_token);
  }

  /** Signs the browser in with a token that may have expired. */
  async signInWith(token: string): Promise<void> {
    await this.#storeOnce('account', JSON.stringify({ access_token: token, name: null, type: 'email' }));
  }

  /** Has the browser remember that it just asked for a link and went to DigiD, before its first page. */
  async askForLink(): Promise<void> {
    for (const goal of ASKED_GOALS) await this.#storeOnce(`goal:${goal}`, `${Date.now()} `);
  }

  /** Follows the link of a resident that `npm start` prints, and presses the button of a browser that did not ask for it. */
  async openAs(page: Page, persona: string): Promise<void> {
    await page.goto(`${this.#platform}/_mock/as/${persona}`);
    await page.getByRole('button', { name: 'Ga verder en log in' }).click();
  }

  async chooseLanguage(language: 'nl' | 'en'): Promise<void> {
    await this.#storeOnce('language', language);
  }

  /** The first link in the newest mail to an address. */
  async linkMailedTo(address: string): Promise<string> {
    return (await this.mock.mails(address))[0]?.links[0] ?? '';
  }

  async close(): Promise<void> {
    if (this.#world === '') return;
    await this.mock.deleteWorld(this.#world);
  }

  /** Writes to local storage before the first page, once, so that later changes of the shop are kept. */
  async #storeOnce(key: string, value: string): Promise<void> {
    await this.#context.addInitScript(
      ([name = '', text = '']) => {
        if (sessionStorage.getItem(`stored:${name}`) !== null) return;
        sessionStorage.setItem(`stored:${name}`, 'once');
        localStorage.setItem(name, text);
      },
      [STORAGE_PREFIX + key, value],
    );
  }
}

/**
 * Whether a console message reports an exception or a violation of the Content-Security-Policy. What a screen throws while
 * React changes the document is reported there only.
 */
function isProblem(text: string): boolean {
  return /content security policy|uncaught|refused to|failed to execute/i.test(text);
}

/** A test with its own world. Fails when the page throws or violates its Content-Security-Policy. */
export const test = base.extend<{ world: TestWorld; problems: string[]; isOldBrowser: boolean }>({
  isOldBrowser: [false, { option: true }],
  context: async ({ context, isOldBrowser }, use) => {
    if (isOldBrowser) await (await import('./older-browser.ts')).makeOlder(context);
    if (process.env['SLOW'] !== undefined) await slowDown(context);
    await use(context);
    // The next test uses the same context.
    await context.setOffline(false);
  },
  world: async ({ context }, use) => {
    const world = new TestWorld(context);
    await use(world);
    await world.close();
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && isProblem(message.text())) problems.push(message.text());
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The heading of the screen, and not that which the page shows before the shop has loaded. */
export const heading = (page: Page, name: string | RegExp) =>
  page.locator('main[id]').getByRole('heading', { level: 1, name });

export { expect };
