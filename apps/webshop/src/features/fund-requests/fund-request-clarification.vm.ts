import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { ReplyRefusal } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import {
  clarificationCode,
  type Clarification,
  type ClarificationCode,
  type ClarificationIds,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import { requestRefusalOf } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
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
import { SentFiles } from './sent-files.shared.vm.ts';

/** A question about a fund request: the form while it is pending, then done; otherwise not pending (FR-053). */
@injectable()
export class FundRequestClarificationViewModel implements ViewModel<ClarificationIds> {
  readonly clarification = new Load<Clarification>();
  /** The fund of the request, for its name and colour; the question does not depend on it. */
  readonly fund = new Load<Fund>();
  /** The resident's requests of the fund: one of them is what the question is about (reading 38). */
  readonly requests = new Load<readonly OwnFundRequest[]>();
  /** The answer that is being written; null before the question is known to be pending. */
  answer: ClarificationAnswer | null = null;
  /** Whether the answer was sent from this screen. */
  isSent = false;
  readonly sentFiles: SentFiles;
  #ids: ClarificationIds = { fundId: '', requestId: '', clarificationId: '' };
  readonly #clarifications: Pick<Clarifications, 'read'>;
  readonly #answer: Pick<AnswerClarification, 'run'>;
  readonly #files: Files;
  readonly #funds: Pick<Funds, 'read'>;
  readonly #activation: Pick<FundActivation, 'requestsOf'>;
  readonly #drafts: PrivateDrafts;
  readonly #session: Session;
  readonly #dialogs: Dialogs;
  readonly #failures: FailurePolicy;
  readonly #clock: Clock;

  constructor(
    @inject(Clarifications) clarifications: Pick<Clarifications, 'read'>,
    @inject(AnswerClarification) answer: Pick<AnswerClarification, 'run'>,
    @inject(Files) files: Files,
    @inject(Funds) funds: Pick<Funds, 'read'>,
    @inject(FundActivation) activation: Pick<FundActivation, 'requestsOf'>,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Session,
    @inject(SentFiles) sentFiles: SentFiles,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Clock,
  ) {
    this.#clarifications = clarifications;
    this.#answer = answer;
    this.#files = files;
    this.#funds = funds;
    this.#activation = activation;
    this.#drafts = drafts;
    this.#session = session;
    this.sentFiles = sentFiles;
    this.#dialogs = dialogs;
    this.#failures = failures;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { clarification: false, fund: false, requests: false, sentFiles: false, answer: observableRef },
      { autoBind: true },
    );
  }

  /** The state of the screen; null before the question is known. */
  get state(): 'pending' | 'done' | 'not_pending' | null {
    if (this.isSent) return 'done';
    const asked = this.clarification.value;
    if (asked === null) return null;
    return asked.state === 'pending' ? 'pending' : 'not_pending';
  }

  /** Who asked; null while the fund is unknown. */
  get sponsor(): string | null {
    return this.fund.value?.organization.name ?? null;
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  get fundId(): string {
    return this.#ids.fundId;
  }

  /** The request of the question; null when the platform tells of none. */
  get request(): OwnFundRequest | null {
    return this.requests.value?.find(({ id }) => id === this.#ids.requestId) ?? null;
  }

  start(ids: ClarificationIds): void {
    if (JSON.stringify(ids) !== JSON.stringify(this.#ids)) this.#leave();
    this.#ids = ids;
    this.#load();
    void this.fund.load((signal) => this.#funds.read(ids.fundId, { signal }));
    this.answer?.uploads.start();
  }

  stop(): void {
    this.clarification.stop();
    this.fund.stop();
    this.requests.stop();
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

  /** The rejection of the platform that the screen explains itself; null for every other failure. */
  rejection(failure: Failure): ClarificationCode | null {
    return clarificationCode(failure);
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
    void this.requests.load((signal) => this.#readRequests(signal));
  }

  /** Of a fund that was closed the platform tells of no request. */
  async #readRequests(signal: AbortSignal): Promise<Result<readonly OwnFundRequest[], Failure>> {
    const requests = await this.#activation.requestsOf(this.#ids.fundId, { signal });
    return !requests.ok && requestRefusalOf(requests.error) === 'fund_not_active' ? ok([]) : requests;
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
    this.fund.clear();
    this.requests.clear();
    this.answer?.uploads.stop();
    this.answer = null;
    this.isSent = false;
  }
}
