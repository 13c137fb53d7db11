import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { testNow, type Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { readVariant } from '@stadstegoed/variants/schema.ts';
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { variant } from 'virtual:variant';
import { composeShop, type Shop, type ShopEnvironment } from '../src/composition/compose.ts';
import { watchBrowser } from '../src/composition/watch-browser.ts';
import { createShopRouter, type ShopRouter } from '../src/composition/router.tsx';
import { readEnvironment } from '../src/shell/environment.ts';
import { ACCOUNT_KEY } from '../src/shell/local-account-store.ts';
import { FeatureLoaderContext } from '../src/shell/feature-loader.ts';
import { ServicesContext } from '../src/support/container-context.ts';
import { deferred } from './deferred.ts';
import { memoryStorage } from './memory-storage.ts';
import { fetchFromMockPlatform, whenAborted } from './mock-platform-fetch.ts';

configure({
  getElementError: (message) => new Error(`${message?.split(' in:')[0]?.split('\n')[0]}\nOn the screen: ${shown()}`),
});

/** How somebody comes in. */
export interface Visit {
  /** The situation of the platform, by the name of its scenario. */
  readonly scenario: string;
  /** The path that is opened; home without one. */
  readonly at?: string;
  /** The resident that this browser is signed in as. */
  readonly as?: string;
  /** An access token that this browser kept, for a sign-in that no longer works. */
  readonly token?: string;
  readonly language?: Language;
  /** A fault that strikes from the first call on. */
  readonly before?: object;
  /** Environment data of the page. */
  readonly environment?: object;
  /** Flags that Zonnedorp has otherwise in its configuration of the platform, by their name in the document. */
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** A call as the platform got it. */
export interface SentCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

const KEPT = 'stadstegoed:';

/** What a failed journey tells: the screen, the open dialog and the notices in words. */
function shown(): string {
  const parts = [...document.querySelectorAll('main, dialog[open], .stads-toast')];
  return parts.map((part) => part.textContent).join(' | ');
}

async function changeFlags(platform: Harness, flags: Readonly<Record<string, boolean>>): Promise<void> {
  const changed = await platform.send('PATCH', '/_mock/api/tenants/zonnedorp', { body: { flags } });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
}

async function toSentCall(request: Request): Promise<SentCall> {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, path: pathname + search, headers: request.headers, body: await request.text() };
}

/** The whole shop and the mock platform in one process, and the hands of one visitor. */
export class ShopInProcess {
  readonly platform: Harness;
  readonly clock = new FakeClock(Date.parse(testNow));
  readonly local = memoryStorage();
  readonly perTab = memoryStorage();
  readonly user: UserEvent = userEvent.setup();
  /** The addresses outside the shop that the browser was sent to. */
  readonly left: string[] = [];
  /** Every call to the platform, in its order. */
  readonly calls: SentCall[] = [];
  /** What the test keeps waiting: by path, until it lets go. */
  readonly #held = new Map<string, Promise<void>>();
  /** The paths of the calls that wait. */
  readonly #waiting = new Set<string>();
  #shop: Shop | null = null;
  #router: ShopRouter | null = null;

  private constructor(platform: Harness) {
    this.platform = platform;
  }

  /** Opens the shop in a fresh world. */
  static async open(platform: Harness, visit: Visit): Promise<ShopInProcess> {
    await platform.scenario(visit.scenario);
    if (visit.flags) await changeFlags(platform, visit.flags);
    const shop = new ShopInProcess(platform);
    await shop.#keep(visit);
    if (visit.before) await shop.disturb(visit.before);
    await shop.load(visit.at ?? '/', visit.environment);
    return shop;
  }

  /** Path and query that stand in the address bar. */
  get address(): string {
    const { pathname, search } = this.#routerNow().state.location;
    return pathname + search;
  }

  get shop(): Shop {
    if (this.#shop === null) throw new Error('The shop is not loaded');
    return this.#shop;
  }

  /** What stands under a key of local storage, as an object; null for nothing. */
  kept(key: string): unknown {
    const text = this.local.getItem(KEPT + key);
    return text === null ? null : JSON.parse(text);
  }

  /** Loads the page, as a first visit, a reload or a link from outside does. */
  async load(path: string, environment: object = {}): Promise<void> {
    const shop = composeShop(this.#shopEnvironment(environment));
    this.#shop = shop;
    void shop.shell.settings.read();
    if (shop.shell.session.isSignedIn) void shop.shell.session.refresh();
    await shop.features.need(['shell']);
    const router = createShopRouter(shop.features, (routes) => createMemoryRouter(routes, { initialEntries: [path] }));
    this.#router = router;
    shop.useRouter(router);
    watchBrowser(shop.shell);
    cleanup();
    render(
      <ServicesContext value={shop.composition}>
        <FeatureLoaderContext value={shop.features}>
          <RouterProvider router={router} />
        </FeatureLoaderContext>
      </ServicesContext>,
    );
  }

  /** Goes to a path inside the loaded shop. */
  async go(path: string): Promise<void> {
    await act(() => this.#routerNow().navigate(path));
  }

  async back(): Promise<void> {
    await act(() => this.#routerNow().navigate(-1));
  }

  /** Lets time pass, for the shop and for the platform alike. */
  async pass(seconds: number): Promise<void> {
    await this.platform.step(seconds);
    await act(() => this.clock.play(seconds * 1000));
  }

  /** Disturbs calls of the platform, as the console does. */
  async disturb(fault: object): Promise<void> {
    await this.platform.send('POST', '/_mock/api/faults', { body: fault });
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

  async calm(): Promise<void> {
    await this.platform.send('DELETE', '/_mock/api/faults');
  }

  async #keep(visit: Visit): Promise<void> {
    if (visit.language) this.local.setItem(`${KEPT}language`, visit.language);
    const token = visit.token ?? (visit.as === undefined ? null : await this.platform.tokenOf(visit.as));
    if (token === null) return;
    const account = { access_token: token, name: null, type: 'email' };
    this.local.setItem(KEPT + ACCOUNT_KEY, JSON.stringify(account));
  }

  #shopEnvironment(environment: object): ShopEnvironment {
    const { shopUrl, publicUrl } = this.platform.settings;
    return {
      variant: readVariant(variant),
      environment: readEnvironment(JSON.stringify({ apiUrl: '/api/v1', redirectOrigins: [publicUrl], ...environment })),
      clock: this.clock,
      local: () => this.local,
      perTab: () => this.perTab,
      origin: shopUrl,
      assign: (url) => this.left.push(url),
      fetch: async (request) => {
        this.calls.push(await toSentCall(request.clone()));
        await this.#waitFor(request);
        return fetchFromMockPlatform(this.platform)(request);
      },
    };
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
