import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { GoOptions, Navigation } from '../support/app-ports.ts';
import { pathOf } from '../routes/paths.ts';

/** The part of the router that navigation uses. */
export interface RouterLike {
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
}

/** The dependencies of the navigation. */
export interface NavigationOptions {
  /** The router; a function, because it is created later. */
  readonly router: () => RouterLike;
  readonly language: () => Language;
  /** The shop's own origin. */
  readonly origin: string;
  /** The origins to which the deployment allows redirects, such as the platform's for DigiD. */
  readonly allowedOrigins: readonly string[];
  /** Sends the browser to an address outside the shop. */
  readonly assign: (url: string) => void;
}

/** Navigates between screens with the router; leaves the shop only for allowed origins. */
export class RouterNavigation implements Navigation {
  readonly #options: NavigationOptions;

  constructor(options: NavigationOptions) {
    this.#options = options;
  }

  go(destination: Destination, options?: GoOptions): void {
    this.goToPath(this.href(destination), options);
  }

  goToPath(path: string, options: GoOptions = {}): void {
    const url = new URL(path, this.#options.origin);
    if (url.origin !== this.#options.origin) throw new Error('Only paths of the shop are allowed');
    void this.#options.router().navigate(url.pathname + url.search + url.hash, {
      replace: options.replace ?? false,
      preventScrollReset: options.keepScroll ?? false,
    });
  }

  leave(url: string): boolean {
    if (!URL.canParse(url, this.#options.origin)) return false;
    const target = new URL(url, this.#options.origin);
    // A blob URL has the origin of its creator, so the origin alone does not prove that this is a page.
    const isPage = target.protocol === 'https:' || target.protocol === 'http:';
    if (!isPage || !this.trustedOrigins.includes(target.origin)) return false;
    this.#options.assign(target.href);
    return true;
  }

  href(destination: Destination): string {
    return pathOf(destination, this.#options.language());
  }

  get trustedOrigins(): readonly string[] {
    return [this.#options.origin, ...this.#options.allowedOrigins];
  }
}
