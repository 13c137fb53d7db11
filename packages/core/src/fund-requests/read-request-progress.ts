import type { FundActivation } from '../fund-activation/fund-activation.port.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { fourAtATime } from '../shared/four-at-a-time.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Clarifications } from './clarifications.port.ts';
import { newestRequest, openQuestionOf, type RequestProgress } from './request-progress.ts';
import { requestRefusalOf } from './request-refusal.ts';

/** Reads how far requests are: the requests of each fund, and the questions about a pending one. */
export class ReadRequestProgress {
  readonly #requests: Pick<FundActivation, 'requestsOf'>;
  readonly #clarifications: Pick<Clarifications, 'list'>;

  constructor(requests: Pick<FundActivation, 'requestsOf'>, clarifications: Pick<Clarifications, 'list'>) {
    this.#requests = requests;
    this.#clarifications = clarifications;
  }

  async run(fundIds: readonly string[], options?: ReadOptions): Promise<Result<readonly RequestProgress[], Failure>> {
    const answers = await fourAtATime(fundIds, (fundId) => this.#ofFund(fundId, options));
    const found: RequestProgress[] = [];
    for (const answer of answers) {
      if (!answer.ok) return answer;
      if (answer.value !== null) found.push(answer.value);
    }
    return ok(found);
  }

  async #ofFund(fundId: string, options?: ReadOptions): Promise<Result<RequestProgress | null, Failure>> {
    const requests = await this.#requests.requestsOf(fundId, options);
    if (!requests.ok) return requestRefusalOf(requests.error) === 'fund_not_active' ? ok(null) : requests;
    const request = newestRequest(requests.value);
    if (request === null) return ok(null);
    if (request.state !== 'pending') return ok({ request, question: null });
    const question = openQuestionOf(request, await this.#clarifications.list(fundId, request.id, options));
    return question.ok ? ok({ request, question: question.value }) : question;
  }
}
