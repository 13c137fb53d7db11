import { ActivateFund } from '@stadstegoed/core/fund-activation/activate-fund.ts';
import { ApplyFundFromList } from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import { CheckFund } from '@stadstegoed/core/fund-activation/check-fund.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { RedeemCode } from '@stadstegoed/core/fund-activation/redeem-code.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { HttpFundActivation } from '@stadstegoed/http/fund-activation/http-fund-activation.ts';
import type { Composition } from '../../composition/container.ts';
import { ActivationUseCases } from './activation-use-cases.ts';

/** What applies for a fund, checks it and redeems a code. */
export function bindFeature(composition: Composition, client: PlatformClient): void {
  composition.bind(FundActivation, { dependencies: [], make: () => new HttpFundActivation(client) });
  composition.bind(ActivateFund, {
    dependencies: [Funds, Vouchers, FundActivation],
    make: (funds, vouchers, activation) => new ActivateFund(funds, vouchers, activation),
  });
  composition.bind(ApplyFundFromList, {
    dependencies: [FundActivation],
    make: (activation) => new ApplyFundFromList(activation),
  });
  composition.bind(CheckFund, { dependencies: [FundActivation], make: (activation) => new CheckFund(activation) });
  composition.bind(RedeemCode, { dependencies: [FundActivation], make: (activation) => new RedeemCode(activation) });
  composition.bind(ActivationUseCases, {
    dependencies: [ActivateFund, CheckFund, StartDigid],
    make: (activate, check, startDigid) => ({ activate, check, startDigid }),
  });
}
