import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import type { ClarificationIds } from '@stadstegoed/core/fund-requests/clarification.ts';
import { requestRefusalOf } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Load } from '../../lib/load/load.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { AskedQuestion } from './asked-question.shared.vm.ts';
import { SentFiles } from './sent-files.shared.vm.ts';

/** A question on a page of its own, with its fund and where its request is. */
@injectable()
export class FundRequestClarificationViewModel implements ViewModel<ClarificationIds> {
  readonly question: AskedQuestion;
  /** The fund of the request, for its name and colour; the question does not depend on it. */
  readonly fund = new Load<Fund>();
  /** The resident's requests of the fund: one of them is what the question is about (reading 38). */
  readonly requests = new Load<readonly OwnFundRequest[]>();
  readonly sentFiles: SentFiles;
  ids: ClarificationIds = { fundId: '', requestId: '', clarificationId: '' };
  readonly #funds: Pick<Funds, 'read'>;
  readonly #activation: Pick<FundActivation, 'requestsOf'>;
  readonly #clock: Clock;

  constructor(
    @inject(AskedQuestion) question: AskedQuestion,
    @inject(Funds) funds: Pick<Funds, 'read'>,
    @inject(FundActivation) activation: Pick<FundActivation, 'requestsOf'>,
    @inject(SentFiles) sentFiles: SentFiles,
    @inject(Clock) clock: Clock,
  ) {
    this.question = question;
    this.#funds = funds;
    this.#activation = activation;
    this.sentFiles = sentFiles;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { question: false, fund: false, requests: false, sentFiles: false, ids: observableRef },
      { autoBind: true },
    );
  }

  /** Who asked; null while the fund is unknown. */
  get sponsor(): string | null {
    return this.fund.value?.organization.name ?? null;
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** The request of the question; null when the platform tells of none. */
  get request(): OwnFundRequest | null {
    return this.requests.value?.find(({ id }) => id === this.ids.requestId) ?? null;
  }

  start(ids: ClarificationIds): void {
    if (ids.fundId !== this.ids.fundId) {
      this.fund.clear();
      this.requests.clear();
    }
    this.ids = ids;
    this.question.start(ids);
    void this.fund.load((signal) => this.#funds.read(ids.fundId, { signal }));
    void this.requests.load((signal) => this.#readRequests(signal));
  }

  stop(): void {
    this.question.stop();
    this.fund.stop();
    this.requests.stop();
  }

  /** Of a fund that was closed the platform tells of no request. */
  async #readRequests(signal: AbortSignal): Promise<Result<readonly OwnFundRequest[], Failure>> {
    const requests = await this.#activation.requestsOf(this.ids.fundId, { signal });
    return !requests.ok && requestRefusalOf(requests.error) === 'fund_not_active' ? ok([]) : requests;
  }
}
