import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { FailurePolicy, Navigation } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { askedVerification } from '../../lib/shared-state/asked-link.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

export interface VerifyEmailParams {
  readonly token: string;
  /** Where the resident goes on; null when the mail does not say it. */
  readonly target: string | null;
}

/**
 * Verifies an e-mail address with the token of a mail, on platforms that leave it to the shop. The browser that asked for the
 * mail does it at once, any other waits for a press (reading 51). A visitor signs in first, because the address belongs to an
 * account.
 */
@injectable()
export class VerifyEmailViewModel implements ViewModel<VerifyEmailParams> {
  readonly verification: Action;
  readonly #emails: Pick<Emails, 'verify'>;
  readonly #session: Session;
  readonly #navigation: Navigation;
  readonly #goals: TextStorage;
  #params: VerifyEmailParams = { token: '', target: null };

  constructor(
    @inject(Emails) emails: Pick<Emails, 'verify'>,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(HourStorage) goals: TextStorage,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#emails = emails;
    this.#session = session;
    this.#navigation = navigation;
    this.#goals = goals;
    this.verification = new Action({ failures });
    makeAutoObservable(this, { verification: false }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.isSignedIn;
  }

  start(params: VerifyEmailParams): void {
    this.#params = params;
    this.verification.open();
    if (this.isSignedIn && askedVerification.isAsked(this.#goals)) void this.verify();
  }

  stop(): void {
    this.verification.close();
  }

  /** Has the sign-in lead back to this screen. */
  beginSignIn(): void {
    const { token, target } = this.#params;
    const query = { ...(target === null ? {} : { target }), email_confirmation_token: token };
    returnPath.write(this.#goals, pathWith(query));
  }

  verify(): Promise<void> {
    return this.verification.run(() => this.#emails.verify(this.#params.token), {
      done: () => this.#goOn(),
      failed: (failure) => this.#explain(failure),
    });
  }

  /** To the address to which other platforms lead after they verified it themselves. */
  async #goOn(): Promise<void> {
    const { target } = this.#params;
    // The header shows the primary address, which the first verified one is.
    await this.#session.refresh();
    const query = { ...(target === null ? {} : { target }), email_confirmed: '1' };
    this.#navigation.goToPath(pathWith(query), { replace: true });
  }

  /** Today's platform has one general text for another account and for an address that was verified before. */
  #explain(failure: Failure): void {
    if (failure.kind === 'forbidden') this.verification.explain({ key: 'pages.verifyEmail.forbidden' }, failure);
    else if (failure.kind === 'not_found') this.verification.explain({ key: 'pages.verifyEmail.unknown' }, failure);
    else this.verification.report(failure);
  }
}

const pathWith = (query: Record<string, string>): string => `/redirect?${new URLSearchParams(query)}`;
