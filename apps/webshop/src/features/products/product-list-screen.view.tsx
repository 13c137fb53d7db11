import { PRODUCT_SORTS } from '@stadstegoed/core/products/product-list-rules.ts';
import { Select } from '@stadstegoed/ui/field/choices.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DisplayChoice } from '../../lib/list/list-display.view.tsx';
import { ListPage } from '../../lib/list/list-page.view.tsx';
import type { NameOf } from '../../lib/list/list.ts';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import type { QueryCodec } from '../../lib/list/query-codec.ts';
import { Session } from '../../lib/app/session.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { BookmarkWait } from './bookmark-wait.view.tsx';
import { ProductsFilters } from './products-filters.view.tsx';
import type { ProductList } from './product-list.shared.vm.ts';
import { isFilterName, type ProductFilterName, type ProductsQuery } from './products-query.ts';
import { ProductsResults } from './products-results.view.tsx';
import { ProductRowSkeletons } from './parts/product-row.tsx';
import type { ProductsParams } from './products.vm.ts';
import './products.css';

/** The query of the address and its entry in the history, and the parameters that start the list again. */
export function useProductsAddress(codec: QueryCodec<ProductsQuery>): {
  readonly query: ProductsQuery;
  readonly params: ProductsParams;
} {
  const { isSignedIn: signedIn } = useService(Session);
  const language = useLanguage();
  const { search, state } = useLocation();
  const query = codec.read(new URLSearchParams(search), state);
  return { query, params: { asked: codec.asked(query), language, signedIn } };
}

/** Gives the display parameters of the address to the list, which need no request. */
export function useProductsDisplay(offers: ProductList, { display, showMenu }: ProductsQuery): void {
  useEffect(() => offers.list.setDisplay({ display, showMenu }), [offers, display, showMenu]);
}

const TEXTS = {
  products: {
    title: 'products.list.title',
    lead: 'products.list.intro',
    count: 'products.list.count',
    none: 'products.list.none',
    failed: 'products.list.failed',
  },
  actions: {
    title: 'products.actions.title',
    lead: 'products.actions.intro',
    count: 'products.actions.count',
    none: 'products.actions.none',
    failed: 'products.actions.failed',
  },
} as const;

/** The list of products or actions with its filters (PR-014). */
export const ProductListScreen = observer(function ProductListScreen(props: {
  readonly kind: 'products' | 'actions';
  readonly offers: ProductList;
  readonly query: ProductsQuery;
}) {
  const { kind, offers, query } = props;
  const translate = useTexts();
  useProductsDisplay(offers, query);
  const texts = TEXTS[kind];
  const { list } = offers;
  const title = translate(texts.title);
  return (
    <div className="container page products-page">
      <BookmarkWait bookmarks={offers.bookmarks} />
      <PageHead title={title} lead={translate(texts.lead)} />
      {kind === 'actions' ? (
        <Notice title={translate('products.actions.note.title')}>
          <p>{translate('products.actions.note.text')}</p>
        </Notice>
      ) : null}
      <ListPage
        list={list}
        pageOf={(page) => page}
        filters={(place) => <ProductsFilters offers={offers} place={place} />}
        filterLabel={(name) => filterLabel(name, offers, translate)}
        results={(page) => <ProductsResults offers={offers} page={page} display={query.display} label={title} />}
        skeleton={<ProductRowSkeletons count={4} />}
        tools={
          <div className="products-tools">
            <SortChoice offers={offers} />
            <DisplayChoice display={query.display} onChoose={(display) => list.show({ display })} />
          </div>
        }
        filteredAction={<LoosenButton offers={offers} />}
        texts={{
          count: (count) => translate(texts.count, { count }),
          showResults: (count) => translate('products.filters.show', { count }),
          failed: translate(texts.failed),
          empty: {
            title: translate('products.list.none.title'),
            text: translate(texts.none),
            filteredText: emptySentence(offers, translate),
          },
        }}
      />
    </div>
  );
});

/** The choice of the order. */
export const SortChoice = observer(function SortChoice({ offers }: { readonly offers: ProductList }) {
  const translate = useTexts();
  return (
    <label className="products-sort">
      <span>{translate('shell.list.order')}</span>{' '}
      <Select
        options={PRODUCT_SORTS.map((value) => ({ value, label: translate(`products.sort.${value}`) }))}
        value={offers.sort}
        onChange={offers.chooseSort}
      />
    </label>
  );
});

/** Removes the filter that hides the most offers, in an empty list. */
const LoosenButton = observer(function LoosenButton({ offers }: { readonly offers: ProductList }) {
  const translate = useTexts();
  const [best] = offers.waysOut;
  if (best === undefined || offers.list.activeFilters.length < 2) return null;
  return (
    <Button appearance="primary" onClick={() => offers.list.clear([best.name])}>
      {best.name === 'distance'
        ? translate('products.list.none.everywhere')
        : translate('products.list.none.remove', { filter: filterInSentence(best.name, offers, translate) })}
    </Button>
  );
});

/** What to loosen in an empty list, with the number of offers it gives. */
function emptySentence(offers: ProductList, translate: Translate): string {
  const ways = offers.waysOut
    .slice(0, 2)
    .map(({ name, total }) =>
      translate('products.list.none.without', { filter: filterInSentence(name, offers, translate), count: total }),
    );
  return [translate('products.list.none.filtered'), ...ways].join(' ');
}

/** A filter between the quotation marks of a sentence; the chip of the searched words brings its own. */
function filterInSentence(name: ProductFilterName, offers: ProductList, translate: Translate): string {
  return name === 'q' ? offers.list.query.q : filterLabel(name, offers, translate);
}

/** The label of an active filter. */
function filterLabel(name: NameOf<ProductsQuery>, offers: ProductList, translate: Translate): string {
  const { query } = offers.list;
  const { categories, providers } = offers.filters;
  const labels: Readonly<Record<ProductFilterName, () => string>> = {
    q: () => translate('products.filters.searchChip', { text: query.q }),
    fundId: () => offers.filters.fundName(query.fundId) ?? translate('products.filters.fund'),
    categoryId: () => nameOf(query.categoryId, categories.value) ?? translate('products.filters.category'),
    organizationId: () => nameOf(query.organizationId, providers.value) ?? translate('products.filters.provider'),
    distance: () => translate('offices.distance.chip', { distance: query.distance ?? 0 }),
    bookmarked: () => translate('products.filters.bookmarked'),
  };
  return isFilterName(name) ? labels[name]() : '';
}

function nameOf(
  id: string,
  options: readonly { readonly id: string; readonly name: string }[] | null,
): string | undefined {
  return options?.find((option) => option.id === id)?.name;
}
