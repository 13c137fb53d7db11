import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import { requestStateOf } from './record-rules.ts';
import type { Validator, ValidatorRequest } from './validation.ts';
import type { Validations } from './validations.port.ts';

/** Asks a validator to confirm a record (reading 31). */
export class AskValidation {
  readonly #validations: Pick<Validations, 'ask'>;

  constructor(validations: Pick<Validations, 'ask'>) {
    this.#validations = validations;
  }

  /** Does not ask a validator who still has to answer for the same record. */
  async run(
    recordId: string,
    validator: Validator,
    asked: readonly ValidatorRequest[],
  ): Promise<Result<ValidatorRequest, Refusal<'already_asked'> | Failure>> {
    if (requestStateOf(validator, recordId, asked) === 'pending') return err(refusal('already_asked'));
    return this.#validations.ask(validator.id, recordId);
  }
}
