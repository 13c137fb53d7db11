import {
  FUND_REQUEST_STATES,
  RECORD_STATES,
  type OwnFundRequest,
} from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestAllPagesOf } from '../request.ts';
import { toState } from '../state.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';

type WireRequest = components['schemas']['FundRequest'];

/** What the specification and the platform of July 2026 both say about an answer; the latter sends no criterion and no state. */
type WireRecord = Partial<
  Pick<components['schemas']['FundRequestRecord'], 'fund_criterion_id'> & { readonly state: string | null }
>;

/** The same about a request. */
type WireOwnRequest = Pick<WireRequest, 'id' | 'fund_id' | 'state' | 'state_locale' | 'created_at'> & {
  readonly records: readonly WireRecord[];
};

/** Reads all requests of the resident for a fund, each mapped. */
export async function readRequestsOf<T>(
  client: PlatformClient,
  fundId: string,
  map: (wire: Fields<WireRequest>) => T,
  options?: ReadOptions,
): Promise<Result<WholeList<T>, Failure>> {
  const id = wireId(fundId);
  if (id === null) return err(failure('not_found'));
  const path = { id };
  const signal = abortSignal(options);
  return requestAllPagesOf(
    (query) => client.GET('/platform/funds/{id}/requests', { params: { path, query }, signal }),
    map,
  );
}

/** Maps the wire format of a request. */
export function toOwnRequest(wire: Fields<WireOwnRequest>): OwnFundRequest {
  return {
    id: wire.id('id'),
    fundId: wire.id('fund_id'),
    ...toState(wire, FUND_REQUEST_STATES, 'pending'),
    records: wire.list('records', toRecordState),
    createdOn: wire.date('created_at'),
  };
}

/** Maps the state of one answer. */
export function toRecordState(wire: Fields<WireRecord>) {
  return {
    criterionId: wire.id('fund_criterion_id', null),
    state: toState(wire, RECORD_STATES).state,
  };
}
