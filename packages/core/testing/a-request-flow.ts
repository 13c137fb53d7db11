import { EMPTY_CONTENT } from '../src/fund-requests/request-content.ts';
import type { RequestFlow } from '../src/fund-requests/request-flow.ts';
import { aFund } from './a-fund.ts';

/** A request that a resident with an e-mail address begins. */
export function aRequestFlow(overrides: Partial<RequestFlow> = {}): RequestFlow {
  return {
    fund: aFund(),
    content: EMPTY_CONTENT,
    blocked: null,
    isGranted: false,
    asksEmail: false,
    accountEmail: 'jan@voorbeeld.example',
    isSent: false,
    ...overrides,
  };
}
