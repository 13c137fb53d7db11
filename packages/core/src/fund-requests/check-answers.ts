import type { Failure } from '../shared/failure.ts';
import type { Result } from '../shared/result.ts';
import type { FundRequests } from './fund-requests.port.ts';
import type { FilledRequest } from './request-content.ts';
import { criteriaOfStep, recordsOf, type RequestStep } from './request-flow.ts';

/** Validates the answers of one step by the platform; their `Form` has validated them by the rules of the shop. */
export class CheckAnswers {
  readonly #requests: Pick<FundRequests, 'validate'>;

  constructor(requests: Pick<FundRequests, 'validate'>) {
    this.#requests = requests;
  }

  async run(request: FilledRequest, step: RequestStep): Promise<Result<void, Failure>> {
    const records = recordsOf(request, criteriaOfStep(request, step));
    return this.#requests.validate(request.fund.id, { contactInformation: null, records });
  }
}
