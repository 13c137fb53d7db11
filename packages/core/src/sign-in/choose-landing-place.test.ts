import { describe, expect, it, vi } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { stubPort } from '../../testing/stub-port.ts';
import type { Fund } from '../funds/fund.ts';
import type { Funds } from '../funds/funds.port.ts';
import { goTo } from '../shared/destination.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { ChooseLandingPlace } from './choose-landing-place.ts';

const NONE_PUT_OFF = { ids: () => [], ledTo: () => undefined };

const fundsPage = (...items: readonly Fund[]) => singlePage(items);

describe('the landing place', () => {
  it('is the target of the link, without reading funds or vouchers', async () => {
    const useCase = new ChooseLandingPlace(stubPort<Funds>({}), stubPort<Vouchers>({}), NONE_PUT_OFF);
    const place = await useCase.run({ target: 'voucher-0xab', activateFirstFund: true });
    expect(place).toEqual(goTo('voucher', { address: '0xab' }));
  });

  it('is the given default when one of the vouchers cannot be read, which may be that of the fund', async () => {
    const funds = stubPort<Funds>({ listAll: async () => ok(fundsPage(aFund({ allowDirectRequests: true }))) });
    const vouchers = stubPort<Vouchers>({ list: async () => ok({ ...singlePage([]), leftOut: 1 }) });
    const place = await new ChooseLandingPlace(funds, vouchers, NONE_PUT_OFF).run({
      target: null,
      activateFirstFund: true,
    });
    expect(place).toEqual(goTo('home', {}));
  });

  it('is the given default when reading funds or vouchers fails', async () => {
    const failing = new ChooseLandingPlace(
      stubPort<Funds>({ listAll: async () => ok(fundsPage(aFund({ allowDirectRequests: true }))) }),
      stubPort<Vouchers>({ list: async () => err(failure('offline')) }),
      NONE_PUT_OFF,
    );
    expect(await failing.run({ target: null, activateFirstFund: true })).toEqual(goTo('home', {}));
  });

  it('keeps the funds that were unclaimed when it is one of them, without those that were put off before', async () => {
    const items = ['1', '2', '3'].map((id) => aFund({ id, allowDirectRequests: true }));
    const ledTo = vi.fn();
    const funds = stubPort<Funds>({ listAll: async () => ok(fundsPage(...items)) });
    const vouchers = stubPort<Vouchers>({ list: async () => ok(singlePage([])) });
    const choose = new ChooseLandingPlace(funds, vouchers, { ids: () => ['1'], ledTo });
    expect(await choose.run({ target: null, activateFirstFund: true })).toEqual(goTo('fund-activate', { fundId: '2' }));
    expect(ledTo).toHaveBeenCalledExactlyOnceWith(['2', '3']);
    await choose.run({ target: null, activateFirstFund: false });
    expect(ledTo).toHaveBeenCalledOnce();
  });
});
