import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { PendingReimbursement } from './voucher.ts';

/** The pending reimbursements of the signed-in resident, of all vouchers. */
export interface PendingReimbursements {
  list(options?: ReadOptions): Promise<Result<readonly PendingReimbursement[], Failure>>;
}

export const PendingReimbursements = portToken<PendingReimbursements>('PendingReimbursements');
