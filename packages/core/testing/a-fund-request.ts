import type { FundRequest } from '../src/fund-requests/fund-request.ts';
import type { RequestProgress } from '../src/fund-requests/request-progress.ts';
import { aDay } from './a-voucher.ts';

/** A request that was sent on 2 November 2026 and waits for the municipality. */
export function aFundRequest(overrides: Partial<FundRequest> = {}): FundRequest {
  return {
    id: '701',
    fundId: '12',
    state: 'pending',
    stateLabel: null,
    records: [],
    createdOn: aDay('2026-11-02'),
    ...overrides,
  };
}

/** How far a request is; `question` is the id of an open question. */
export function aRequestProgress(
  facts: {
    readonly fundId?: string;
    readonly createdOn?: string;
    readonly state?: FundRequest['state'];
    readonly question?: string;
  } = {},
): RequestProgress {
  const { fundId = '12', createdOn = '2026-11-02', state = 'pending', question } = facts;
  const request = aFundRequest({ fundId, state, createdOn: aDay(createdOn) });
  if (question === undefined) return { request, question: null };
  const ids = { fundId, requestId: request.id, clarificationId: question };
  return { request, question: { ids, text: 'Kunt u een foto van uw loonstrook sturen?' } };
}
