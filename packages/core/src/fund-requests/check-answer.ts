import type { Criterion } from '../funds/criterion.ts';
import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { answerProblem, valueOfAnswer, type AnswerProblem } from './criterion-answer.ts';
import type { FundRequests } from './fund-requests.port.ts';

/** Why the step of a criterion is not complete. */
export type AnswerRefusal = AnswerProblem | 'file_missing';

/** The answer of one step. */
export interface CheckAnswerInput {
  readonly fundId: string;
  readonly criterion: Criterion;
  /** The answer as typed. */
  readonly answer: string;
  /** The uids of the uploaded files. */
  readonly files: readonly string[];
}

/** Validates the answer of one step: by the rules of the shop, then by the platform. */
export class CheckAnswer {
  readonly #requests: Pick<FundRequests, 'validate'>;

  constructor(requests: Pick<FundRequests, 'validate'>) {
    this.#requests = requests;
  }

  async run(input: CheckAnswerInput): Promise<Result<void, Refusal<AnswerRefusal> | Failure>> {
    const { fundId, criterion, answer, files } = input;
    const problem = answerProblem(criterion, answer);
    if (problem !== null) return err(refusal(problem));
    if (criterion.showAttachment && files.length === 0) return err(refusal('file_missing'));
    const value = valueOfAnswer(criterion, answer) ?? '';
    const records = [{ criterionId: criterion.id, recordTypeKey: criterion.recordTypeKey, value, files }];
    const checked = await this.#requests.validate(fundId, { contactInformation: null, records });
    return checked.ok ? ok(undefined) : checked;
  }
}
