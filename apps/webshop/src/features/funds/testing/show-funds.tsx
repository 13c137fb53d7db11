import { Funds, type FundFilter } from '@stadstegoed/core/funds/funds.port.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import type { UnfinishedRequest } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import { FindFittingProducts } from '@stadstegoed/core/reservations/find-fitting-products.ts';
import { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import type { MoneyTask } from '@stadstegoed/core/reservations/money-tasks.ts';
import type { RequestProgress } from '@stadstegoed/core/fund-requests/request-progress.ts';
import { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products, type ProductFilter } from '@stadstegoed/core/products/products.port.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage, type Page } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { aFund, aFundsPage } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { aProductSample } from '@stadstegoed/core/testing/a-product-sample.ts';
import type { StubbedContainer, TestShopOptions } from '../../../../testing/compose-test-shop.ts';
import { renderShop, type RenderedShop } from '../../../../testing/render-shop.tsx';
import { vi } from 'vitest';

// Loaded here, because the first test would otherwise wait for them.
import '../fund.view.tsx';
import '../funds.view.tsx';
import '../../home/home-resident.view.tsx';
import '../../home/home.view.tsx';

/** The data of the platform in a test. */
export interface FundsSetup {
  readonly funds: readonly Fund[];
  readonly vouchers?: readonly Voucher[];
  /** All funds of the municipality; those of the list without it. */
  readonly all?: readonly Fund[];
  /** The offers on home, of both kinds of funds. */
  readonly samples?: readonly ProductSample[];
  /** The answer to the read of one voucher. */
  readonly whole?: Voucher;
  /** The offers that the vouchers pay whole, and those of a fund. */
  readonly fitting?: readonly Product[];
  readonly progress?: readonly RequestProgress[];
  readonly records?: readonly PersonalRecord[];
  readonly drafts?: readonly UnfinishedRequest[];
  readonly money?: readonly MoneyTask[];
  /** Whether all of `money` could be read. */
  readonly moneyIsComplete?: boolean;
  /** The calls that fail while they are in the set. */
  readonly failing?: Set<'funds' | 'vouchers' | 'filters' | 'apply' | 'samples'>;
  /** Replaces the page with all funds. */
  readonly page?: (filter: FundFilter) => Page<Fund>;
}

/** A rendered shop with spies for the calls of its ports. */
export interface ShownFunds extends RenderedShop {
  readonly list: ReturnType<typeof vi.fn<(filter: FundFilter) => void>>;
  readonly apply: ReturnType<typeof vi.fn<(fundId: string) => void>>;
  readonly popular: ReturnType<typeof vi.fn<(filter: ProductFilter) => void>>;
}

const ORGANIZATIONS = [
  { id: '3', name: 'Gemeente Zonnedorp' },
  { id: '5', name: 'Stichting Meedoen' },
];
const TAGS = [
  { id: '4', key: 'sport', name: 'Sport' },
  { id: '6', key: 'school', name: 'School' },
];

/** One fund for each tag and each organization. */
const ALL = [
  aFund({ id: '1', tags: TAGS.slice(0, 1) }),
  aFund({ id: '2', tags: TAGS.slice(1), organizationId: '5' }),
  aFund({ id: '3', isExternal: true }),
];

/** Renders the shop at an address, with these funds behind its ports. */
export async function showFunds(path: string, setup: FundsSetup, options: TestShopOptions = {}): Promise<ShownFunds> {
  const list = vi.fn<(filter: FundFilter) => void>();
  const apply = vi.fn<(fundId: string) => void>();
  const popular = vi.fn<(filter: ProductFilter) => void>();
  const { vouchers = [] } = setup;
  const stubs = (container: StubbedContainer): void => {
    container.stub(Funds, fundsOf(setup, list));
    container.stub(ProductSamples, {
      samples: (type) => answer(setup, 'samples', setup.samples ?? [aProductSample({ name: `Aanbod ${type}` })]),
    });
    container.stub(Vouchers, {
      list: () => answer(setup, 'vouchers', singlePage(vouchers)),
      read: () => answer(setup, 'vouchers', setup.whole ?? aVoucher()),
    });
    container.stub(UnfinishedRequests, {
      read: (ids) => Promise.resolve((setup.drafts ?? []).filter(({ fundId }) => ids.includes(fundId))),
      remove: () => Promise.resolve(),
    });
    container.stub(Products, {
      list: (filter) => {
        popular(filter);
        return answer(setup, 'samples', singlePage(setup.fitting ?? []));
      },
    });
    container.stub(FindFittingProducts, { run: () => answer(setup, 'samples', setup.fitting ?? []) });
    container.stub(Records, { list: () => Promise.resolve(ok(setup.records ?? [])) });
    container.stub(ReadRequestProgress, { run: () => Promise.resolve(ok(setup.progress ?? [])) });
    container.stub(ReadMoneyTasks, {
      run: () => Promise.resolve(ok({ tasks: setup.money ?? [], isComplete: setup.moneyIsComplete ?? true })),
    });
    container.stub(FundActivation, {
      apply: (fundId) => {
        apply(fundId);
        return answer(setup, 'apply', vouchers[0] ?? null);
      },
    });
  };
  return { ...(await renderShop(path, { ...options, stubs })), list, apply, popular };
}

/** The answer of the platform to a call. */
function answer<T>(
  setup: FundsSetup,
  call: 'funds' | 'vouchers' | 'filters' | 'apply' | 'samples',
  value: T,
): Promise<Result<T, Failure>> {
  return Promise.resolve(setup.failing?.has(call) ? err(failure('unexpected')) : ok(value));
}

function fundsOf(setup: FundsSetup, onList: (filter: FundFilter) => void): Funds {
  const { funds, page } = setup;
  return {
    list: (filter) => {
      onList(filter);
      return answer(setup, 'funds', page?.(filter) ?? aFundsPage(funds));
    },
    read: (id) => {
      const fund = funds.find((one) => one.id === id);
      return Promise.resolve(fund ? ok(fund) : err(failure('not_found')));
    },
    listAll: (choice) =>
      choice.withExternal
        ? answer(setup, 'filters', singlePage(setup.all ?? ALL))
        : answer(setup, 'funds', singlePage(funds)),
    organizations: () => answer(setup, 'filters', ORGANIZATIONS),
    tags: () => answer(setup, 'filters', TAGS),
  };
}
