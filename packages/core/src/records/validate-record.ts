import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { ValidationRequest } from './validation.ts';
import type { Validations } from './validations.port.ts';

/** What a validator decides: approves for one of the available organisations or as a person, or declines. */
export type ValidationDecision =
  | { readonly kind: 'approve'; readonly organizationId: string | null }
  | { readonly kind: 'decline' };

/** Why a decision is not sent: it was made before, or the organisation is not one of the validator's. */
export type DecisionRefusal = 'decided' | 'unknown_organization';

/** Approves or declines a request to confirm a record (RC-010). A decision is final. */
export class ValidateRecord {
  readonly #validations: Pick<Validations, 'approve' | 'decline'>;

  constructor(validations: Pick<Validations, 'approve' | 'decline'>) {
    this.#validations = validations;
  }

  async run(
    request: ValidationRequest,
    decision: ValidationDecision,
  ): Promise<Result<void, Refusal<DecisionRefusal> | Failure>> {
    if (request.state !== 'pending') return err(refusal('decided'));
    if (decision.kind === 'decline') return this.#validations.decline(request.uuid);
    const { organizationId } = decision;
    const isKnown = organizationId === null || request.organizations.some(({ id }) => id === organizationId);
    if (!isKnown) return err(refusal('unknown_organization'));
    return this.#validations.approve(request.uuid, organizationId);
  }
}
