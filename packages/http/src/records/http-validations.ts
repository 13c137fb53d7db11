import type { ValidationRequest, Validator, ValidatorRequest } from '@stadstegoed/core/records/validation.ts';
import type { Validations } from '@stadstegoed/core/records/validations.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';
import { requestOne, requestVoid } from '../request.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';
import { toNamed, toValidatorRequest } from './validator-calls.ts';

type Schemas = components['schemas'];
const STATES = ['pending', 'approved', 'declined'] as const;

/** The fields that the shop reads of a request to confirm a record. */
type WireValidation = Omit<Schemas['RecordValidation'], 'identity_address'>;

export class HttpValidations implements Validations {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  validators(options?: ReadOptions): Promise<Result<readonly Validator[], Failure>> {
    return inDialect(this.#client, (dialect) => dialect.listValidators(this.#client, options));
  }

  requests(options?: ReadOptions): Promise<Result<readonly ValidatorRequest[], Failure>> {
    return inDialect(this.#client, (dialect) => dialect.listValidatorRequests(this.#client, options));
  }

  async ask(validatorId: string, recordId: string): Promise<Result<ValidatorRequest, Failure>> {
    const [validator_id, record_id] = [wireId(validatorId), wireId(recordId)];
    if (validator_id === null || record_id === null) return err(failure('not_found'));
    return requestOne(
      this.#client.POST('/platform/validator-requests', { body: { validator_id, record_id } }),
      toValidatorRequest,
    );
  }

  async makeCode(recordId: string): Promise<Result<string, Failure>> {
    const record_id = wireId(recordId);
    if (record_id === null) return err(failure('not_found'));
    return requestOne(this.#client.POST('/identity/record-validations', { body: { record_id } }), (made) =>
      made.token('uuid'),
    );
  }

  read(uuid: string, options?: ReadOptions): Promise<Result<ValidationRequest, Failure>> {
    const params = { path: { id: uuid } };
    const call = this.#client.GET('/identity/record-validations/{id}', { params, signal: abortSignal(options) });
    return requestOne(call, toValidation);
  }

  approve(uuid: string, organizationId: string | null): Promise<Result<void, Failure>> {
    const params = { path: { id: uuid } };
    const body = { organization_id: organizationId === null ? null : wireId(organizationId) };
    return requestVoid(this.#client.PATCH('/identity/record-validations/{id}/approve', { params, body }));
  }

  decline(uuid: string): Promise<Result<void, Failure>> {
    const params = { path: { id: uuid } };
    return requestVoid(this.#client.PATCH('/identity/record-validations/{id}/decline', { params }));
  }
}

function toValidation(wire: Fields<WireValidation>): ValidationRequest {
  return {
    uuid: wire.token('uuid'),
    state: wire.oneOf('state', STATES),
    typeKey: wire.token('key'),
    name: wire.string('name'),
    value: wire.string('value'),
    organizations: wire.list('organizations_available', toNamed),
  };
}
