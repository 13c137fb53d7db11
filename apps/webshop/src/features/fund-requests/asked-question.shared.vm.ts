import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import type { ReplyRefusal } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import {
  clarificationCode,
  type Clarification,
  type ClarificationIds,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { previewUpload } from '../../lib/upload/file-preview.ts';
import type { FormErrors } from '../../lib/form/form.ts';
import { Load } from '../../lib/load/load.ts';
import { Draft } from '../../lib/draft/draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import {
  ClarificationAnswer,
  NO_ANSWER,
  readAnswer,
  REPLY_PROBLEMS,
  type AnswerValues,
} from './clarification-answer.ts';

/** A question about a fund request: the form while it is pending, then done; otherwise not pending (FR-053). */
@injectable()
export class AskedQuestion implements ViewModel<ClarificationIds> {
  readonly clarification = new Load<Clarification>();
  /** The answer that is being written; null before the question is known to be pending. */
  answer: ClarificationAnswer | null = null;
  /** Whether the answer was sent here. */
  isSent = false;
  #ids: ClarificationIds = { fundId: '', requestId: '', clarificationId: '' };
  readonly #clarifications: Pick<Clarifications, 'read'>;
  readonly #answer: Pick<AnswerClarification, 'run'>;
  readonly #files: Files;
  readonly #drafts: PrivateDrafts;
  readonly #session: Session;
  readonly #dialogs: Dialogs;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(Clarifications) clarifications: Pick<Clarifications, 'read'>,
    @inject(AnswerClarification) answer: Pick<AnswerClarification, 'run'>,
    @inject(Files) files: Files,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Session,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#clarifications = clarifications;
    this.#answer = answer;
    this.#files = files;
    this.#drafts = drafts;
    this.#session = session;
    this.#dialogs = dialogs;
    this.#failures = failures;
    makeAutoObservable(this, { clarification: false, answer: observableRef }, { autoBind: true });
  }

  /** Null before the question is known. */
  get state(): 'pending' | 'done' | 'not_pending' | null {
    if (this.isSent) return 'done';
    const asked = this.clarification.value;
    if (asked === null) return null;
    return asked.state === 'pending' ? 'pending' : 'not_pending';
  }

  start(ids: ClarificationIds): void {
    if (JSON.stringify(ids) !== JSON.stringify(this.#ids)) this.#leave();
    this.#ids = ids;
    this.#load();
  }

  stop(): void {
    this.clarification.stop();
    this.answer?.uploads.stop();
  }

  /** Sends the answer once. Errors appear at the text and at the files; everything that was filled in stays. */
  async send(): Promise<void> {
    const asked = this.clarification.value;
    const { answer } = this;
    if (asked === null || answer === null) return;
    let sent: readonly string[] = [];
    await answer.form.submit(
      (values) => {
        sent = values.files;
        return this.#answer.run(this.#ids, asked, values);
      },
      {
        done: (answered) => this.#done(answered),
        refused: (code) => this.#refused(code),
        failed: (failure) => this.#failed(failure, sent),
      },
    );
  }

  /** Shows a file that goes with the answer; a photo can still be cropped. */
  previewItem(item: UploadItem): void {
    if (this.answer !== null) previewUpload(this.#dialogs, this.answer.uploads, item);
  }

  #load(): void {
    const ids = this.#ids;
    void this.clarification.load(async (signal) => {
      const session = this.#session;
      const [asked, identity] = await Promise.all([
        this.#clarifications.read(ids, { signal }),
        session.identity === null ? session.refresh() : ok(session.identity),
      ]);
      if (!asked.ok) return asked;
      if (!identity.ok) return identity;
      const answer = this.answer ?? (await this.#openAnswer(identity.value.address, ids, asked.value));
      if (!signal.aborted) runInAction(() => this.#prepare(asked.value, answer));
      return asked;
    });
  }

  /** Opens the form for a pending question, with its draft; a question that was answered needs no draft any more. */
  #prepare({ state }: Clarification, answer: ClarificationAnswer): void {
    this.answer = state === 'pending' ? answer : null;
    if (state !== 'pending') void answer.draft.wipe();
  }

  async #openAnswer(
    owner: string,
    { clarificationId }: ClarificationIds,
    asked: Clarification,
  ): Promise<ClarificationAnswer> {
    const draft = new Draft({ drafts: this.#drafts, empty: NO_ANSWER, read: readAnswer });
    await draft.open(owner, `clarification ${clarificationId}`);
    return new ClarificationAnswer({ asked, files: this.#files, failures: this.#failures, draft });
  }

  #done(answered: Clarification): void {
    this.answer = null;
    this.isSent = true;
    this.clarification.set(answered);
  }

  #refused(code: ReplyRefusal): FormErrors<AnswerValues> {
    if (code === 'no_files') return { files: [REPLY_PROBLEMS[code]] };
    if (code !== 'not_pending') return { answer: [REPLY_PROBLEMS[code]] };
    this.#load();
    return {};
  }

  #failed(failure: Failure, sent: readonly string[]): FormErrors<AnswerValues> | null {
    const code = clarificationCode(failure);
    if (code === null) return this.answer?.errorsAtFiles(failure, sent) ?? null;
    // The question changed, or it is not this resident's: reading it again tells which.
    if (code !== 'already_resolved') this.clarification.clear();
    this.#load();
    return {};
  }

  #leave(): void {
    this.clarification.clear();
    this.answer?.uploads.stop();
    this.answer = null;
    this.isSent = false;
  }
}
