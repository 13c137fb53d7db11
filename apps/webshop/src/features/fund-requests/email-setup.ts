import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { refuseEmails, type EmailRefusal } from '@stadstegoed/core/sign-in/email-rules.ts';
import { fundRequestTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { webmailInbox } from '@stadstegoed/core/sign-in/webmail.ts';
import { typedEmail } from '@stadstegoed/core/shared/typed-email.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/app/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import {
  emailFailureErrors,
  EMAIL_PAIR_WRITERS,
  emailPairRules,
  emailRefusalErrors,
  type EmailPair,
  type EmailPairTexts,
} from '../../lib/form/email-pair.ts';
import { Form } from '../../lib/form/form.ts';
import type { RequestDraft } from './request-draft-content.ts';

/** Milliseconds between two looks whether the link in the mail was opened. */
const LOOK_EVERY = 5000;
/** Seconds before the mail can be sent again. */
const RESEND_AFTER = 60;

const TEXTS: EmailPairTexts = {
  email_missing: 'fundRequests.email.missing',
  email_malformed: 'fundRequests.email.malformed',
  emails_differ: 'fundRequests.email.differ',
  tooMany: 'fundRequests.email.tooMany',
};

/** What the step of the e-mail address uses. */
@injectable()
export class EmailSetupServices {
  readonly emails: Emails;
  readonly session: Session;
  readonly toasts: Toasts;
  readonly failures: FailurePolicy;
  readonly clock: Clock;

  constructor(
    @inject(Emails) emails: Emails,
    @inject(Session) session: Session,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Clock,
  ) {
    this.emails = emails;
    this.session = session;
    this.toasts = toasts;
    this.failures = failures;
    this.clock = clock;
  }
}

/** The step `email_setup`: adds an address to the account and waits until the link in the mail is opened. */
export class EmailSetup {
  readonly form: Form<EmailPair>;
  /** The address to which a link was mailed; null before that. */
  sent: EmailAddress | null = null;
  /** Seconds until the mail can be sent again. */
  resendIn = 0;
  readonly #services: EmailSetupServices;
  readonly #draft: RequestDraft;
  #isShown = false;
  #stopLooking: StopTimer | null = null;
  #stopCounting: StopTimer | null = null;

  constructor(services: EmailSetupServices, draft: RequestDraft) {
    this.#services = services;
    this.#draft = draft;
    this.form = new Form<EmailPair>({
      initial: { email: draft.content.email, confirmation: '' },
      rules: emailPairRules(TEXTS),
      write: EMAIL_PAIR_WRITERS,
      failures: services.failures,
    });
    makeAutoObservable(this, { form: false, sent: observableRef }, { autoBind: true });
  }

  /** Whether the account has an e-mail address now. */
  get isConfirmed(): boolean {
    return this.address !== null;
  }

  /** The e-mail address of the account; null without one. */
  get address(): string | null {
    return this.#services.session.identity?.email ?? null;
  }

  /** The address of the webmail of the sent mail; null when that is unknown. */
  get inbox(): string | null {
    return this.sent === null ? null : webmailInbox(this.sent.email);
  }

  /** Stores the typed address in the draft of the request. */
  keep(email: string): void {
    this.#draft.change({ email });
  }

  submit(fundId: string): Promise<void> {
    return this.form.submit((values) => this.#send(values, fundId), {
      done: (address) => this.#wait(address),
      refused: (code) => emailRefusalErrors(TEXTS, code),
      failed: (failure) => emailFailureErrors(TEXTS, failure),
    });
  }

  async resend(): Promise<void> {
    if (this.sent === null || this.resendIn > 0) return;
    const again = await this.#services.emails.resend(this.sent.id);
    const { toasts, failures } = this.#services;
    if (again.ok) {
      toasts.show('positive', { key: 'fundRequests.email.sentAgain' });
      runInAction(() => this.#countDown());
    } else if (again.error.kind === 'rate_limited' && again.error.message !== null) {
      toasts.show('danger', { literal: again.error.message });
    } else failures.report(again.error);
  }

  /** Returns to the form, to correct the address. */
  change(): void {
    this.stop();
    this.sent = null;
  }

  /** Goes on looking whether the link in a mail that was sent was opened, when its step is shown again. */
  start(): void {
    this.#isShown = true;
    if (this.isConfirmed) return;
    if (this.sent === null) return void this.#findSent();
    this.#stopLooking?.();
    this.#stopLooking = this.#services.clock.every(LOOK_EVERY, () => void this.#look());
    if (this.resendIn > 0) this.#countDown(this.resendIn);
  }

  stop(): void {
    this.#isShown = false;
    this.#stopLooking?.();
    this.#stopCounting?.();
    this.#stopLooking = null;
    this.#stopCounting = null;
  }

  async #send(
    { email, confirmation }: EmailPair,
    fundId: string,
  ): Promise<Result<EmailAddress, Refusal<EmailRefusal> | Failure>> {
    const problem = refuseEmails(email, confirmation);
    return problem === null ? this.#services.emails.add(email, fundRequestTarget(fundId)) : err(refusal(problem));
  }

  #wait(address: EmailAddress): void {
    this.sent = address;
    this.resendIn = RESEND_AFTER;
    this.start();
  }

  /** The address that was mailed before the page was loaded anew: adding it a second time would be refused. */
  async #findSent(): Promise<void> {
    const { email } = this.#draft.content;
    if (email === '') return;
    const addresses = await this.#services.emails.list();
    const mailed = addresses.ok && addresses.value.find((one) => one.email === typedEmail(email) && !one.isVerified);
    if (!mailed || this.sent !== null || !this.#isShown) return;
    runInAction(() => {
      this.sent = mailed;
    });
    this.start();
  }

  async #look(): Promise<void> {
    await this.#services.session.refresh();
    if (this.isConfirmed) this.stop();
  }

  #countDown(from: number = RESEND_AFTER): void {
    this.resendIn = from;
    this.#stopCounting?.();
    this.#stopCounting = this.#services.clock.every(1000, () => {
      runInAction(() => {
        this.resendIn -= 1;
      });
      if (this.resendIn <= 0) this.#stopCounting?.();
    });
  }
}
