import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { type StopTimer, Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { refuseEmails, type EmailRefusal } from '@stadstegoed/core/sign-in/email-rules.ts';
import { IDENTITY_EMAILS_TARGET } from '@stadstegoed/core/sign-in/auth-target.ts';
import { typedEmail } from '@stadstegoed/core/shared/typed-email.ts';
import { webmailInbox } from '@stadstegoed/core/sign-in/webmail.ts';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { askedVerification } from '../../lib/shared-state/asked-link.ts';
import { Session } from '../../lib/app/session.ts';
import { type Sentence, Toasts, FailurePolicy } from '../../lib/app/app-ports.ts';
import { failureSentence, limitSentence } from '../../lib/action/failure-sentence.ts';
import { Form } from '../../lib/form/form.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';

/** Milliseconds between two looks whether the link in the mail was opened. */
const LOOK_EVERY_MS = 5000;

const OWN = { key: 'account.emails.own' } as const;

/** The field of a new address. */
export interface NewEmailValues {
  readonly email: string;
}

const REFUSALS = {
  email_missing: 'account.emails.missing',
  email_malformed: 'account.emails.malformed',
  // The form has one field, so that there is nothing to differ from.
  emails_differ: 'account.emails.malformed',
} as const satisfies Record<EmailRefusal, TextKey>;

/** The e-mail addresses of the resident: add, verify, resend, make primary, remove. */
@injectable()
export class IdentityEmailsViewModel implements ViewModel {
  readonly emails = new Load<readonly EmailAddress[]>();
  readonly form: Form<NewEmailValues>;
  /** The address that was added just now, whose link is waited for; null before that. */
  sent: EmailAddress | null = null;
  /** The id of the address to which a link went last; null when none did. */
  awaitedId: string | null = null;
  /** The address of which something is being asked; null when nothing is. */
  busyId: string | null = null;
  /** Why an action on an address failed, by its id. */
  readonly problems = observable.map<string, Sentence>();
  readonly #emails: Emails;
  readonly #session: Session;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #clock: Clock;
  readonly #goals: TextStorage;
  #stopLooking: StopTimer | null = null;

  constructor(
    @inject(Emails) emails: Emails,
    @inject(Session) session: Session,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Clock,
    @inject(HourStorage) goals: TextStorage,
  ) {
    this.#emails = emails;
    this.#session = session;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#clock = clock;
    this.#goals = goals;
    this.form = new Form<NewEmailValues>({
      initial: { email: '' },
      rules: { email: (email) => (this.#has(email) ? OWN : sentenceOf(refuseEmails(email, email))) },
      write: { email: (email) => ({ email: typedEmail(email) }) },
      failures,
    });
    makeAutoObservable(this, { emails: false, form: false, problems: false, sent: observableRef }, { autoBind: true });
  }

  /** The address that gets all mail; null when there is none yet. */
  get primary(): string | null {
    return this.emails.value?.find(({ isPrimary }) => isPrimary)?.email ?? null;
  }

  /** Whether the address to which a link went last has been verified. */
  get isSentVerified(): boolean {
    return this.emails.value?.find(({ id }) => id === this.awaitedId)?.isVerified === true;
  }

  /** The address of the webmail of the sent mail; null when that is unknown. */
  get inbox(): string | null {
    return this.sent === null ? null : webmailInbox(this.sent.email);
  }

  start(): void {
    this.problems.clear();
    void this.reload();
    this.#look();
  }

  stop(): void {
    this.emails.stop();
    this.#stopLooking?.();
    this.#stopLooking = null;
  }

  reload(): Promise<void> {
    return this.emails.load((signal) => this.#emails.list({ signal }));
  }

  /** Adds the address of the form. The message of a 429 belongs in the field. */
  add(): Promise<void> {
    return this.form.submit(({ email }) => this.#emails.add(email, IDENTITY_EMAILS_TARGET), {
      done: (added) => {
        askedVerification.remember(this.#goals);
        this.sent = added;
        this.form.set('email', '');
        void this.reload();
        this.#lookFor(added);
      },
      failed: (failure) =>
        failure.kind === 'rate_limited' ? { email: [limitSentence(failure, 'account.emails.tooMany')] } : null,
    });
  }

  /** Returns from "look in your mail" to the addresses. */
  back(): void {
    this.sent = null;
    void this.reload();
  }

  resend(email: EmailAddress): Promise<void> {
    askedVerification.remember(this.#goals);
    this.#lookFor(email);
    return this.#ask(email, () => this.#emails.resend(email.id), 'account.emails.resent');
  }

  async makePrimary(email: EmailAddress): Promise<void> {
    await this.#ask(email, () => this.#emails.makePrimary(email.id), 'shell.saved');
    // The header shows the primary address.
    await this.#session.refresh();
  }

  /** Asks for confirmation, then removes the address. */
  remove(email: EmailAddress): void {
    const onRemoved = () => {
      this.#toasts.show('positive', { key: 'shell.removed' });
      void this.reload();
    };
    this.#dialogs.open('remove-email', { email, primary: this.primary, onRemoved });
  }

  async #ask(email: EmailAddress, call: () => Promise<Result<EmailAddress, Failure>>, done: TextKey): Promise<void> {
    if (this.busyId === email.id) return;
    this.busyId = email.id;
    this.problems.delete(email.id);
    const answer = await call();
    runInAction(() => {
      this.busyId = null;
      if (answer.ok) this.#toasts.show('positive', { key: done });
      else this.#explain(email.id, answer.error);
    });
    await this.reload();
  }

  #explain(id: string, failure: Failure): void {
    const sentence = failureSentence(failure);
    if (sentence !== null) this.problems.set(id, sentence);
  }

  #has(typed: string): boolean {
    const address = typedEmail(typed).toLowerCase();
    return this.emails.value?.some(({ email }) => email.toLowerCase() === address) === true;
  }

  #lookFor({ id }: EmailAddress): void {
    this.awaitedId = id;
    this.#look();
  }

  /** Looks again until the link in the mail was opened, while the screen is shown. */
  #look(): void {
    this.#stopLooking?.();
    this.#stopLooking = null;
    if (this.awaitedId === null || this.isSentVerified) return;
    this.#stopLooking = this.#clock.every(LOOK_EVERY_MS, () => {
      if (this.isSentVerified) this.#stopLooking?.();
      else void this.reload();
    });
  }
}

function sentenceOf(refused: EmailRefusal | null): Sentence | null {
  return refused === null ? null : { key: REFUSALS[refused] };
}
