import { ReadRequestsToFinish } from '@stadstegoed/core/fund-requests/read-requests-to-finish.ts';
import type { RequestToFinish } from '@stadstegoed/core/fund-requests/requests-to-finish.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import { OwnFundRequests } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import type { SentRequest, SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { ReadOpenQuestions } from '@stadstegoed/core/fund-requests/read-open-questions.ts';
import type { OpenQuestion } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { VisiblePart } from '../../lib/list/visible-part.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Load } from '../../lib/load/load.ts';
import { OfflineCopies, type MaybeOffline } from '../../lib/offline/offline-copies.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** All requests of the resident, shown as they come. */
@injectable()
export class OwnRequestsViewModel implements ViewModel<object> {
  readonly requests = new Load<MaybeOffline<SentRequests>>();
  /** The open questions; the list is shown without them until they are read. */
  readonly questions = new Load<WholeList<OpenQuestion>>();
  /** How many of the requests that are decided or withdrawn are on the screen. */
  readonly donePart = new VisiblePart(10);
  /** The requests that the resident can finish on this device. */
  readonly unfinished = new Load<readonly RequestToFinish[]>();
  /** What was read so far, while the rest is being read for the first time. */
  sofar: SentRequests | null = null;
  readonly #own: Pick<OwnFundRequests, 'listAll'>;
  readonly #readQuestions: Pick<ReadOpenQuestions, 'run'>;
  readonly #readUnfinished: Pick<ReadRequestsToFinish, 'run'>;
  readonly #drafts: Pick<UnfinishedRequests, 'remove'>;
  readonly #dialogs: Dialogs;
  readonly #copies: Pick<OfflineCopies, 'read'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    @inject(OwnFundRequests) own: Pick<OwnFundRequests, 'listAll'>,
    @inject(ReadOpenQuestions) readQuestions: Pick<ReadOpenQuestions, 'run'>,
    @inject(ReadRequestsToFinish) readUnfinished: Pick<ReadRequestsToFinish, 'run'>,
    @inject(UnfinishedRequests) drafts: Pick<UnfinishedRequests, 'remove'>,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(OfflineCopies) copies: Pick<OfflineCopies, 'read'>,
    @inject(Clock) clock: Pick<Clock, 'now'>,
  ) {
    this.#own = own;
    this.#readQuestions = readQuestions;
    this.#readUnfinished = readUnfinished;
    this.#drafts = drafts;
    this.#dialogs = dialogs;
    this.#copies = copies;
    this.#clock = clock;
    const annotations = {
      requests: false,
      questions: false,
      donePart: false,
      unfinished: false,
      today: false,
      sofar: observableRef,
    } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** What was read so far of a list that is read for the first time; null otherwise. */
  get part(): SentRequests | null {
    return this.requests.isFirstLoad ? this.sofar : null;
  }

  /** Whether the open questions of all requests are known. */
  get knowsQuestions(): boolean {
    return this.questions.value !== null;
  }

  questionOf({ id }: SentRequest): OpenQuestion | null {
    return this.questions.value?.items.find(({ ids }) => ids.requestId === id) ?? null;
  }

  start(): void {
    void this.requests.load(async (signal) => {
      const all = await this.#copies.read('fund-requests', this.#own.listAll({ signal, onPart: this.takePart }));
      if (all.ok && !signal.aborted) this.#loadQuestions(all.value.requests);
      return all;
    });
    void this.unfinished.load((signal) => this.#readUnfinished.run({ signal }));
  }

  stop(): void {
    this.requests.stop();
    this.questions.stop();
    this.unfinished.stop();
  }

  /** Deletes the answers of a request that was not sent, once the resident confirms it. */
  discard({ fund }: RequestToFinish): void {
    this.#dialogs.open('discard-draft', { next: 'discard', onDiscard: () => void this.#discard(fund.id) });
  }

  async #discard(fundId: string): Promise<void> {
    await this.#drafts.remove(fundId);
    this.unfinished.set((this.unfinished.value ?? []).filter(({ fund }) => fund.id !== fundId));
  }

  takePart(sofar: SentRequests): void {
    this.sofar = sofar;
  }

  #loadQuestions(requests: readonly SentRequest[]): void {
    void this.questions.load((signal) =>
      this.#copies.read('open-questions', this.#readQuestions.run(requests, { signal })),
    );
  }
}
