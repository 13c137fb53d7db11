import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { loadVariant, variantKeys } from '@stadstegoed/variants/load.ts';
import { describe, expect, it } from 'vitest';
import { composeTestShop, SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { FundActivateViewModel } from './fund-activate.vm.ts';

const DIGID = 'http://localhost:3000/digid';

/** Opens the activation of a fund with this key in the shop of a municipality; returns where it led. */
async function activate(municipality: string, key: string): Promise<{ left: readonly string[]; stage: string }> {
  const shop = composeTestShop({
    account: SIGNED_IN,
    variant: loadVariant(municipality).variant,
    stubs: (container) => {
      const fund = aFund({ key, allowPrevalidations: true });
      container.stub(Funds, { read: () => Promise.resolve(ok(fund)) });
      container.stub(Vouchers, { list: () => Promise.resolve(ok(singlePage([]))) });
      container.stub(FundActivation, { requestsOf: () => Promise.resolve(ok([])) });
      container.stub(Digid, { start: () => Promise.resolve(ok(DIGID)) });
    },
  });
  await shop.loader.need(['fund-activation']);
  const model = shop.container.get(FundActivateViewModel, { autobind: true });
  model.start({ fundId: '12', query: {} });
  await expect.poll(() => model.stage.kind).not.toBe('looking');
  await expect.poll(() => model.digid.isStarting).toBe(false);
  model.stop();
  return { left: shop.left, stage: model.stage.kind };
}

describe.each(variantKeys())('the shop of %s', (municipality) => {
  it.each(['IIT', 'bus_2020', 'meedoen'])(
    'starts DigiD automatically for the fund with the key %s [FA-037]',
    async (key) => {
      expect(await activate(municipality, key)).toEqual({ left: [DIGID], stage: 'leaving' });
    },
  );

  it('shows the choice of methods for any other fund', async () => {
    expect(await activate(municipality, 'kindtegoed')).toEqual({ left: [], stage: 'shown' });
  });
});

it('the shop starts DigiD automatically for an additional fund of the municipality', async () => {
  expect(await activate('heuvelrode', 'inkomenssteun')).toEqual({ left: [DIGID], stage: 'leaving' });
});
