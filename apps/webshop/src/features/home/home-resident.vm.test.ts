import type { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import type { UnfinishedRequest } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { MoneyTask } from '@stadstegoed/core/reservations/money-tasks.ts';
import type { MoneyTaskList, ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import { aReimbursementDraft } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aRecord } from '@stadstegoed/core/testing/a-record.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { aRequestProgress } from '@stadstegoed/core/testing/a-fund-request.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../lib/app/session.ts';
import type { FittingProducts } from '../products/fitting-products.shared.vm.ts';
import type { CompletedTickets } from '../vouchers/completed-tickets.shared.vm.ts';
import type { ApplyInList } from '../funds/apply-in-list.shared.vm.ts';
import { ResidentHomeViewModel } from './home-resident.vm.ts';
import { TASKS_GRACE } from '../../lib/app/timings.ts';
import { HomeViewModel, type HomeParams } from './home.vm.ts';
import { OwnMoneyTasks } from './own-money-tasks.shared.vm.ts';
import { OwnRequests } from '../fund-requests/own-requests.shared.vm.ts';
import type { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import type { Navigation } from '../../lib/app/app-ports.ts';
import { readVariant } from '@stadstegoed/variants/schema.ts';
import { variant } from 'virtual:variant';
import type { Settings } from '../../lib/app/settings.ts';
import { deferred } from '../../../testing/deferred.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';

const PARAMS: HomeParams = { digidError: null, target: null, sessionExpired: false, language: 'nl', signedIn: true };

const all = (...tasks: readonly MoneyTask[]): MoneyTaskList => ({ tasks, isComplete: true });

function aHome(
  vouchers: readonly Voucher[] = [],
  drafts: readonly UnfinishedRequest[] = [],
  opened: readonly string[] = [],
) {
  const unfinished = {
    read: vi.fn<UnfinishedRequests['read']>(() => Promise.resolve(drafts)),
    remove: vi.fn<UnfinishedRequests['remove']>(() => Promise.resolve()),
  };
  const clock = new FakeClock();
  const list = vi.fn(() => Promise.resolve(ok(singlePage([anApplicableFund()]))));
  const funds = stubPort<Funds>({ listAll: list });
  const go = vi.fn();
  const listVouchers = vi.fn<ListVouchers['run']>(() => Promise.resolve(ok(singlePage(vouchers))));
  const progress = vi.fn<ReadRequestProgress['run']>(() => Promise.resolve(ok([])));
  const money = vi.fn<ReadMoneyTasks['run']>(() => Promise.resolve(ok(all())));
  const fitting = vi.fn<FittingProducts['load']>(() => Promise.resolve());
  const lastProducts = vi.fn<FittingProducts['load']>(() => Promise.resolve());
  const platform = aPlatformConfiguration();
  const home = new HomeViewModel(
    funds,
    stubPort<ProductSamples>({ samples: () => Promise.resolve(ok([])) }),
    stubPort<Settings>({ ready: () => Promise.resolve(platform), platform, variant: readVariant(variant) }),
    stubPort<Navigation>({ go }),
    memoryDrafts(),
  );
  const model = new ResidentHomeViewModel(
    home,
    stubPort<ListVouchers>({ run: listVouchers }),
    stubPort<Session>({ isSignedIn: true, identity: null }),
    stubPort<ApplyInList>({}),
    new OwnRequests({ run: progress }),
    unfinished,
    stubPort<CompletedTickets>({ stop: () => undefined }),
    clock,
    new OwnMoneyTasks({ run: money }, clock),
    { ids: () => opened },
    stubPort<FittingProducts>({ load: fitting, stop: () => undefined }),
    stubPort<FittingProducts>({ load: lastProducts, stop: () => undefined }),
    { list: () => Promise.resolve(ok([aRecord({ typeKey: 'given_name', value: 'Samira' })])) },
  );
  const start = async (params: Partial<HomeParams> = {}): Promise<void> => {
    model.start({ ...PARAMS, ...params });
    await clock.play(0);
  };
  return { model, list, listVouchers, progress, money, start, go, unfinished, clock, fitting, lastProducts };
}

describe('home of a resident', () => {
  it('reads nothing when its address leads to another screen', async () => {
    const { list, start, go } = aHome();
    await start({ target: 'voucher-0xa' });
    expect(go).toHaveBeenCalledTimes(1);
    expect(list).not.toHaveBeenCalled();
  });

  it('shows the first six vouchers as tickets', async () => {
    const many = Array.from({ length: 8 }, (_, index) => aVoucher({ address: `0x${index}` }));
    const { model, start } = aHome(many);
    await start();
    expect(model.shownVouchers).toEqual(many.slice(0, 6));
  });

  it('looks for four offers that the vouchers pay, and as many more as a card may show, once these are read', async () => {
    const vouchers = [aVoucher()];
    const { start, fitting } = aHome(vouchers);
    await start();
    expect(fitting).toHaveBeenCalledExactlyOnceWith({ vouchers, count: 7 });
  });

  it('looks for three offers up to what is left where a voucher that ends is the first task', async () => {
    const voucher = aVoucher({ fundId: '12', expireAt: aDay('2026-02-01') });
    const { start, lastProducts } = aHome([voucher]);
    await start();
    expect(lastProducts).toHaveBeenCalledExactlyOnceWith({ vouchers: [voucher], count: 3 });
  });

  it('offers the funds that she does not have and that no task on the screen names, the ready ones first', async () => {
    const { model, list, start } = aHome();
    const ready = ['1', '2', '3', '4'].map((id) => anApplicableFund({ id }));
    const others = [aFund({ id: 'ask' }), aFund({ id: 'no', takenByPartner: true })];
    list.mockResolvedValue(ok(singlePage([...others, ...ready])));
    await start();
    const offered = () => model.otherFunds.map(({ fund, isReady }) => [fund.id, isReady]);
    expect(offered()).toEqual([
      ['4', true],
      ['ask', false],
    ]);
    model.showAllThings();
    expect(offered()).toEqual([['ask', false]]);
  });
});

describe('an open question about a request', () => {
  const pending = aFund({ id: '13', hasPendingFundRequests: true });

  it('is part of the number of tasks, which is not given before it is read', async () => {
    const { model, list, progress, start, clock } = aHome();
    list.mockResolvedValue(ok(singlePage([anApplicableFund(), pending])));
    const late = deferred<Awaited<ReturnType<ReadRequestProgress['run']>>>();
    progress.mockReturnValue(late.promise);
    await start();
    expect([model.isCounted, model.thingsToDo]).toEqual([false, null]);
    late.resolve(ok([aRequestProgress({ fundId: '13', question: '4' })]));
    await clock.play(0);
    expect([model.isCounted, model.attention]).toEqual([true, 2]);
  });

  it('holds the other tasks back for a short while, because they would move when it comes', async () => {
    const { model, list, progress, start, clock } = aHome();
    list.mockResolvedValue(ok(singlePage([anApplicableFund(), pending])));
    progress.mockReturnValue(new Promise(() => undefined));
    await start();
    await clock.play(TASKS_GRACE - 1);
    expect(model.isLookingForThingsToDo).toBe(true);
    await clock.play(1);
    expect(model.thingsToDo?.map(({ kind }) => kind)).toEqual(['activate_fund', 'await_request']);
  });
});

describe('the decision on a request', () => {
  it('the decision on a request that cannot be read leaves an open question in its place, and home says that it could not', async () => {
    const { model, list, progress, start } = aHome();
    list.mockResolvedValue(ok(singlePage([aFund(), aFund({ id: '13', hasPendingFundRequests: true })])));
    progress.mockImplementation(async (ids) =>
      ids.includes('13') ? ok([aRequestProgress({ fundId: '13', question: '4' })]) : err(failure('unexpected')),
    );
    await start();
    await expect.poll(() => model.thingsToDo?.map(({ kind }) => kind)).toEqual(['answer_question']);
    expect(model.requests.failed).toBe(model.requests.decided);
  });
});

describe('an unfinished request', () => {
  const DRAFT = { fundId: '12', savedAt: instant(1_000_000) };

  it('comes with the other tasks, not after them', async () => {
    const { model, start, unfinished } = aHome();
    unfinished.read.mockReturnValue(new Promise(() => undefined));
    await start();
    expect(model.home.funds.value).not.toBeNull();
    expect(model.thingsToDo).toBeNull();
  });

  it('is removed from the device when a request for the fund was sent meanwhile', async () => {
    const { model, list, start, unfinished } = aHome([], [DRAFT]);
    list.mockResolvedValue(ok(singlePage([aFund({ hasPendingFundRequests: true })])));
    await start();
    await expect.poll(() => unfinished.remove.mock.calls).toEqual([['12']]);
    expect(model.thingsToDo?.map(({ kind }) => kind)).toEqual(['await_request']);
  });
});

describe('a reservation or a reimbursement', () => {
  const reimbursement = aReimbursementDraft();

  it.each(['vouchers', 'funds'])('never hides the rest of home for long: not when the %s hang', async (part) => {
    const { model, list, listVouchers, start, clock } = aHome();
    if (part === 'funds') list.mockReturnValue(new Promise(() => undefined));
    else listVouchers.mockReturnValue(new Promise(() => undefined));
    await start();
    expect(model.isComing).toBe(true);
    await clock.play(TASKS_GRACE);
    expect([model.isComing, model.isLookingForThingsToDo]).toEqual([false, true]);
  });

  it('is read again on the next visit, and stays meanwhile', async () => {
    const { model, money, start } = aHome();
    money.mockResolvedValueOnce(ok(all({ kind: 'finish_reimbursement', reimbursement })));
    await start();
    expect(model.attention).toBe(2);
    model.stop();
    await start();
    expect(model.attention).toBe(1);
  });
});
