import { FUND_REQUEST_STATES } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import type { FundRequest, RequestForm } from '@stadstegoed/core/fund-requests/fund-request.ts';
import type { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestOne, requestVoid } from '../request.ts';
import type { PlatformClient } from '../client.ts';
import { wireId } from '../wire-id.ts';
import { readOwnRequests } from './read-own-requests.ts';
import { readDate, readId, readList, readOneOf } from '../wire.ts';

type Schemas = components['schemas'];

const RECORD_STATES = ['pending', 'approved', 'declined', 'disregarded'] as const;

/** The HTTP adapter of `FundRequests`. */
export class HttpFundRequests implements FundRequests {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async validate(fundId: string, form: RequestForm): Promise<Result<void, Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const options = { params: { path: { id } }, body: toWireForm(form) };
    return requestVoid(this.#client.POST('/platform/funds/{id}/requests/validate', options));
  }

  async submit(fundId: string, form: RequestForm): Promise<Result<FundRequest, Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const options = { params: { path: { id } }, body: toWireForm(form) };
    return requestOne(this.#client.POST('/platform/funds/{id}/requests', options), toFundRequest);
  }

  async list(fundId: string, options?: ReadOptions): Promise<Result<readonly FundRequest[], Failure>> {
    return readOwnRequests(this.#client, { fundId, toRequest: toFundRequest, options });
  }
}

/** Maps the wire format of a request (reference part 1, 6.6). */
export function toFundRequest(
  wire: Pick<Schemas['FundRequest'], 'id' | 'fund_id' | 'state' | 'records' | 'created_at'>,
): FundRequest {
  return {
    id: readId(wire.id, 'id'),
    fundId: readId(wire.fund_id, 'fund_id'),
    state: readOneOf(wire.state, FUND_REQUEST_STATES, 'state'),
    records: readList(wire.records, toRecordState, 'records'),
    createdOn: readDate(wire.created_at, 'created_at'),
  };
}

function toRecordState(wire: Pick<Schemas['FundRequestRecord'], 'fund_criterion_id' | 'state'>) {
  return {
    criterionId: wire.fund_criterion_id === null ? null : readId(wire.fund_criterion_id, 'records.fund_criterion_id'),
    state: readOneOf(wire.state, RECORD_STATES, 'records.state'),
  };
}

function toWireForm({ contactInformation, records }: RequestForm): Schemas['FundRequestForm'] {
  return {
    ...(contactInformation === null ? {} : { contact_information: contactInformation }),
    records: records.map(({ criterionId, recordTypeKey, value, files }) => ({
      fund_criterion_id: Number(criterionId),
      record_type_key: recordTypeKey,
      value,
      files: [...files],
    })),
  };
}
