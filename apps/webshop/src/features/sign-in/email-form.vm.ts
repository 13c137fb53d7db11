import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { refuseEmails, type EmailRefusal } from '@stadstegoed/core/sign-in/email-rules.ts';
import { SignInByEmail } from '@stadstegoed/core/sign-in/sign-in-by-email.ts';
import { webmailInbox } from '@stadstegoed/core/sign-in/webmail.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Drafts, FailurePolicy } from '../../support/app-ports.ts';
import { failureSentence } from '../../support/failure-sentence.ts';
import { FormModel, type FormErrors } from '../../support/form-model.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** The two fields in which the same address is written (decision 23). */
export type EmailField = 'email' | 'confirmation';

/** Where the link in the mail should lead, and an address to fill in beforehand. */
export interface EmailFormParams {
  readonly target: string | null;
  readonly email: string | null;
}

/** A mail that is on its way. `inbox` is where to read it, for webmail that is known. */
export interface SentMail {
  readonly email: string;
  readonly inbox: string | null;
}

const DRAFT = 'sign-in.email';

/** Signing in or up by e-mail: one form for both, since the platform knows which it is (1 §5). */
export class EmailFormViewModel implements ViewModel<EmailFormParams> {
  static readonly dependencies = [SignInByEmail, FailurePolicy, Drafts] as const;
  readonly form: FormModel<EmailField>;
  /** Null until a mail was sent. */
  sent: SentMail | null = null;
  readonly #signInByEmail: SignInByEmail;
  readonly #failures: FailurePolicy;
  readonly #drafts: Drafts;
  #target: string | null = null;

  constructor(signInByEmail: SignInByEmail, failures: FailurePolicy, drafts: Drafts) {
    this.#signInByEmail = signInByEmail;
    this.#failures = failures;
    this.#drafts = drafts;
    this.form = new FormModel<EmailField>({
      initial: { email: '', confirmation: '' },
      check: ({ email, confirmation }) => toErrors(refuseEmails(email, confirmation)),
      onChange: ({ email }) => drafts.write(DRAFT, email),
    });
    makeAutoObservable(this, { form: false, sent: observableRef }, { autoBind: true });
  }

  start({ target, email }: EmailFormParams): void {
    this.#target = target;
    const known = email ?? this.#drafts.read(DRAFT) ?? '';
    if (this.form.values.email === '' && known !== '') this.form.set('email', known);
  }

  stop(): void {
    // A mail that was asked for is sent, also when the form is left.
  }

  async submit(): Promise<void> {
    await this.form.submit(async () => {
      const { email, confirmation } = this.form.values;
      const sent = await this.#signInByEmail.run({ email, confirmation, target: this.#target });
      if (!sent.ok) return this.#refuse(sent.error);
      this.#drafts.remove(DRAFT);
      runInAction(() => (this.sent = { email: email.trim(), inbox: webmailInbox(email) }));
    });
  }

  /** Back to the form, with what was typed, for who misspelt the address. */
  again(): void {
    this.sent = null;
  }

  #refuse(no: Refusal<EmailRefusal> | Failure): void {
    switch (no.kind) {
      case 'refused':
        return this.form.refuse(toErrors(no.code));
      case 'invalid':
        return this.form.refuseWith(no.fields, 'email', failureSentence(no) ?? undefined);
      case 'rate_limited':
        return this.form.refuse({
          email: [no.message === null ? { key: 'signIn.email.tooMany' } : { literal: no.message }],
        });
      case 'timeout':
        return this.form.refuse({ email: [{ key: 'signIn.email.timeout' }] });
      default:
        return this.#failures.report(no);
    }
  }
}

function toErrors(refused: EmailRefusal | null): FormErrors<EmailField> {
  switch (refused) {
    case null:
      return {};
    case 'email_missing':
      return { email: [{ key: 'signIn.email.missing' }] };
    case 'emails_differ':
      return { confirmation: [{ key: 'signIn.email.differ' }] };
  }
}
