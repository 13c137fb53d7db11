import type { Criterion } from '../funds/criterion.ts';
import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { FundRequests } from './fund-requests.port.ts';
import { criterionProblem, recordOf, type AnswerRefusal, type FilledRequest } from './request-flow.ts';

/** Validates the answer of one step: by the rules of the shop, then by the platform. */
export class CheckAnswer {
  readonly #requests: Pick<FundRequests, 'validate'>;

  constructor(requests: Pick<FundRequests, 'validate'>) {
    this.#requests = requests;
  }

  async run(request: FilledRequest, criterion: Criterion): Promise<Result<void, Refusal<AnswerRefusal> | Failure>> {
    const problem = criterionProblem(request, criterion);
    if (problem !== null) return err(refusal(problem));
    const record = recordOf(request, criterion);
    const records = record === null ? [] : [record];
    return this.#requests.validate(request.fund.id, { contactInformation: null, records });
  }
}
