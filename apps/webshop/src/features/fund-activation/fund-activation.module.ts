import { ActivateFund } from '@stadstegoed/core/fund-activation/activate-fund.ts';
import { ApplyFundFromList } from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import { CheckFund } from '@stadstegoed/core/fund-activation/check-fund.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { RedeemCode } from '@stadstegoed/core/fund-activation/redeem-code.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpFundActivation } from '@stadstegoed/http/fund-activation/http-fund-activation.ts';
import { bindDigid } from '../../platform/bind-digid.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { ActivationUseCases } from './activation-use-cases.ts';

/** Bindings for applying for a fund, checking it and redeeming a code. */
export function bindFeature(bindings: Bindings): void {
  bindDigid(bindings);
  bindings.bind(FundActivation, { dependencies: [Client], make: (client) => new HttpFundActivation(client) });
  bindings.bindClass(ActivateFund, [Funds, Vouchers, FundActivation]);
  bindings.bindClass(ApplyFundFromList, [FundActivation]);
  bindings.bindClass(CheckFund, [FundActivation, Vouchers]);
  bindings.bindClass(RedeemCode, [FundActivation]);
  bindings.bind(ActivationUseCases, {
    dependencies: [ActivateFund, CheckFund, StartDigid],
    make: (activate, check, startDigid) => ({ activate, check, startDigid }),
  });
}
