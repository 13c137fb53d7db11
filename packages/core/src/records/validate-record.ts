import { isUncertain, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { ValidationRequest, ValidationState } from './validation.ts';
import type { Validations } from './validations.port.ts';

/** What a validator decides: approves for one of the available organisations or as a person, or declines. */
export type ValidationDecision =
  | { readonly kind: 'approve'; readonly organizationId: string | null }
  | { readonly kind: 'decline' };

/** Why a decision is not sent: it was made before, or the organisation is not one of the validator's. */
export type DecisionRefusal = 'decided' | 'unknown_organization';

/**
 * Approves or declines a request to confirm a record (RC-010). A decision is final, so the request is read again when the
 * answer was lost.
 */
export class ValidateRecord {
  readonly #validations: Pick<Validations, 'approve' | 'decline' | 'read'>;

  constructor(validations: Pick<Validations, 'approve' | 'decline' | 'read'>) {
    this.#validations = validations;
  }

  async run(
    request: ValidationRequest,
    decision: ValidationDecision,
  ): Promise<Result<void, Refusal<DecisionRefusal> | Failure>> {
    if (request.state !== 'pending') return err(refusal('decided'));
    if (decision.kind === 'decline') {
      return this.#look(await this.#validations.decline(request.uuid), request.uuid, 'declined');
    }
    const { organizationId } = decision;
    const isKnown = organizationId === null || request.organizations.some(({ id }) => id === organizationId);
    if (!isKnown) return err(refusal('unknown_organization'));
    return this.#look(await this.#validations.approve(request.uuid, organizationId), request.uuid, 'approved');
  }

  /** Whether the request has the decision that was sent, when its answer was lost. */
  async #look(
    sent: Result<void, Failure>,
    uuid: string,
    decided: ValidationState,
  ): Promise<Result<void, Refusal<'decided'> | Failure>> {
    if (sent.ok || !isUncertain(sent.error)) return sent;
    const now = await this.#validations.read(uuid);
    if (!now.ok || now.value.state === 'pending') return sent;
    return now.value.state === decided ? ok(undefined) : err(refusal('decided'));
  }
}
