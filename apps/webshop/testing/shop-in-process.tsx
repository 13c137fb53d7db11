import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { testNow, type Edition, type Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import type { MockApi, NewFault } from '@stadstegoed/mock-server/client.ts';
import { readVariant } from '@stadstegoed/variants/schema.ts';
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { variant } from 'virtual:variant';
import { composeShop, type Shop, type ShopEnvironment } from '../src/composition/compose.ts';
import { startShop } from '../src/composition/start-shop.ts';
import { watchBrowser } from '../src/composition/watch-browser.ts';
import { createShopRouter, type ShopRouter } from '../src/composition/router.tsx';
import { readEnvironment } from '../src/shell/browser/environment.ts';
import { ACCOUNT_KEY } from '../src/shell/browser/local-account-store.ts';
import { ShopRoot } from '../src/composition/shop-root.tsx';
import { ASKED_GOALS } from './asked-goals.ts';
import { deferred } from './deferred.ts';
import { memoryDeviceKey } from './memory-device-key.ts';
import { documentedStorage } from './documented-storage.ts';
import { fetchFromMockPlatform, whenAborted, type Intercept } from './mock-platform-fetch.ts';
import { toSentCall, type Call, type SentCall } from './sent-call.ts';

configure({
  getElementError: (message) => {
    const error = new Error(`${message?.split(' in:')[0]?.split('\n')[0]}\nOn the screen: ${screenText()}`);
    // By this name Testing Library gives the error the stack of the query, so that a failure shows its line in the journey.
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** The options of a journey. */
export interface Visit {
  /** The name of the scenario; null stays in the world of the visit before. */
  readonly scenario: string | null;
  /** Which platform the mock platform plays; that of the run by default. */
  readonly edition?: Edition;
  /** The path to open; home by default. */
  readonly at?: string;
  /** The persona that is signed in. */
  readonly as?: string;
  /** The stored access token, for a sign-in that no longer works. */
  readonly token?: string;
  readonly language?: Language;
  /** This browser has just asked for a link and gone to DigiD, so that it follows either without a press. */
  readonly hasAsked?: true;
  /** A fault that is injected from the first call on. */
  readonly before?: NewFault;
  /** Environment data of the page. */
  readonly environment?: object;
  /** Flags in the platform's configuration that differ from Zonnedorp's, by their wire name. */
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly intercept?: Intercept;
  /** How far the clock of the device is ahead of the platform's, in milliseconds; negative when it is behind. */
  readonly clockOff?: number;
}

/** Which platform a journey without one of its own walks on: `EDITION=2026-07` chooses that of July 2026; else its scenario's. */
const EDITION_OF_RUN: Edition | undefined = process.env['EDITION'] === '2026-07' ? '2026-07' : undefined;

const STORAGE_PREFIX = 'stadstegoed:';

/** The text of the screen, the open dialog and the toasts, for the message of a failed journey. */
function screenText(): string {
  const parts = [...document.querySelectorAll('main, dialog[open], .stads-toast')];
  return parts.map((part) => part.textContent).join(' | ');
}

/** The whole shop and the mock platform in one process, used by one visitor. */
export class ShopInProcess {
  readonly platform: Harness;
  readonly clock = new FakeClock(Date.parse(testNow));
  readonly local = documentedStorage();
  readonly perTab = documentedStorage();
  readonly #deviceKey = memoryDeviceKey();
  readonly user: UserEvent = userEvent.setup();
  /** The URLs outside the shop to which the browser was redirected. */
  readonly left: string[] = [];
  /** Every request to the platform, in order. */
  readonly calls: SentCall[] = [];
  /** How many requests of the shop have no answer yet. */
  underWay = 0;
  /** Whether requests fail as without a network, which the browser then says too. */
  isOffline = false;
  intercept: Intercept = () => null;
  /** The requests that the test delays, by path, until it releases them. */
  readonly #held = new Map<string, Promise<void>>();
  /** The paths of the calls that wait. */
  readonly #waiting = new Set<string>();
  #shop: Shop | null = null;
  #router: ShopRouter | null = null;

  private constructor(platform: Harness) {
    this.platform = platform;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !this.isOffline });
  }

  /** Opens the shop in a new world. */
  static async open(platform: Harness, visit: Visit): Promise<ShopInProcess> {
    if (visit.scenario !== null) await platform.scenario(visit.scenario);
    const edition = visit.edition ?? EDITION_OF_RUN;
    if (edition !== undefined) platform.world().configure({ edition });
    if (visit.flags) await platform.mock.changeFlags('zonnedorp', visit.flags);
    const shop = new ShopInProcess(platform);
    shop.clock.set(visit.clockOff ?? 0);
    shop.intercept = visit.intercept ?? shop.intercept;
    await shop.#prepareStorage(visit);
    if (visit.before) await platform.mock.addFault(visit.before);
    await shop.load(visit.at ?? '/', visit.environment);
    return shop;
  }

  /** The current path and query. */
  get address(): string {
    const { pathname, search } = this.#routerNow().state.location;
    return pathname + search;
  }

  get shop(): Shop {
    if (this.#shop === null) throw new Error('The shop is not loaded');
    return this.#shop;
  }

  /** The console API of the platform. */
  get mock(): MockApi {
    return this.platform.mock;
  }

  /** The parsed value of a key in local storage; null when absent. */
  stored(key: string): unknown {
    const text = this.local.getItem(STORAGE_PREFIX + key);
    return text === null ? null : JSON.parse(text);
  }

  /** Loads the page, as on a first visit, a reload or an external link. */
  async load(path: string, environment: object = {}): Promise<void> {
    const shop = composeShop(this.#shopEnvironment(path, environment));
    this.#shop = shop;
    void startShop(shop.shell);
    await shop.shell.texts.need(['shell', 'home']);
    const router = createShopRouter(shop, (routes) => createMemoryRouter(routes, { initialEntries: [path] }));
    this.#router = router;
    shop.useRouter(router);
    watchBrowser(shop.shell);
    cleanup();
    render(<ShopRoot shop={shop} router={router} />);
  }

  /** Navigates to a path inside the loaded shop. */
  async go(path: string): Promise<void> {
    await act(() => this.#routerNow().navigate(path));
  }

  async back(): Promise<void> {
    await act(() => this.#routerNow().navigate(-1));
  }

  /** Advances the clocks of the shop and the platform. */
  async pass(seconds: number): Promise<void> {
    await this.platform.step(seconds);
    await act(() => this.clock.play(seconds * 1000));
  }

  /** Keeps calls to a path of the platform waiting until the test calls what it gets. */
  hold(path: string): () => void {
    const { promise, resolve } = deferred<void>();
    this.#held.set(`/api/v1${path}`, promise);
    return () => {
      this.#held.delete(`/api/v1${path}`);
      resolve();
    };
  }

  /** Whether a call to this path was made and is kept waiting. */
  isHolding(path: string): boolean {
    return this.#waiting.has(`/api/v1${path}`);
  }

  /** The calls that the platform has handled so far, oldest first, with whether a resident's token came along. */
  async handledCalls(): Promise<readonly Call[]> {
    return (await this.platform.mock.requests()).map(({ method, url, headers }) => {
      const path = url.replace('/api/v1', '').split('?')[0];
      return { what: `${method} ${path}`, signedIn: headers['authorization'] !== undefined };
    });
  }

  async #prepareStorage(visit: Visit): Promise<void> {
    if (visit.language) this.local.setItem(`${STORAGE_PREFIX}language`, visit.language);
    if (visit.hasAsked) this.#rememberAsked();
    const token = visit.token ?? (visit.as === undefined ? null : await this.platform.tokenOf(visit.as));
    if (token === null) return;
    const account = { access_token: token, name: null, type: 'email' };
    this.local.setItem(STORAGE_PREFIX + ACCOUNT_KEY, JSON.stringify(account));
  }

  #rememberAsked(): void {
    for (const goal of ASKED_GOALS) this.local.setItem(`${STORAGE_PREFIX}goal:${goal}`, `${this.clock.now()} `);
  }

  #shopEnvironment(path: string, environment: object): ShopEnvironment {
    const { shopUrl } = this.platform.settings;
    return {
      variant: readVariant(variant),
      environment: readEnvironment(JSON.stringify({ apiUrl: '/api/v1', ...environment })),
      clock: this.clock,
      local: () => this.local,
      perTab: () => this.perTab,
      deviceKey: this.#deviceKey,
      origin: shopUrl,
      openedAt: new URL(path, shopUrl),
      assign: (url) => this.left.push(url),
      languages: ['nl-NL'],
      fetch: (request, form) => this.#send(request, form),
    };
  }

  async #send(request: Request, form?: FormData): Promise<Response> {
    this.underWay += 1;
    try {
      this.calls.push(await toSentCall(request.clone()));
      if (this.isOffline) throw new TypeError('Failed to fetch');
      await this.#waitFor(request);
      return await (this.intercept(request, form) ?? fetchFromMockPlatform(this.platform)(request, form));
    } finally {
      this.underWay -= 1;
    }
  }

  /** Keeps a call waiting until the test or the shop itself lets go of it. */
  async #waitFor(request: Request): Promise<void> {
    const { pathname } = new URL(request.url);
    const held = this.#held.get(pathname);
    if (held === undefined) return;
    this.#waiting.add(pathname);
    await Promise.race([held, whenAborted(request.signal)]);
  }

  #routerNow(): ShopRouter {
    if (this.#router === null) throw new Error('The shop is not loaded');
    return this.#router;
  }
}
