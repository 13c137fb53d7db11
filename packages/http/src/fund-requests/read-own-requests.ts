import { FUND_REQUEST_STATES, type OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { request, toPage } from '../request.ts';
import { wireId } from '../wire-id.ts';
import { readDate, readId, readList, readOneOf } from '../wire.ts';

/** Page size for the own requests; the platform's maximum. */
const REQUESTS_PER_PAGE = 100;

type Schemas = components['schemas'];

const RECORD_STATES = ['pending', 'approved', 'declined', 'disregarded'] as const;

/** Reads the resident's own requests of a fund. */
export async function readOwnRequests(
  client: PlatformClient,
  fundId: string,
  options?: ReadOptions,
): Promise<Result<readonly OwnFundRequest[], Failure>> {
  const id = wireId(fundId);
  if (id === null) return err(failure('not_found'));
  const params = { path: { id }, query: { per_page: REQUESTS_PER_PAGE } };
  const call = client.GET('/platform/funds/{id}/requests', { params, signal: abortSignal(options) });
  return request(call, (body) => toPage(body, toOwnRequest).items);
}

/** Maps the wire format of a request (reference part 1, 6.6). */
export function toOwnRequest(
  wire: Pick<Schemas['FundRequest'], 'id' | 'fund_id' | 'state' | 'records' | 'created_at'>,
): OwnFundRequest {
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
