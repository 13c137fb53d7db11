import type { FundChoice, FundFilter, Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { ApplyFundFromList } from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { singlePage, type Page } from '@stadstegoed/core/shared/page.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { aFund, aFundsPage, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation, Toasts } from '../../lib/app/app-ports.ts';
import type { Dialogs } from '../../lib/app/dialogs.ts';
import { ReadFundsPage } from '@stadstegoed/core/funds/read-funds-page.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import type { Session } from '../../lib/app/session.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { ApplyInList } from './apply-in-list.shared.vm.ts';
import { FUNDS_QUERY, type FundsQuery } from './funds-query.ts';
import { FundsViewModel } from './funds.vm.ts';

const REPLACED = { replace: true, keepScroll: true, state: null };

function aList(
  answer: (filter: FundFilter) => Result<Page<Fund>, Failure> = () => ok(aFundsPage()),
  signedIn = false,
  own: readonly Fund[] = [aFund()],
) {
  const clock = new FakeClock();
  const go = vi.fn();
  const list = vi.fn((filter: FundFilter) => Promise.resolve(answer(filter)));
  const listAll = vi.fn(({ withExternal }: FundChoice) =>
    Promise.resolve(ok(singlePage(withExternal ? [aFund(), aFund({ id: '13' })] : own))),
  );
  const funds = stubPort<Funds>({
    list,
    listAll,
    organizations: () => Promise.resolve(ok([{ id: '3', name: 'Gemeente Zonnedorp' }])),
    tags: () => Promise.resolve(ok([{ id: '4', key: 'sport', name: 'Sport' }])),
  });
  const vouchers = new ListVouchers({ list: () => Promise.resolve(ok(singlePage([aVoucher({ fundId: '99' })]))) });
  const navigation = stubPort<Navigation>({ go, isAt: () => true, href: (to) => JSON.stringify(to.query) });
  const run = vi.fn(() => Promise.resolve(ok({ kind: 'applied_more_left' as const })));
  const applying = new ApplyInList(
    stubPort<ApplyFundFromList>({ run }),
    navigation,
    stubPort<Toasts>({ show: vi.fn() }),
    stubPort<Dialogs>({}),
    new KnownBalance(),
  );
  const session = stubPort<Session>({ isSignedIn: signedIn, identity: null });
  const ownVouchers = new OwnVouchers(vouchers, session, clock);
  const model = new FundsViewModel(funds, new ReadFundsPage(funds), ownVouchers, applying, session, navigation, clock);
  const start = async (query: Partial<FundsQuery> = {}, language: Language = 'nl'): Promise<void> => {
    const asked = FUNDS_QUERY.asked({ ...FUNDS_QUERY.usual, ...query });
    model.start({ asked, language, signedIn });
    await clock.play(0);
  };
  return { model, clock, go, list, listAll, run, start };
}

describe('the list of funds', () => {
  it('keeps the display type and the open menu when a filter changes', async () => {
    const { model, go, start } = aList();
    await start();
    model.list.setDisplay({ display: 'grid', showMenu: true });
    model.list.narrow({ withExternal: true });
    const query = { with_external: '1', display_type: 'grid', show_menu: '1' };
    expect(go).toHaveBeenCalledWith(goTo('funds', {}, query), REPLACED);
  });

  it('compares with all funds, not with the filtered page, and reloads when another one can be activated [FA-051]', async () => {
    const fund = anApplicableFund();
    const { model, listAll, run, start } = aList(undefined, true, [fund, aFund({ id: '13' })]);
    await start();
    await model.apply(fund);
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ fund, funds: [fund, aFund({ id: '13' })] }));
    expect(listAll.mock.calls.filter(([{ withExternal }]) => !withExternal)).toHaveLength(2);
  });

  it('reads all funds once, when the filters are on the page in one place or two, and again only in another language', async () => {
    const { model, clock, listAll, start } = aList();
    await start();
    expect(listAll).not.toHaveBeenCalled();
    model.openFilters();
    model.openFilters();
    await clock.play(0);
    await start({ tagId: '4' });
    expect(listAll).toHaveBeenCalledTimes(1);
    await start({ tagId: '4' }, 'en');
    expect(listAll).toHaveBeenCalledTimes(2);
  });

  it('groups the funds over all its pages', async () => {
    const others = Array.from({ length: 20 }, (_, index) => aFund({ id: `${100 + index}`, name: 'B' }));
    const { model, start } = aList(undefined, true, [...others, anApplicableFund({ id: '7', name: 'C' })]);
    await start();
    expect(model.list.results.value).toMatchObject({ currentPage: 1, lastPage: 3, total: 21 });
    const shown = () => (model.list.results.value === null ? [] : model.ordered(model.list.results.value));
    expect(shown().map(({ id }) => id)).toEqual(['7', ...others.slice(0, 9).map(({ id }) => id)]);
    await start({ page: 3 });
    expect(shown().map(({ id }) => id)).toEqual(['119']);
  });

  it('has no numbers beside the filters when one of the funds cannot be read', async () => {
    const { model, listAll, start } = aList();
    listAll.mockResolvedValue(ok({ ...singlePage([aFund()]), leftOut: 1 }));
    await start({ tagId: '4' });
    expect([model.countWith({}), model.waysOut]).toEqual([null, []]);
  });
});
