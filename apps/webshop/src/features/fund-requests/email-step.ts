import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import type { Emails } from '@stadstegoed/core/account/emails.port.ts';
import type { RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { refuseEmails, type EmailRefusal } from '@stadstegoed/core/sign-in/email-rules.ts';
import { fundRequestTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { webmailInbox } from '@stadstegoed/core/sign-in/webmail.ts';
import { typedEmail } from '@stadstegoed/core/shared/typed-email.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import {
  emailFailureErrors,
  EMAIL_PAIR_WRITERS,
  emailPairRules,
  emailRefusalErrors,
  type EmailPair,
  type EmailPairTexts,
} from '../../lib/form/email-pair.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import { askedVerification } from '../../lib/shared-state/asked-link.ts';
import { Form } from '../../lib/form/form.ts';
import { formInDraft } from './form-in-draft.ts';

/** Milliseconds between two looks whether the link in the mail was opened. */
const LOOK_EVERY = 5000;
/** Seconds before the mail can be sent again. */
const RESEND_AFTER = 60;

const TEXTS: EmailPairTexts = {
  email_missing: 'fundRequests.email.missing',
  email_malformed: 'shell.typed.email',
  emails_differ: 'fundRequests.email.differ',
  tooMany: 'fundRequests.email.tooMany',
};

/** What the step of the e-mail address uses. */
export interface EmailStepOptions {
  readonly fundId: string;
  readonly draft: Draft<RequestContent>;
  readonly emails: Emails;
  readonly session: Session;
  readonly toasts: Toasts;
  readonly failures: FailurePolicy;
  readonly clock: Clock;
  readonly goals: TextStorage;
}

/** The step `email_setup`: adds an address to the account and waits until the link in the mail is opened. */
export class EmailStep {
  readonly form: Form<EmailPair>;
  /** The address to which a link was mailed; null before that. */
  sent: EmailAddress | null = null;
  /** Seconds until the mail can be sent again. */
  resendIn = 0;
  readonly #options: EmailStepOptions;
  #isShown = false;
  #stopLooking: StopTimer | null = null;
  #stopCounting: StopTimer | null = null;

  constructor(options: EmailStepOptions) {
    const { draft, failures } = options;
    this.#options = options;
    this.form = new Form<EmailPair>({
      initial: { email: draft.content.email, confirmation: '' },
      rules: emailPairRules(TEXTS),
      write: EMAIL_PAIR_WRITERS,
      draft: formInDraft(draft, ({ email }) => ({ ...draft.content, email })),
      failures,
    });
    makeAutoObservable(this, { form: false, sent: observableRef }, { autoBind: true });
  }

  /** The address of the webmail of the sent mail; null when that is unknown. */
  get inbox(): string | null {
    return this.sent === null ? null : webmailInbox(this.sent.email);
  }

  submit(): Promise<void> {
    return this.form.submit((values) => this.#send(values), {
      done: (address) => this.#wait(address),
      refused: (code) => emailRefusalErrors(TEXTS, code),
      failed: (failure) => emailFailureErrors(TEXTS, failure),
    });
  }

  async resend(): Promise<void> {
    if (this.sent === null || this.resendIn > 0) return;
    const { emails, toasts, failures } = this.#options;
    const again = await emails.resend(this.sent.id);
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
    if (this.#isConfirmed) return;
    if (this.sent === null) return void this.#findSent();
    this.#stopLooking?.();
    this.#stopLooking = this.#options.clock.every(LOOK_EVERY, () => void this.#look());
    if (this.resendIn > 0) this.#countDown(this.resendIn);
  }

  stop(): void {
    this.#isShown = false;
    this.#stopLooking?.();
    this.#stopCounting?.();
    this.#stopLooking = null;
    this.#stopCounting = null;
  }

  get #isConfirmed(): boolean {
    return (this.#options.session.identity?.email ?? null) !== null;
  }

  async #send(typed: EmailPair): Promise<Result<EmailAddress, Refusal<EmailRefusal> | Failure>> {
    const { emails, fundId } = this.#options;
    const problem = refuseEmails(typed.email, typed.confirmation);
    return problem === null ? emails.add(typed.email, fundRequestTarget(fundId)) : err(refusal(problem));
  }

  #wait(address: EmailAddress): void {
    askedVerification.remember(this.#options.goals);
    this.sent = address;
    this.resendIn = RESEND_AFTER;
    this.start();
  }

  /** The address that was mailed before the page was loaded anew: adding it a second time would be refused. */
  async #findSent(): Promise<void> {
    const { draft, emails } = this.#options;
    const { email } = draft.content;
    if (email === '') return;
    const addresses = await emails.list();
    const mailed = addresses.ok && addresses.value.find((one) => one.email === typedEmail(email) && !one.isVerified);
    if (!mailed || this.sent !== null || !this.#isShown) return;
    runInAction(() => {
      this.sent = mailed;
    });
    this.start();
  }

  async #look(): Promise<void> {
    await this.#options.session.refresh();
    if (this.#isConfirmed) this.stop();
  }

  #countDown(from: number = RESEND_AFTER): void {
    this.resendIn = from;
    this.#stopCounting?.();
    this.#stopCounting = this.#options.clock.every(1000, () => {
      runInAction(() => {
        this.resendIn -= 1;
      });
      if (this.resendIn <= 0) this.#stopCounting?.();
    });
  }
}
