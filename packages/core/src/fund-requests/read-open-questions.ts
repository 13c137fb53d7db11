import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { fourAtATime } from '../shared/four-at-a-time.ts';
import { singlePage, type WholeList } from '../shared/page.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Clarifications } from './clarifications.port.ts';
import type { FundRequest } from './fund-request.ts';
import { openQuestionOf, type OpenQuestion } from './request-progress.ts';

/** Reads the open questions about requests, one of each request. A request that is decided has none. */
export class ReadOpenQuestions {
  readonly #clarifications: Pick<Clarifications, 'list'>;

  constructor(clarifications: Pick<Clarifications, 'list'>) {
    this.#clarifications = clarifications;
  }

  async run(
    requests: readonly FundRequest[],
    options?: ReadOptions,
  ): Promise<Result<WholeList<OpenQuestion>, Failure>> {
    const pending = requests.filter(({ state }) => state === 'pending');
    const items: OpenQuestion[] = [];
    const answers = await fourAtATime(pending, async (request) => {
      const question = openQuestionOf(request, await this.#clarifications.list(request.fundId, request.id, options));
      if (question.ok && question.value !== null) items.push(question.value);
      return question;
    });
    const failed = answers.find((answer) => !answer.ok);
    return failed === undefined || failed.ok ? ok(singlePage(items)) : failed;
  }
}
