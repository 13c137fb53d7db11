import { ReadSearchResults } from '@stadstegoed/core/search/read-search-results.ts';
import type { Search, SearchListFilter } from '@stadstegoed/core/search/search.port.ts';
import type { FoundPage, SearchOverview } from '@stadstegoed/core/search/search.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { aFoundFund, aFoundProduct, aFoundProvider, aSearchOverview } from '@stadstegoed/core/testing/a-found.ts';
import { aProductSample } from '@stadstegoed/core/testing/a-product-sample.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../lib/app/app-ports.ts';
import type { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import type { Bookmarks } from '../products/bookmarks.shared.vm.ts';
import { RecentSearches } from './recent-searches.ts';
import { SearchHelp } from './search-help.shared.vm.ts';
import type { SearchOptions } from './search-options.shared.vm.ts';
import { SEARCH_QUERY } from './search-query.ts';
import { SearchResultViewModel } from './search-result.vm.ts';

const REPLACED = { replace: true, keepScroll: true, state: null };
const ALL: FoundPage = { ...singlePage([aFoundFund(), aFoundProduct(), aFoundProvider()]), total: 11 };

const ofKind = ({ kinds }: SearchListFilter): Result<FoundPage, Failure> => {
  const items = ALL.items.filter(({ kind }) => kinds.includes(kind));
  return ok({ ...singlePage(items), total: kinds.includes('products') ? 9 : items.length });
};

function results(answer: (filter: SearchListFilter) => Result<FoundPage, Failure> = ofKind) {
  const clock = new FakeClock();
  const go = vi.fn();
  const list = vi.fn((filter: SearchListFilter) => Promise.resolve(answer(filter)));
  const overview = vi.fn((): Promise<Result<SearchOverview, Failure>> => Promise.resolve(ok(aSearchOverview())));
  const search = stubPort<Search>({ list, overview });
  const load = vi.fn();
  const part = { load, stop: vi.fn() };
  const recent = new RecentSearches({ read: () => null, write: () => undefined });
  const samples = { samples: () => Promise.resolve(ok([aProductSample()])) };
  const model = new SearchResultViewModel(
    new ReadSearchResults(search, () => Promise.resolve([])),
    recent,
    stubPort<SearchOptions>(part),
    new SearchHelp(samples),
    stubPort<OwnVouchers>(part),
    stubPort<Bookmarks>({}),
    stubPort<Navigation>({ go, isAt: () => true, href: (to) => new URLSearchParams(to.query).toString() }),
    clock,
  );
  const start = async (address = ''): Promise<void> => {
    const query = SEARCH_QUERY.read(new URLSearchParams(address));
    model.start({ asked: SEARCH_QUERY.asked(query), language: 'nl', signedIn: false });
    await clock.play(0);
  };
  return { model, clock, go, list, overview, recent, start };
}

describe('all results of a search', () => {
  it('have no counts when only these cannot be read', async () => {
    const { model, overview, start } = results();
    overview.mockResolvedValue(err(failure('unexpected')));
    await start('search_item_types=products');
    expect([model.countOfAll, model.list.results.state]).toEqual([null, 'ready']);
  });

  it('are there already for the same text, but not while they are read', async () => {
    const { model, list, start } = results();
    const started = start('q=zwem');
    expect(model.submit()).toBe('asked');
    await started;
    const asked = list.mock.calls.length;
    expect(model.submit()).toBe('there');
    expect(list).toHaveBeenCalledTimes(asked);
  });

  it('are read again for the same text when they could not be read', async () => {
    const { model, list, clock, start } = results(() => err(failure('offline')));
    await start('q=zwem&search_item_types=products');
    expect(model.list.results.state).toBe('failed');
    list.mockClear();
    expect(model.submit()).toBe('asked');
    await clock.play(0);
    expect(list).toHaveBeenCalled();
  });

  it('are narrowed to the checked kinds; clearing the last one brings back all', async () => {
    const { model, go, start } = results();
    await start();
    model.check('funds', false);
    expect(go).toHaveBeenLastCalledWith(
      goTo('search-result', {}, { search_item_types: 'providers,products' }),
      REPLACED,
    );
    model.check('providers', false);
    model.check('products', false);
    expect(go).toHaveBeenLastCalledWith(goTo('search-result', {}, {}), REPLACED);
  });

  it('have an address for each kind, from the first page', async () => {
    const { model, start } = results();
    await start('q=zwem&search_item_types=funds&page=2&overview=0');
    expect(model.hrefOf(['products'])).toBe('q=zwem&search_item_types=products');
    expect(model.hrefOf([], '0')).toBe('q=zwem&overview=0');
  });
});
