import { test as base, expect, type APIResponse, type BrowserContext, type Page } from '@playwright/test';
import { slowDown } from './slow.ts';

/** Where the mock platform of the shop of Zonnedorp answers; see playwright.config.ts. */
export const PLATFORM = 'http://localhost:8118';

/** The cookie that chooses a world; on localhost both the shop and the mock platform get it. */
const WORLD = 'twin-world';
const KEPT = 'stadstegoed:';

interface Mail {
  readonly subject: string;
  readonly links: readonly string[];
}

/** One world for one test, and what a test does in it beside the browser. */
export class Town {
  readonly #context: BrowserContext;
  #world = '';
  #platform = PLATFORM;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Makes a world in the situation of a scenario; the browser lives there from now on. */
  async open(scenario: string, platform = PLATFORM): Promise<void> {
    this.#platform = platform;
    const made = await this.#context.request.post(`${platform}/_mock/api/worlds`, { data: { scenario } });
    const { world } = await made.json();
    this.#world = String(world);
    await this.#context.addCookies([{ name: WORLD, value: this.#world, domain: 'localhost', path: '/' }]);
  }

  /** Signs the browser in as a resident, before its first page. */
  async signIn(persona: string): Promise<void> {
    const session = await this.#post(`residents/${persona}/session`, {});
    const { access_token } = await session.json();
    await this.signInWith(String(access_token));
  }

  /** Signs the browser in with a token of which the platform may no longer want to know. */
  async signInWith(token: string): Promise<void> {
    await this.#keepOnce('account', JSON.stringify({ access_token: token, name: null, type: 'email' }));
  }

  /** The address by which the mock platform signs a resident in, as `npm start` prints it. */
  wayIn(persona: string): string {
    return `${this.#platform}/_mock/as/${persona}`;
  }

  async speak(language: 'nl' | 'en'): Promise<void> {
    await this.#keepOnce('language', language);
  }

  /** The newest mail to an address. */
  async mailTo(address: string): Promise<Mail> {
    const answer = await this.#get(`mail?to=${encodeURIComponent(address)}`);
    const { mails } = await answer.json();
    return mails[0];
  }

  /** Makes calls of the platform fail, wait or answer something else. */
  async disturb(fault: object): Promise<void> {
    await this.#post('faults', fault);
  }

  async calm(): Promise<void> {
    await this.#context.request.delete(`${this.#platform}/_mock/api/faults`, { headers: this.#headers() });
  }

  async close(): Promise<void> {
    if (this.#world === '') return;
    await this.#context.request.delete(`${this.#platform}/_mock/api/worlds/${this.#world}`);
  }

  /** Puts something in local storage before the first page, once: what the shop does with it later stays. */
  async #keepOnce(key: string, value: string): Promise<void> {
    await this.#context.addInitScript(
      ([name = '', text = '']) => {
        if (sessionStorage.getItem(`kept:${name}`) !== null) return;
        sessionStorage.setItem(`kept:${name}`, 'once');
        localStorage.setItem(name, text);
      },
      [KEPT + key, value],
    );
  }

  #headers(): Record<string, string> {
    return { 'Twin-World': this.#world };
  }

  #get(path: string): Promise<APIResponse> {
    return this.#context.request.get(`${this.#platform}/_mock/api/${path}`, { headers: this.#headers() });
  }

  #post(path: string, data: object): Promise<APIResponse> {
    return this.#context.request.post(`${this.#platform}/_mock/api/${path}`, { headers: this.#headers(), data });
  }
}

/** What a browser must never say: an exception of ours, or something that the policy had to stop. */
function isTrouble(text: string): boolean {
  return /content security policy|uncaught|refused to/i.test(text);
}

/** A test with a world of its own. It fails when the page threw or broke its Content-Security-Policy. */
export const test = base.extend<{ town: Town; troubles: string[] }>({
  context: async ({ context }, use) => {
    if (process.env['SLOW'] !== undefined) await slowDown(context);
    await use(context);
  },
  town: async ({ context }, use) => {
    const town = new Town(context);
    await use(town);
    await town.close();
  },
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && isTrouble(message.text())) troubles.push(message.text());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** The heading of the screen. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export { expect };
