import { readRedirectTarget } from '@stadstegoed/core/pages/redirect-target.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Navigation, Notices } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';

/** The parameters in the address. */
export interface RedirectParams {
  readonly target: string | null;
  /** Whether the link of a mail has just verified an e-mail address (`email_confirmed`). */
  readonly emailConfirmed: boolean;
}

/** Follows the target of a link in a mail: a path of the shop, a configured origin, otherwise home. */
@injectable()
export class RedirectViewModel implements ViewModel<RedirectParams> {
  readonly #navigation: Navigation;
  readonly #notices: Notices;
  readonly #session: Session;
  #isTold = false;

  constructor(
    @inject(Navigation) navigation: Navigation,
    @inject(Notices) notices: Notices,
    @inject(Session) session: Session,
  ) {
    this.#navigation = navigation;
    this.#notices = notices;
    this.#session = session;
  }

  start({ target, emailConfirmed }: RedirectParams): void {
    if (emailConfirmed) {
      this.#tellOnce();
      if (target === null && this.#session.isSignedIn) return this.#toEmails();
    }
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

  #tellOnce(): void {
    if (!this.#isTold) this.#notices.show('positive', { key: 'pages.redirect.emailConfirmed' });
    this.#isTold = true;
  }

  /** An address that was verified without a target was added on the screen of the addresses. */
  #toEmails(): void {
    this.#navigation.go(goTo('identity-emails', {}), { replace: true });
  }

  #goHome(): void {
    this.#navigation.go(goTo('home', {}), { replace: true });
  }
}
