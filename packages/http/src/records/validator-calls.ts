import type { Validator, ValidatorRequest } from '@stadstegoed/core/records/validation.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { mapResult, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestList } from '../request-list.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];
type Lists<T> = Promise<Result<readonly T[], Failure>>;

/** The fields that the shop reads of a validator. */
type WireValidator = Pick<Schemas['Validator'], 'id' | 'email'> & {
  readonly organization: { readonly id: number; readonly name: string };
};
type WireRequest = Pick<Schemas['ValidatorRequest'], 'id' | 'record_id' | 'state'> & {
  readonly validator: WireValidator;
};

const STATES = ['pending', 'approved', 'declined'] as const;

/** Asking validators of the municipality, as the specification has it. */
export const specifiedValidatorCalls = {
  async listValidators(client: PlatformClient, options: ReadOptions | undefined): Lists<Validator> {
    const call = client.GET('/platform/validators', { signal: abortSignal(options) });
    return mapResult(await requestList(call, toValidator), ({ items }) => items);
  },
  async listValidatorRequests(client: PlatformClient, options: ReadOptions | undefined): Lists<ValidatorRequest> {
    const call = client.GET('/platform/validator-requests', { signal: abortSignal(options) });
    return completeItems(await requestList(call, toValidatorRequest));
  },
};

/** Real platforms have no validators to ask: a record is confirmed at a desk. */
export const realValidatorCalls: typeof specifiedValidatorCalls = {
  async listValidators() {
    return ok([]);
  },
  async listValidatorRequests() {
    return ok([]);
  },
};

function toValidator(wire: Fields<WireValidator>): Validator {
  return {
    id: wire.id('id'),
    organization: toNamed(wire.object('organization')),
    email: wire.string('email', null),
  };
}

/** Maps the wire format of a request to a validator. */
export function toValidatorRequest(wire: Fields<WireRequest>): ValidatorRequest {
  return {
    id: wire.id('id'),
    validator: toValidator(wire.object('validator')),
    recordId: wire.id('record_id'),
    state: wire.oneOf('state', STATES),
  };
}

/** Maps an organisation of which only the name is shown. */
export function toNamed(wire: Fields<{ readonly id: number; readonly name: string }>) {
  return { id: wire.id('id'), name: wire.string('name') };
}
