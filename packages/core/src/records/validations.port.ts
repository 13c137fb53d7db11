import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ValidationRequest, Validator, ValidatorRequest } from './validation.ts';

/** Confirmations of records: asked by a resident, given by a validator. */
export interface Validations {
  /** The validators of the municipality. */
  validators(options?: ReadOptions): Promise<Result<readonly Validator[], Failure>>;
  /** The own requests to validators. */
  requests(options?: ReadOptions): Promise<Result<readonly ValidatorRequest[], Failure>>;
  /** Asks one validator to confirm an own record; `invalid` while it still waits for the same. */
  ask(validatorId: string, recordId: string): Promise<Result<ValidatorRequest, Failure>>;
  /** Makes a request for whoever gets its uuid, for a QR code. */
  makeCode(recordId: string): Promise<Result<string, Failure>>;
  /** Reads a request by its uuid, for its validator. */
  read(uuid: string, options?: ReadOptions): Promise<Result<ValidationRequest, Failure>>;
  /** Confirms; `forbidden` when it is decided. Without an organisation it counts for no fund. */
  approve(uuid: string, organizationId: string | null): Promise<Result<void, Failure>>;
  /** Declines; `forbidden` when it is decided. */
  decline(uuid: string): Promise<Result<void, Failure>>;
}

export const Validations = portToken<Validations>('Validations');
