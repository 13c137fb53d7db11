import { readRedirectTarget } from '@stadstegoed/core/pages/redirect-target.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { Navigation } from '../../support/app-ports.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** The parameters in the address. */
export interface RedirectParams {
  readonly target: string | null;
}

/** Follows the target of a link in a mail: a path of the shop, a configured origin, otherwise home (1 §2). */
export class RedirectViewModel implements ViewModel<RedirectParams> {
  static readonly dependencies = [Navigation] as const;
  readonly #navigation: Navigation;

  constructor(navigation: Navigation) {
    this.#navigation = navigation;
  }

  start({ target }: RedirectParams): void {
    const read = readRedirectTarget(target, this.#navigation.trustedOrigins);
    switch (read.kind) {
      case 'path':
        return this.#navigation.goToPath(read.path, { replace: true });
      case 'code':
        return this.#navigation.go(parseAuthTarget(read.code) ?? goTo('home', {}), { replace: true });
      case 'leave':
        return this.#navigation.leave(read.url) ? undefined : this.#goHome();
      case 'home':
        return this.#goHome();
    }
  }

  stop(): void {
    // Nothing to stop.
  }

  #goHome(): void {
    this.#navigation.go(goTo('home', {}), { replace: true });
  }
}
