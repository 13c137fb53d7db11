import { ActivateFund } from '@stadstegoed/core/fund-activation/activate-fund.ts';
import { CheckFund } from '@stadstegoed/core/fund-activation/check-fund.ts';
import type { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Query } from '@stadstegoed/core/shared/destination.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import type { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { aFundCheck } from '@stadstegoed/core/testing/a-fund-check.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { vi } from 'vitest';
import { FundActivateViewModel } from '../src/features/fund-activation/fund-activate.vm.ts';
import { anApp, type AnAppOptions } from './an-app.ts';

/** A fund with two activation methods when DigiD is available. */
export const CODE_OR_DIGID = aFund({ allowPrevalidations: true });
/** A fund that starts DigiD automatically. */
export const AT_ONCE = aFund({ key: 'meedoen' });

function ports(fund: Fund) {
  return {
    read: vi.fn<Funds['read']>(() => Promise.resolve(ok(fund))),
    apply: vi.fn<FundActivation['apply']>(() => Promise.resolve(ok(aVoucher({ address: '0x1' })))),
    check: vi.fn<FundActivation['check']>(() =>
      Promise.resolve(ok(aFundCheck({ vouchers: [aVoucher({ address: '0x2' })] }))),
    ),
    startDigid: vi.fn<Digid['start']>(() => Promise.resolve(ok('https://digid.example/login'))),
  };
}

/** Opens fund-activate: the real use cases over stubbed ports. */
export function openActivation(fund: Fund = CODE_OR_DIGID, options: AnAppOptions = {}) {
  const given = ports(fund);
  const around = anApp(options);
  const activation = { apply: given.apply, check: given.check, requestsOf: () => Promise.resolve(ok([])) };
  const vouchers = { list: () => Promise.resolve(ok(singlePage([]))) };
  const unfinished = { read: vi.fn<UnfinishedRequests['read']>(() => Promise.resolve([])) };
  const { container } = around;
  container.bind(ActivateFund).toConstantValue(new ActivateFund({ read: given.read }, vouchers, activation));
  container.bind(CheckFund).toConstantValue(new CheckFund(activation, vouchers));
  container.bind(StartDigid).toConstantValue(new StartDigid({ start: given.startDigid }));
  container.bind(UnfinishedRequests).toConstantValue(stubPort<UnfinishedRequests>(unfinished));
  const model = container.get(FundActivateViewModel, { autobind: true });
  const enter = async (query: Query = {}): Promise<void> => {
    model.start({ fundId: fund.id, query });
    await around.clock.play(0);
  };
  /** Stops and restarts the model, as the view does when the address changes. */
  const follow = async (query: Query = {}): Promise<void> => {
    model.stop();
    await enter(query);
  };
  return { ...around, ...given, unfinished, model, enter, follow };
}
