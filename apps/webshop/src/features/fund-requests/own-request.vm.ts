import type { Clarification } from '@stadstegoed/core/fund-requests/clarification.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { OwnFundRequests } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import {
  chosenName,
  fundOptions,
  type FundOptions,
  type SentAnswer,
  type SentRequest,
} from '@stadstegoed/core/fund-requests/sent-request.ts';
import { isDecided, isGranted } from '@stadstegoed/core/fund-requests/request-decision.ts';
import type { RequestProgress } from '@stadstegoed/core/fund-requests/request-progress.ts';
import { daysBetween, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Settings } from '../../lib/app/settings.ts';
import { SeenOnDevice } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import { Load } from '../../lib/load/load.ts';
import { OfflineCopies, type MaybeOffline } from '../../lib/offline/offline-copies.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { SentFileNames, type FileNames } from './sent-file-names.ts';
import { SentFiles } from './sent-files.shared.vm.ts';

/** What only the fund says of a request. */
interface FundFacts {
  readonly options: FundOptions;
  readonly isPayout: boolean;
}

/** The id of the request, and of its fund where the link names it. */
export interface OwnRequestParams {
  readonly id: string;
  readonly fundId: string | null;
}

/** One request: where it is, the questions about it, what was sent, and what it gave. */
@injectable()
export class OwnRequestViewModel implements ViewModel<OwnRequestParams> {
  readonly request = new Load<MaybeOffline<SentRequest>>();
  readonly questions = new Load<WholeList<Clarification>>();
  /** The vouchers that an approved request gave are among these. */
  readonly vouchers = new Load<WholeList<Voucher>>();
  /** What only the fund says; read where it is needed: the names of chosen options, and what a request that was granted gives. */
  readonly fund = new Load<MaybeOffline<FundFacts>>();
  readonly sentFiles: SentFiles;
  /** The names of the files that went with the request, on the device from which it was sent. */
  fileNames: FileNames = {};
  /** Whether a question was answered here, on this visit. */
  hasAnswered = false;
  #id: string | null = null;
  readonly #own: Pick<OwnFundRequests, 'read'>;
  readonly #funds: Pick<FundRequests, 'readFund'>;
  readonly #clarifications: Pick<Clarifications, 'list'>;
  readonly #listVouchers: ListVouchers;
  readonly #seen: Pick<SeenOnDevice, 'add'>;
  readonly #fileNames: Pick<SentFileNames, 'read'>;
  readonly #session: Session;
  readonly #copies: Pick<OfflineCopies, 'read'>;
  readonly #settings: Pick<Settings, 'variant'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    @inject(OwnFundRequests) own: Pick<OwnFundRequests, 'read'>,
    @inject(FundRequests) funds: Pick<FundRequests, 'readFund'>,
    @inject(Clarifications) clarifications: Pick<Clarifications, 'list'>,
    @inject(ListVouchers) listVouchers: ListVouchers,
    @inject(SentFiles) sentFiles: SentFiles,
    @inject(SentFileNames) fileNames: Pick<SentFileNames, 'read'>,
    @inject(SeenOnDevice) seen: Pick<SeenOnDevice, 'add'>,
    @inject(Session) session: Session,
    @inject(OfflineCopies) copies: Pick<OfflineCopies, 'read'>,
    @inject(Settings) settings: Pick<Settings, 'variant'>,
    @inject(Clock) clock: Pick<Clock, 'now'>,
  ) {
    this.#own = own;
    this.#funds = funds;
    this.#clarifications = clarifications;
    this.#listVouchers = listVouchers;
    this.sentFiles = sentFiles;
    this.#fileNames = fileNames;
    this.#seen = seen;
    this.#session = session;
    this.#copies = copies;
    this.#settings = settings;
    this.#clock = clock;
    const annotations = {
      request: false,
      questions: false,
      vouchers: false,
      fund: false,
      sentFiles: false,
      now: false,
      today: false,
      objection: false,
      fileNames: observableRef,
    } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  get now(): Instant {
    return this.#clock.now();
  }

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  get hasFileNames(): boolean {
    return Object.keys(this.fileNames).length > 0;
  }

  /**
   * How to object to the decision; null where the municipality has not said it, and once the term is certainly over. It counts from
   * the date of the decision, and the platform only says when it last changed the request.
   */
  get objection(): NonNullable<Settings['variant']['objection']> | null {
    const { objection = null } = this.#settings.variant;
    const { value } = this.request;
    if (objection === null || value === null) return null;
    return daysBetween(value.updatedOn, this.today) > objection.weeks * 7 ? null : objection;
  }

  /** The name of the option that was chosen; null when the answer is another one, or the name is not known. */
  optionOf(answer: SentAnswer): string | null {
    return chosenName(answer, this.fund.value?.options ?? {});
  }

  /** Whether the name of the option that was chosen is still read. */
  isReadingOption({ isChoice, optionName }: SentAnswer): boolean {
    return isChoice && optionName === null && this.fund.isFirstLoad;
  }

  /** The usable vouchers of the fund of an approved request. */
  get granted(): readonly Voucher[] {
    const { value } = this.request;
    if (value === null || !isGranted(value)) return [];
    return this.vouchers.value?.items.filter(({ fundId, expired }) => fundId === value.fund.id && !expired) ?? [];
  }

  /** How far the request is; null while it is not read. */
  get progress(): RequestProgress | null {
    const request = this.request.value;
    if (request === null) return null;
    const open = this.openQuestion;
    if (open === null) return { request, question: null };
    const ids = { fundId: request.fundId, requestId: request.id, clarificationId: open.id };
    return { request, question: { ids, text: open.question } };
  }

  /** Whether all questions about the request were read, so that none that is open means that there is none. */
  get knowsQuestions(): boolean {
    const { value } = this.questions;
    return value !== null && value.leftOut === undefined;
  }

  /** The question that waits for an answer. */
  get openQuestion(): Clarification | null {
    return this.questions.value?.items.find(({ state }) => state === 'pending') ?? null;
  }

  /** The questions that were answered, or whose state is unknown. */
  get earlier(): readonly Clarification[] {
    return this.questions.value?.items.filter(({ state }) => state !== 'pending') ?? [];
  }

  start({ id, fundId }: OwnRequestParams): void {
    if (id !== this.#id) {
      this.request.clear();
      this.questions.clear();
      this.fund.clear();
      this.fileNames = {};
      this.hasAnswered = false;
    }
    this.#id = id;
    void this.request.load(async (signal) => {
      const request = await this.#copies.read(`fund-request ${id}`, this.#own.read(id, fundId, { signal }));
      if (request.ok && !signal.aborted) this.#take(request.value);
      return request;
    });
  }

  /** Reads the questions again, of which one is not open any more: it was answered here, or elsewhere. */
  closeQuestion(wasSent: boolean): void {
    this.hasAnswered ||= wasSent;
    void this.questions.retry();
  }

  stop(): void {
    this.request.stop();
    this.questions.stop();
    this.vouchers.stop();
    this.fund.stop();
  }

  #take(request: SentRequest): void {
    const { fundId, id } = request;
    void this.questions.load((signal) =>
      this.#copies.read(`questions ${id}`, this.#clarifications.list(fundId, id, { signal })),
    );
    void this.#readFileNames(request.id);
    const hasUnnamedOption = request.answers.some(({ isChoice, optionName }) => isChoice && optionName === null);
    if (hasUnnamedOption || isGranted(request)) this.#loadFund(request);
    if (isDecided(request)) this.#seen.add('opened-decisions', [request.id]);
    if (!isGranted(request)) return;
    void this.vouchers.load((signal) =>
      this.#listVouchers.run({ signedIn: this.#session.isSignedIn, filter: {}, signal }),
    );
  }

  #loadFund({ fund: { id } }: SentRequest): void {
    void this.fund.load((signal) =>
      this.#copies.read(
        `fund facts ${id}`,
        this.#funds
          .readFund(id, { signal })
          .then((read) => mapResult(read, (fund) => ({ options: fundOptions(fund), isPayout: fund.isPayout }))),
      ),
    );
  }

  async #readFileNames(id: string): Promise<void> {
    const names = await this.#fileNames.read(id);
    if (this.#id === id) runInAction(() => (this.fileNames = names));
  }
}
