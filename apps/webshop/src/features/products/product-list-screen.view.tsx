import { PRODUCT_SORTS } from '@stadstegoed/core/products/product-list-rules.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DisplayChoice } from '../../lib/list/list-display.view.tsx';
import { ListPage } from '../../lib/list/list-page.view.tsx';
import { SortChoice } from '../../lib/list/sort-choice.view.tsx';
import type { NameOf } from '../../lib/list/list.ts';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import type { QueryCodec } from '../../lib/list/query-codec.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import type { Opening } from '../../lib/view-model/screen-model.ts';
import { ProductsFilters } from './products-filters.view.tsx';
import type { ProductList } from './product-list.shared.vm.ts';
import { isFilterName, type ProductFilterName, type ProductsQuery } from './products-query.ts';
import { ProductsResults } from './products-results.view.tsx';
import { ProductRowSkeletons } from './parts/product-row.tsx';
import type { ProductsParams } from './products.vm.ts';
import './products.css';

/** What the list of the address reads, for whom and in which language. */
export const productsParams =
  (codec: QueryCodec<ProductsQuery>) =>
  ({ query, state, language, signedIn }: Opening): ProductsParams => ({
    asked: codec.asked(codec.read(query, state)),
    language,
    signedIn,
  });

/** The query of the address and its entry in the history. */
export function useProductsQuery(codec: QueryCodec<ProductsQuery>): ProductsQuery {
  const { search, state } = useLocation();
  return codec.read(new URLSearchParams(search), state);
}

/** Gives the display parameters of the address to the list, which need no request. */
export function useProductsDisplay(products: ProductList, { display, showMenu }: ProductsQuery): void {
  useEffect(() => products.list.setDisplay({ display, showMenu }), [products, display, showMenu]);
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
  readonly products: ProductList;
  readonly query: ProductsQuery;
}) {
  const { kind, products, query } = props;
  const translate = useTexts();
  useProductsDisplay(products, query);
  const texts = TEXTS[kind];
  const { list } = products;
  const title = translate(texts.title);
  return (
    <div className="container page products-page">
      <LongWaitNote isWaiting={products.bookmarks.running > 0} />
      <PageHead title={title} lead={translate(texts.lead)} />
      {kind === 'actions' ? (
        <Notice title={translate('products.actions.note.title')}>
          <p>{translate('products.actions.note.text')}</p>
        </Notice>
      ) : null}
      <ListPage
        list={list}
        pageOf={(page) => page}
        filters={<ProductsFilters products={products} />}
        filterLabel={(name) => filterLabel(name, products, translate)}
        results={(page) => <ProductsResults products={products} page={page} display={query.display} label={title} />}
        skeleton={<ProductRowSkeletons count={4} />}
        tools={
          <>
            <ProductOrder products={products} />
            <DisplayChoice display={query.display} onChoose={(display) => list.show({ display })} />
          </>
        }
        filteredAction={<LoosenButton products={products} />}
        texts={{
          count: (count) => translate(texts.count, { count }),
          showResults: (count) => translate('products.filters.show', { count }),
          failed: translate(texts.failed),
          empty: {
            title: translate('products.list.none.title'),
            text: translate(texts.none),
            filteredText: emptySentence(products, translate),
          },
        }}
      />
    </div>
  );
});

/** The choice of the order. */
export const ProductOrder = observer(function ProductOrder({ products }: { readonly products: ProductList }) {
  const translate = useTexts();
  return (
    <SortChoice
      options={PRODUCT_SORTS.map((value) => ({ value, label: translate(`products.sort.${value}`) }))}
      value={products.sort}
      onChange={products.chooseSort}
    />
  );
});

/** Removes the filter that hides the most offers, in an empty list. */
const LoosenButton = observer(function LoosenButton({ products }: { readonly products: ProductList }) {
  const translate = useTexts();
  const [best] = products.waysOut;
  if (best === undefined || products.list.activeFilters.length < 2) return null;
  return (
    <Button appearance="primary" onClick={() => products.list.clear([best.name])}>
      {best.name === 'distance'
        ? translate('products.list.none.everywhere')
        : translate('products.list.none.remove', { filter: filterInSentence(best.name, products, translate) })}
    </Button>
  );
});

/** What to loosen in an empty list, with the number of offers it gives. */
function emptySentence(products: ProductList, translate: Translate): string {
  const ways = products.waysOut
    .slice(0, 2)
    .map(({ name, total }) =>
      translate('products.list.none.without', { filter: filterInSentence(name, products, translate), count: total }),
    );
  return [translate('products.list.none.filtered'), ...ways].join(' ');
}

/** A filter between the quotation marks of a sentence; the chip of the searched words brings its own. */
function filterInSentence(name: ProductFilterName, products: ProductList, translate: Translate): string {
  return name === 'q' ? products.list.query.q : filterLabel(name, products, translate);
}

function filterLabel(name: NameOf<ProductsQuery>, products: ProductList, translate: Translate): string {
  const { query } = products.list;
  const { categories, providers } = products.filters;
  const labels: Readonly<Record<ProductFilterName, () => string>> = {
    q: () => translate('products.filters.searchChip', { text: query.q }),
    fundId: () => products.filters.fundName(query.fundId) ?? translate('products.filters.fund'),
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
