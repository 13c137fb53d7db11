import type { Fund } from '../funds/fund.ts';

/** Why a fund cannot be applied for. */
export type ApplyBlock = 'external' | 'not_active' | 'approved_request_exists' | 'request_in_progress';

/** The first reason that blocks an application; null when the resident may apply. */
export function applyBlock(fund: Fund): ApplyBlock | null {
  if (fund.isExternal) return 'external';
  if (fund.state !== 'active') return 'not_active';
  if (fund.hasApprovedFundRequests) return 'approved_request_exists';
  if (fund.hasPendingFundRequests) return 'request_in_progress';
  return null;
}
