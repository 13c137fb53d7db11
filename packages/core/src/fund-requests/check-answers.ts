import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { FundRequests } from './fund-requests.port.ts';
import type { PrefillRefusalCode } from './prefills.ts';
import { registerRefusalOf } from './register-refusal.ts';
import type { FilledRequest } from './request-content.ts';
import { criteriaOfStep, recordsOf, type RequestStep } from './request-flow.ts';

/** Validates the answers of one step by the platform; their `Form` has validated them by the rules of the shop. */
export class CheckAnswers {
  readonly #requests: Pick<FundRequests, 'validate' | 'readPrefills'>;

  constructor(requests: Pick<FundRequests, 'validate' | 'readPrefills'>) {
    this.#requests = requests;
  }

  async run(request: FilledRequest, step: RequestStep): Promise<Result<void, Refusal<PrefillRefusalCode> | Failure>> {
    const { fund } = request;
    const records = recordsOf(request, criteriaOfStep(request, step));
    const checked = await this.#requests.validate(fund.id, { contactInformation: null, records });
    if (checked.ok) return checked;
    const code = await registerRefusalOf(fund, checked.error, (id) => this.#requests.readPrefills(id));
    return code === null ? checked : err(refusal(code));
  }
}
