import { OwnFundRequests } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import type { SentRequest, SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { ReadOpenQuestions } from '@stadstegoed/core/fund-requests/read-open-questions.ts';
import type { OpenQuestion } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { VisiblePart } from '../../lib/list/visible-part.ts';
import { Load } from '../../lib/load/load.ts';
import { OfflineCopies, type MaybeOffline } from '../../lib/offline/offline-copies.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** All requests of the resident, shown as they come. */
@injectable()
export class OwnRequestsViewModel implements ViewModel<object> {
  readonly requests = new Load<MaybeOffline<SentRequests>>();
  /** The open questions by the id of their request; the list is shown without them until they are read. */
  readonly questions = new Load<ReadonlyMap<string, OpenQuestion>>();
  /** How many of the requests that are decided or withdrawn are on the screen. */
  readonly donePart = new VisiblePart(10);
  /** What was read so far, while the rest is being read for the first time. */
  sofar: SentRequests | null = null;
  readonly #own: Pick<OwnFundRequests, 'listAll'>;
  readonly #readQuestions: Pick<ReadOpenQuestions, 'run'>;
  readonly #copies: Pick<OfflineCopies, 'read'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    @inject(OwnFundRequests) own: Pick<OwnFundRequests, 'listAll'>,
    @inject(ReadOpenQuestions) readQuestions: Pick<ReadOpenQuestions, 'run'>,
    @inject(OfflineCopies) copies: Pick<OfflineCopies, 'read'>,
    @inject(Clock) clock: Pick<Clock, 'now'>,
  ) {
    this.#own = own;
    this.#readQuestions = readQuestions;
    this.#copies = copies;
    this.#clock = clock;
    const annotations = {
      requests: false,
      questions: false,
      donePart: false,
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

  questionOf({ id }: SentRequest): OpenQuestion | null {
    return this.questions.value?.get(id) ?? null;
  }

  start(): void {
    void this.requests.load(async (signal) => {
      const all = await this.#copies.read('fund-requests', this.#own.listAll({ signal, onPart: this.takePart }));
      if (all.ok && !signal.aborted) this.#loadQuestions(all.value.requests);
      return all;
    });
  }

  stop(): void {
    this.requests.stop();
    this.questions.stop();
  }

  takePart(sofar: SentRequests): void {
    this.sofar = sofar;
  }

  #loadQuestions(requests: readonly SentRequest[]): void {
    void this.questions.load((signal) => this.#readQuestions.run(requests, { signal }));
  }
}
