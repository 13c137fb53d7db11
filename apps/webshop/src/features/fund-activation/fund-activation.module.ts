import { ContainerModule } from 'inversify';
import { ActivateFund } from '@stadstegoed/core/fund-activation/activate-fund.ts';
import { ApplyFundFromList } from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import { CheckFund } from '@stadstegoed/core/fund-activation/check-fund.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { RedeemCode } from '@stadstegoed/core/fund-activation/redeem-code.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpFundActivation } from '@stadstegoed/http/fund-activation/http-fund-activation.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for applying for a fund, checking it and redeeming a code. */
export const fundActivation = new ContainerModule(({ bind }) => {
  bind(FundActivation)
    .toResolvedValue((client) => new HttpFundActivation(client), [Client])
    .inSingletonScope();
  bind(ActivateFund)
    .toResolvedValue(
      (funds, vouchers, fundActivation) => new ActivateFund(funds, vouchers, fundActivation),
      [Funds, Vouchers, FundActivation],
    )
    .inSingletonScope();
  bind(ApplyFundFromList)
    .toResolvedValue((fundActivation) => new ApplyFundFromList(fundActivation), [FundActivation])
    .inSingletonScope();
  bind(CheckFund)
    .toResolvedValue((fundActivation, vouchers) => new CheckFund(fundActivation, vouchers), [FundActivation, Vouchers])
    .inSingletonScope();
  bind(RedeemCode)
    .toResolvedValue((fundActivation) => new RedeemCode(fundActivation), [FundActivation])
    .inSingletonScope();
});
