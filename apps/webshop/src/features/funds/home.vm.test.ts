import type { RequestProgressReader } from '@stadstegoed/core/fund-requests/request-progress.port.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { aTransaction, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { aFund, aFundsPage, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aProductSample } from '@stadstegoed/core/testing/a-product-sample.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { aRequestProgress } from '@stadstegoed/core/testing/a-fund-request.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../support/app-ports.ts';
import { digidDraft } from '../../support/digid-draft.ts';
import type { Session } from '../../support/session.ts';
import type { Settings } from '../../support/settings.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import type { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';
import { OwnRequests } from './own-requests.ts';
import { HomeViewModel, type HomeParams } from './home.vm.ts';

const PLAIN: HomeParams = { digidError: null, target: null, sessionExpired: false, language: 'nl', signedIn: false };
const REPLACED = { replace: true };

const LISTED = aVoucher({ address: '0xb', amount: money(187_50), transactionsCount: 1 });
const WHOLE = { ...LISTED, transactions: [aTransaction({ amount: money(112_50) })] };

function aHome(
  platform: PlatformConfiguration | null = aPlatformConfiguration(),
  signedIn = false,
  vouchers: readonly Voucher[] = [],
) {
  const clock = new FakeClock();
  const drafts = memoryDrafts();
  const calls = { go: vi.fn() };
  const samples = vi.fn(() => Promise.resolve(ok([aProductSample()])));
  const list = vi.fn(() => Promise.resolve(ok(aFundsPage([anApplicableFund()]))));
  const reader = new FundReader(
    stubPort<Funds>({ list }),
    stubPort<ListVouchers>({ run: () => Promise.resolve(ok(singlePage(vouchers))) }),
    stubPort<Session>({ isSignedIn: signedIn }),
  );
  const read = vi.fn<Vouchers['read']>(() => Promise.resolve(ok(WHOLE)));
  const progress = vi.fn<RequestProgressReader['read']>(() => Promise.resolve(ok([])));
  const answered = observable.box(platform, { deep: false });
  const settings = stubPort<Settings>({
    ready: () => Promise.resolve(platform),
    get platform() {
      return answered.get();
    },
  });
  const model = new HomeViewModel(
    reader,
    stubPort<ApplyInList>({}),
    new OwnRequests({ read: progress }),
    new CompleteVouchers({ read }),
    stubPort<ProductSamples>({ samples }),
    settings,
    stubPort<Navigation>({ go: calls.go }),
    clock,
    drafts,
  );
  const start = async (params: Partial<HomeParams> = {}): Promise<void> => {
    model.start({ ...PLAIN, signedIn, ...params });
    await clock.play(0);
  };
  const answerLater = (late: PlatformConfiguration) => runInAction(() => answered.set(late));
  return { model, samples, list, read, progress, start, answerLater, drafts, ...calls };
}

describe('home', () => {
  it('loads the funds and samples of both kinds [FU-003] [FU-004] [FU-005]', async () => {
    const { model, samples, start } = aHome();
    await start();
    expect(model.funds.value?.items).toHaveLength(1);
    expect(samples.mock.calls.map((call: readonly unknown[]) => call[0])).toEqual(['budget', 'subsidies']);
    expect(model.budgetSamples.value).toHaveLength(1);
    expect(model.subsidySamples.value).toHaveLength(1);
  });

  const shown = aPlatformConfiguration().shown;
  it.each([
    ['no samples when the platform shows no products on home', { shown: { ...shown, homeProducts: false } }, []],
    ['no budget samples without budget funds', { hasBudgetFunds: false }, ['subsidies']],
    ['no subsidy samples without subsidies', { hasSubsidyFunds: false }, ['budget']],
  ])('requests %s', async (_, overrides, requested) => {
    const { samples, start } = aHome(aPlatformConfiguration(overrides));
    await start();
    expect(samples.mock.calls.map((call: readonly unknown[]) => call[0])).toEqual(requested);
  });

  it('shows its funds when the configuration could not be read', async () => {
    const { model, samples, start } = aHome(null);
    await start();
    expect(model.funds.state).toBe('ready');
    expect(samples).not.toHaveBeenCalled();
  });

  it('loads samples when the configuration arrives later, unless the resident has left', async () => {
    const { samples, start, answerLater } = aHome(null);
    await start();
    answerLater(aPlatformConfiguration());
    expect(samples).toHaveBeenCalledTimes(2);
    const left = aHome(null);
    await left.start();
    left.model.stop();
    left.answerLater(aPlatformConfiguration());
    expect(left.samples).not.toHaveBeenCalled();
  });

  it('redirects a DigiD error to the error page [FU-006]', async () => {
    const { go, list, start } = aHome();
    await start({ digidError: 'error_0040' });
    expect(go).toHaveBeenCalledWith(goTo('error', { errorCode: 'digid_error_0040' }), REPLACED);
    expect(list).not.toHaveBeenCalled();
  });

  it.each([
    ['fundRequest-12', { fund_id: '12' }],
    ['voucher-0x12', {}],
    [null, {}],
  ])('passes the fund of the stored target %s to the error page [SI-064]', async (target, query) => {
    const { go, start, drafts } = aHome();
    digidDraft.write(drafts, target);
    await start({ digidError: 'error_0040' });
    expect(go).toHaveBeenCalledWith(goTo('error', { errorCode: 'digid_error_0040' }, query), REPLACED);
  });

  it('reports that the session expired, with a link to sign in that keeps the target [FU-002] [FU-007]', async () => {
    const { model, start } = aHome();
    await start({ sessionExpired: true, target: 'voucher-0xa' });
    expect(model.sessionExpired).toBe(true);
    expect(model.toSignIn).toEqual(goTo('start', {}, { target: 'voucher-0xa' }));
  });

  it('does not mention an expired session to a resident who signed in again', async () => {
    const { model, start } = aHome(aPlatformConfiguration(), true);
    await start({ sessionExpired: true });
    expect(model.sessionExpired).toBe(false);
  });

  it('redirects a resident to the target', async () => {
    const { go, start } = aHome(aPlatformConfiguration(), true);
    await start({ target: 'voucher-0xa' });
    expect(go).toHaveBeenCalledWith(goTo('voucher', { address: '0xa' }), REPLACED);
  });

  it('has tasks for a resident and none for a visitor', async () => {
    const resident = aHome(aPlatformConfiguration(), true);
    expect(resident.model.thingsToDo).toBeNull();
    await resident.start();
    expect(resident.model.thingsToDo?.map(({ kind }) => kind)).toEqual(['activate_fund']);
    const visitor = aHome();
    await visitor.start();
    expect(visitor.model.thingsToDo).toEqual([]);
  });

  it('reads the transactions of the tickets on the screen after the tickets, and only of those', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...LISTED, address: `0x${index}` }));
    const { model, read, start } = aHome(aPlatformConfiguration(), true, many);
    await start();
    await expect.poll(() => model.tickets.value?.length).toBe(6);
    expect(read).toHaveBeenCalledTimes(6);
    expect(model.shownVouchers[0]).toEqual(WHOLE);
  });

  it('keeps the tickets when their transactions cannot be read', async () => {
    const { model, read, start } = aHome(aPlatformConfiguration(), true, [LISTED]);
    read.mockResolvedValue(err(failure('unexpected')));
    await start();
    expect(model.shownVouchers).toEqual([LISTED]);
  });

  it('greets by the part of the day in the Netherlands', () => {
    expect(aHome().model.dayPart).toBe('morning');
  });
});

describe('an open question about a request', () => {
  const pending = aFund({ id: '13', hasPendingFundRequests: true });

  it('is the first task, before a fund to activate', async () => {
    const { model, list, progress, start } = aHome(undefined, true);
    list.mockResolvedValue(ok(aFundsPage([anApplicableFund(), pending])));
    progress.mockResolvedValue(ok([aRequestProgress({ fundId: '13', question: '4' })]));
    await start();
    await expect.poll(() => model.thingsToDo?.map(({ kind }) => kind)).toEqual(['answer_question', 'activate_fund']);
    expect(progress).toHaveBeenCalledTimes(1);
    expect(model.attention).toBe(2);
  });

  it('is not asked for when no request is in progress', async () => {
    const { progress, start } = aHome(undefined, true);
    await start();
    expect(progress).not.toHaveBeenCalled();
  });

  it('leaves the request in the list when it cannot be read', async () => {
    const { model, list, progress, start } = aHome(undefined, true);
    list.mockResolvedValue(ok(aFundsPage([pending])));
    progress.mockResolvedValue(err(failure('unexpected')));
    await start();
    await expect.poll(() => model.thingsToDo?.map(({ kind }) => kind)).toEqual(['await_request']);
  });
});
