import { readRedirectTarget, type RedirectTarget } from '@stadstegoed/core/pages/redirect-target.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation, Toasts } from '../../lib/app/app-ports.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The parameters in the address. */
export interface RedirectParams {
  readonly target: string | null;
  /** Whether the link of a mail has just verified an e-mail address (`email_confirmed`). */
  readonly emailConfirmed: boolean;
}

/**
 * Follows the target of a link in a mail: a path of the shop, a configured origin, otherwise home. A visitor whose e-mail
 * address was verified stays, because she was busy on another device.
 */
@injectable()
export class RedirectViewModel implements ViewModel<RedirectParams> {
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #session: Session;
  readonly #goals: TextStorage;
  #isTold = false;
  /** What the visitor was busy with on another device; null when the screen leads on. */
  elsewhere: { readonly signIn: Destination; readonly path: string | null } | null = null;

  constructor(
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Session) session: Session,
    @inject(HourStorage) goals: TextStorage,
  ) {
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#session = session;
    this.#goals = goals;
    makeAutoObservable(this, { elsewhere: observableRef }, { autoBind: true });
  }

  start({ target, emailConfirmed }: RedirectParams): void {
    const read = readRedirectTarget(target, this.#navigation.trustedOrigins);
    if (emailConfirmed) {
      if (!this.#session.isSignedIn && read.kind !== 'leave') return this.#stay(read);
      this.#tellOnce();
      if (target === null) return this.#toEmails();
    }
    this.#follow(read);
  }

  stop(): void {
    // Nothing to stop.
  }

  /** Has the sign-in lead to the path of the target; a code goes along in the address. */
  beginSignIn(): void {
    const path = this.elsewhere?.path ?? null;
    if (path !== null) returnPath.write(this.#goals, path);
  }

  #stay(read: Exclude<RedirectTarget, { readonly kind: 'leave' }>): void {
    this.elsewhere = {
      signIn: goTo('start', {}, read.kind === 'code' ? { target: read.code } : {}),
      path: read.kind === 'path' ? read.path : null,
    };
  }

  #follow(read: RedirectTarget): void {
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

  #tellOnce(): void {
    if (!this.#isTold) this.#toasts.show('positive', { key: 'pages.redirect.emailConfirmed' });
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
