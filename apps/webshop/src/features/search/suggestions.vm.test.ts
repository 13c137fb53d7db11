import { GuessSearch } from '@stadstegoed/core/search/guess-search.ts';
import { ReadHitDetails } from '@stadstegoed/core/search/read-hit-details.ts';
import type { Search, SearchFilter, SearchListFilter } from '@stadstegoed/core/search/search.port.ts';
import type { Found, SearchOverview } from '@stadstegoed/core/search/search.ts';
import { productPrice } from '@stadstegoed/core/products/product-price.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { aFoundProduct, aSearchOverview, NOTHING_FOUND } from '@stadstegoed/core/testing/a-found.ts';
import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Navigation } from '../../lib/app/app-ports.ts';
import { RecentSearches } from './recent-searches.ts';
import { SuggestionsModel } from './suggestions.vm.ts';

type Answer = Result<SearchOverview, Failure>;

function suggesting(
  answer: (filter: SearchFilter) => Answer | Promise<Answer> = () => ok(aSearchOverview()),
  isSignedIn = false,
) {
  const clock = new FakeClock();
  const go = vi.fn();
  const overview = vi.fn((filter: SearchFilter) => Promise.resolve(answer(filter)));
  const found: Found[] = [aFoundProduct()];
  const list = vi.fn(({ kinds }: SearchListFilter) =>
    Promise.resolve(kinds.includes('products') ? ok(singlePage(found)) : err<Failure>(failure('unexpected'))),
  );
  const search = stubPort<Search>({ overview, list });
  const recent = new RecentSearches({ read: () => null, write: () => undefined });
  const navigation = stubPort<Navigation>({ go });
  const vouchers = stubPort<ListVouchers>({ run: () => Promise.resolve(ok(singlePage([aVoucher()]))) });
  const session = stubPort<Session>({ isSignedIn });
  const model = new SuggestionsModel(
    search,
    new ReadHitDetails(search),
    new GuessSearch(search),
    recent,
    navigation,
    clock,
    new OwnVouchers(vouchers, session, clock),
  );
  return { model, clock, go, overview, list, recent, found };
}

describe('the suggestions of the header', () => {
  it('get their pictures and prices once they are painted, from calls of which each may fail', async () => {
    const { model, clock, list } = suggesting();
    model.type('zwem');
    await clock.play(500);
    expect(model.choices).not.toEqual([]);
    expect(list).not.toHaveBeenCalled();
    await clock.play(50);
    expect(list.mock.calls.map(([{ kinds, perPage }]) => [kinds, perPage])).toEqual([
      [['funds'], 1],
      [['providers'], 1],
      [['products'], 2],
    ]);
    const [products, , funds] = model.groups;
    expect(funds?.items[0]?.found).toBeNull();
    expect(products?.items.map(({ found }) => found?.name)).toEqual(['Zwemles A', undefined]);
  });

  it.each([
    ['visitor', false, { amount: 21_00, isFrom: true }],
    ['resident', true, { amount: 42_00, isFrom: false }],
  ])('have the price of this %s', async (_, isSignedIn, price) => {
    const { model, clock } = suggesting(undefined, isSignedIn);
    model.type('zwem');
    await clock.play(550);
    const funds = [aProductFund(), aProductFund({ id: '15', type: 'subsidies', price: money(21_00) })];
    const product = aProduct({ price: money(42_00), priceMin: money(21_00), funds });
    expect(productPrice(product, model.vouchers)).toMatchObject(price);
  });

  it('drop a late answer for an older text', async () => {
    const first = deferred<Answer>();
    const { model, clock } = suggesting(({ q }) => (q === 'zw' ? first.promise : ok(aSearchOverview())));
    model.type('zw');
    await clock.play(500);
    model.type('zwem');
    first.resolve(ok(NOTHING_FOUND));
    await clock.play(0);
    expect(model.answer.value).toBeNull();
    await clock.play(500);
    expect(model.q).toBe('zwem');
  });

  it('go away at once with the text', async () => {
    const { model, clock, overview } = suggesting();
    model.type('zwem');
    await clock.play(500);
    model.type('  ');
    expect(model.choices).toEqual([]);
    await clock.play(1000);
    expect(overview).toHaveBeenCalledOnce();
  });

  it('open all results of a text, without one the whole list', () => {
    const { model, go, recent } = suggesting();
    model.searchFor(' zwem ');
    model.searchFor(' ');
    expect(go.mock.calls).toEqual([[goTo('search-result', {}, { q: 'zwem' })], [goTo('search-result', {}, {})]]);
    expect(recent.words).toEqual(['zwem']);
  });
});
