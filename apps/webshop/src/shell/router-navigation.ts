import { mayFollow } from '@stadstegoed/core/pages/outside-address.ts';
import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import type { Destination, ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { parseAddress } from '../lib/app/parse-address.ts';
import type { GoOptions, Navigation } from '../lib/app/app-ports.ts';
import { matchPath } from 'react-router';
import { allPaths, pathOf } from '../routes/paths.ts';

/** The part of the router that navigation uses. */
export interface RouterLike {
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean; state: object | null }): Promise<void>;
  /** The path under which the shop is deployed; in front of each path of `state`. */
  readonly basename?: string | undefined;
  /** The current location; absent in tests that never read it. */
  readonly state?: {
    readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
    /** The navigation under way: `idle` when there is none. */
    readonly navigation?: {
      readonly state: string;
      readonly historyAction?: string | undefined;
      readonly location?: { readonly pathname: string; readonly search: string } | undefined;
    };
  };
  /** Is told each change of the router's state; absent in tests without a history. */
  subscribe?(listener: (state: RouterState) => void): unknown;
}

/** The part of the router's state that says which entry of the history is shown, and how it came. */
export interface RouterState {
  readonly location: { readonly key: string };
  readonly historyAction: 'PUSH' | 'REPLACE' | 'POP';
}

export interface NavigationOptions {
  /** The router; a function, because it is created later. */
  readonly router: () => RouterLike;
  readonly language: () => Language;
  /** The shop's own origin. */
  readonly origin: string;
  /** The origins that an address of the shop may name as its target: the platform's, and those of the deployment. */
  readonly allowedOrigins: readonly string[];
  /** Sends the browser to an address outside the shop. */
  readonly assign: (url: string) => void;
}

const HOME = '/';

/** Moves between screens with the router; leaves the shop for what the platform names and the shop may follow. */
export class RouterNavigation implements Navigation {
  readonly #options: NavigationOptions;

  constructor(options: NavigationOptions) {
    this.#options = options;
  }

  go(destination: Destination, options?: GoOptions): void {
    this.goToPath(this.href(destination), options);
  }

  goToPath(path: string, options: GoOptions = {}): void {
    const router = this.#options.router();
    // A screen that is still on its way has no entry yet: in its place the one before would go.
    const isOnItsWay = router.state?.navigation?.historyAction === 'PUSH';
    void router.navigate(toShopPath(path) ?? HOME, {
      replace: options.replace === true && !isOnItsWay,
      preventScrollReset: options.keepScroll ?? false,
      state: options.state ?? null,
    });
  }

  leave(url: string): boolean {
    const target = this.#toFollow(url);
    if (target !== null) this.#options.assign(target.href);
    return target !== null;
  }

  mayLeaveFor(url: string): boolean {
    return this.#toFollow(url) !== null;
  }

  isAt(screen: ScreenName): boolean {
    const { state, basename = '/' } = this.#options.router();
    if (state === undefined || (state.navigation?.state ?? 'idle') !== 'idle') return false;
    const base = basename === '/' ? '' : basename;
    return allPaths(screen).some((path) => matchPath(base + path, state.location.pathname) !== null);
  }

  href(destination: Destination): string {
    return pathOf(destination, this.#options.language());
  }

  get trustedOrigins(): readonly string[] {
    return [this.#options.origin, ...this.#options.allowedOrigins];
  }

  #toFollow(url: string): URL | null {
    const target = parseAddress(url);
    const { hostname } = new URL(this.#options.origin);
    return target !== null && mayFollow(target, hostname, this.trustedOrigins) ? target : null;
  }
}
