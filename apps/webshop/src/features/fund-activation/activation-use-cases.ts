import type { ActivateFund } from '@stadstegoed/core/fund-activation/activate-fund.ts';
import type { CheckFund } from '@stadstegoed/core/fund-activation/check-fund.ts';
import type { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The three use cases of fund-activate. */
export interface ActivationUseCases {
  readonly activate: ActivateFund;
  readonly check: CheckFund;
  readonly startDigid: StartDigid;
}

export const ActivationUseCases = portToken<ActivationUseCases>('ActivationUseCases');
