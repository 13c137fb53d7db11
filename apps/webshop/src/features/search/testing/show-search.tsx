import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ProductCategories } from '@stadstegoed/core/products/product-categories.port.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Search, type SearchFilter, type SearchListFilter } from '@stadstegoed/core/search/search.port.ts';
import type { Found, FoundPage, SearchOverview } from '@stadstegoed/core/search/search.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { aFoundFund, aFoundProduct, aFoundProvider } from '@stadstegoed/core/testing/a-found.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aProductCategory } from '@stadstegoed/core/testing/a-product.ts';
import { aProductSample } from '@stadstegoed/core/testing/a-product-sample.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { TestShopOptions } from '../../../../testing/compose-test-shop.ts';
import { renderShop, type RenderedShop } from '../../../../testing/render-shop.tsx';

// Loaded here, because the first test would otherwise wait for them.
import '../header-search.view.tsx';
import '../search-result.view.tsx';
import '../search-sheet.view.tsx';

type FoundAnswer = Result<FoundPage, Failure>;

/** What the platform finds in a test. */
export interface SearchSetup {
  /** Everything that can be found; a fund, a product and a provider without it. */
  readonly found?: readonly Found[];
  /** Replaces the answer of the list; a promise lets a test decide when it comes. */
  readonly list?: (filter: SearchListFilter) => FoundAnswer | Promise<FoundAnswer> | null;
  /** Replaces the answer of the overview. */
  readonly overview?: (filter: SearchFilter) => Result<SearchOverview, Failure> | null;
}

/** A rendered shop with spies for its searches. */
export interface ShownSearch extends RenderedShop {
  readonly list: ReturnType<typeof vi.fn<(filter: SearchListFilter) => void>>;
  readonly overview: ReturnType<typeof vi.fn<(filter: SearchFilter) => void>>;
  /** Lets the time pass that suggestions wait for. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

const ANYTHING: readonly Found[] = [aFoundFund(), aFoundProduct(), aFoundProvider()];

/** Renders the shop at an address, with these results behind the search. */
export async function showSearch(
  path: string,
  setup: SearchSetup = {},
  options: TestShopOptions = {},
): Promise<ShownSearch> {
  const list = vi.fn<(filter: SearchListFilter) => void>();
  const overview = vi.fn<(filter: SearchFilter) => void>();
  const { found = ANYTHING } = setup;
  const shop = await renderShop(path, {
    ...options,
    stubs: (container) => {
      container.stub(Search, {
        list: (filter) => {
          list(filter);
          return Promise.resolve(setup.list?.(filter) ?? ok(pageOf(found, filter)));
        },
        overview: (filter) => {
          overview(filter);
          return Promise.resolve(setup.overview?.(filter) ?? ok(overviewOf(found)));
        },
      });
      container.stub(Funds, {
        read: () => Promise.resolve(err(failure('not_found'))),
        list: () => Promise.resolve(ok(singlePage([]))),
        listAll: () => Promise.resolve(ok(singlePage([aFund(), aFund({ id: '13', name: 'Fietstegoed' })]))),
        organizations: () => Promise.resolve(ok([])),
        tags: () => Promise.resolve(ok([])),
      });
      container.stub(Products, {
        // For the page of a suggestion that a test opens: it may load after the test, or before its end.
        read: () => Promise.resolve(err(failure('not_found'))),
        list: () => Promise.resolve(ok(singlePage([]))),
        providers: () =>
          Promise.resolve(
            ok([
              { id: '44', name: 'Zwembad De Golfslag' },
              { id: '45', name: 'Atelier Kleurrijk' },
            ]),
          ),
      });
      const sport = [aProductCategory(), aProductCategory({ id: '8', name: 'Boeken' })];
      container.stub(ProductCategories, { list: () => Promise.resolve(ok(sport)) });
      container.stub(ProductSamples, {
        samples: () => Promise.resolve(ok([aProductSample({ name: 'Filmkaartje' })])),
      });
      container.stub(Vouchers, { list: () => Promise.resolve(ok(singlePage([]))) });
      options.stubs?.(container);
    },
  });
  const pass = (milliseconds: number) => act(() => shop.clock.play(milliseconds));
  return { ...shop, list, overview, pass };
}

function pageOf(found: readonly Found[], { kinds }: SearchListFilter): FoundPage {
  return singlePage(found.filter(({ kind }) => kinds.includes(kind)));
}

function overviewOf(found: readonly Found[]): SearchOverview {
  const group = (kind: Found['kind']) => {
    const items = found.filter((one) => one.kind === kind);
    return { count: items.length, items: items.slice(0, 3) };
  };
  return { funds: group('funds'), providers: group('providers'), products: group('products') };
}
