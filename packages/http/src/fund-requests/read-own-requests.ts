import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { request, toPage } from '../request.ts';
import { wireId } from '../wire-id.ts';

/** Page size for the own requests; the platform's maximum. */
const REQUESTS_PER_PAGE = 100;

/** The own requests of a resident and how each is mapped. */
export interface OwnRequestsRead<T> {
  readonly fundId: string;
  readonly toRequest: (wire: components['schemas']['FundRequest']) => T;
  readonly options: ReadOptions | undefined;
}

/** Reads the resident's own requests of a fund, for activation and for the request itself. */
export async function readOwnRequests<T>(
  client: PlatformClient,
  { fundId, toRequest, options }: OwnRequestsRead<T>,
): Promise<Result<readonly T[], Failure>> {
  const id = wireId(fundId);
  if (id === null) return err(failure('not_found'));
  const params = { path: { id }, query: { per_page: REQUESTS_PER_PAGE } };
  const call = client.GET('/platform/funds/{id}/requests', { params, signal: abortSignal(options) });
  return request(call, (body) => toPage(body, toRequest).items);
}
