import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { EmailRefusal } from '@stadstegoed/core/sign-in/email-rules.ts';
import { SignInByEmail, type MailSent } from '@stadstegoed/core/sign-in/sign-in-by-email.ts';
import { webmailInbox } from '@stadstegoed/core/sign-in/webmail.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { TabStorage, HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import {
  emailFailureErrors,
  EMAIL_PAIR_WRITERS,
  emailPairRules,
  emailRefusalErrors,
  type EmailPair,
  type EmailPairTexts,
} from '../../lib/form/email-pair.ts';
import { formDraft } from '../../lib/draft/form-draft.ts';
import { Form } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

import { askedLink } from '../../lib/shared-state/asked-link.ts';

/** The auth target of the link in the mail, and an address to prefill. */
export interface EmailFormParams {
  readonly target: string | null;
  readonly email: string | null;
}

/** A mail that was sent. `inbox` is the address of the webmail; null when that is unknown. */
export interface SentMail {
  readonly email: string;
  readonly inbox: string | null;
  readonly kind: MailSent;
  /** Whether it was sent again. */
  readonly isAgain: boolean;
}

const DRAFT = 'sign-in.email';

const TEXTS: EmailPairTexts = {
  email_missing: 'signIn.email.missing',
  email_malformed: 'shell.typed.email',
  emails_differ: 'signIn.email.differ',
  tooMany: 'signIn.email.tooMany',
  timeout: 'signIn.email.timeout',
};

/** Sign-in or sign-up by e-mail: one form for both, because the platform knows which of them it is. */
@injectable()
export class EmailFormViewModel implements ViewModel<EmailFormParams> {
  readonly form: Form<EmailPair>;
  /** Null until a mail was sent. */
  sent: SentMail | null = null;
  isSendingAgain = false;
  readonly #signInByEmail: SignInByEmail;
  readonly #failures: FailurePolicy;
  readonly #goals: TextStorage;
  #target: string | null = null;

  constructor(
    @inject(SignInByEmail) signInByEmail: SignInByEmail,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(TabStorage) drafts: TextStorage,
    @inject(HourStorage) goals: TextStorage,
  ) {
    this.#signInByEmail = signInByEmail;
    this.#failures = failures;
    this.#goals = goals;
    const initial = { email: '', confirmation: '' };
    this.form = new Form<EmailPair>({
      initial,
      rules: emailPairRules(TEXTS),
      write: EMAIL_PAIR_WRITERS,
      draft: formDraft({ drafts, key: DRAFT, initial, fields: ['email'] }),
      failures,
    });
    makeAutoObservable(this, { form: false, sent: observableRef }, { autoBind: true });
  }

  start({ target, email }: EmailFormParams): void {
    this.#target = target;
    if (this.form.values.email === '' && email !== null) this.form.set('email', email);
  }

  stop(): void {
    // A requested mail is sent, also when the form is left.
  }

  submit(): Promise<void> {
    return this.form.submit(({ email, confirmation }) => this.#send(email, confirmation), {
      done: (sent) => {
        this.sent = sent;
      },
      refused: (code) => emailRefusalErrors(TEXTS, code),
      failed: (failure) => emailFailureErrors(TEXTS, failure),
    });
  }

  /** Returns to the form with its values, to correct a misspelt address. */
  again(): void {
    this.sent = null;
  }

  /** Sends the mail to the same address again. */
  async sendAgain(): Promise<void> {
    if (this.sent === null || this.isSendingAgain) return;
    this.isSendingAgain = true;
    // Not beside a sentence that says why this one failed.
    this.sent = { ...this.sent, isAgain: false };
    const again = await this.#send(this.sent.email, this.sent.email);
    runInAction(() => {
      this.isSendingAgain = false;
      if (again.ok) this.sent = { ...again.value, isAgain: true };
    });
    if (!again.ok && again.error.kind !== 'refused') this.#failures.report(again.error);
  }

  async #send(email: string, confirmation: string): Promise<Result<SentMail, Refusal<EmailRefusal> | Failure>> {
    const sent = await this.#signInByEmail.run({ email, confirmation, target: this.#target });
    if (sent.ok) askedLink.remember(this.#goals);
    return mapResult(sent, (kind) => ({ email, inbox: webmailInbox(email), kind, isAgain: false }));
  }
}
