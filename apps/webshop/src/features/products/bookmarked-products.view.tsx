import type { Product } from '@stadstegoed/core/products/product.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { Pagination } from '@stadstegoed/ui/pagination/pagination.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { DisplayChoice } from '../../lib/list/list-display.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLiveAfterChange } from '../../lib/load/use-live-after-change.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { BookmarkedProductsViewModel } from './bookmarked-products.vm.ts';
import type { ProductList } from './product-list.shared.vm.ts';
import { BOOKMARKS_QUERY, type ProductsQuery } from './products-query.ts';
import { ProductsResults } from './products-results.view.tsx';
import { productsParams, ProductOrder, useProductsDisplay, useProductsQuery } from './product-list-screen.view.tsx';
import { ProductRowSkeletons } from './parts/product-row.tsx';

export const reads = screenModel(BookmarkedProductsViewModel, productsParams(BOOKMARKS_QUERY));

/** The offers that the resident has bookmarked (PR-021). */
export const Component = observer(function BookmarkedProductsScreen() {
  const query = useProductsQuery(BOOKMARKS_QUERY);
  const { products } = useScreenModel(reads);
  useProductsDisplay(products, query);
  const translate = useTexts();
  return (
    <div className="container page products-page">
      <LongWaitNote isWaiting={products.bookmarks.running > 0} />
      <PageHead title={translate('products.bookmarks.title')} lead={translate('products.bookmarks.intro')} />
      <Loaded
        from={products.list.results}
        skeleton={<ProductRowSkeletons count={4} />}
        failedTitle={translate('products.bookmarks.failed')}
      >
        {(page) =>
          page.total === 0 ? <NothingBookmarked /> : <BookmarkedPage products={products} page={page} query={query} />
        }
      </Loaded>
    </div>
  );
});

/** One page. Another page changes the address without a history entry, so that back leaves the list (PR-029). */
const BookmarkedPage = observer(function BookmarkedPage(props: {
  readonly products: ProductList;
  readonly page: Page<Product>;
  readonly query: ProductsQuery;
}) {
  const { products, page, query } = props;
  const translate = useTexts();
  const count = translate('products.bookmarks.count', { count: page.total });
  return (
    <div className="list-page">
      <div className="list-toolbar">
        <p aria-live={useLiveAfterChange(count)} className="list-toolbar__count">
          {count}
        </p>
        <ProductOrder products={products} />
        <DisplayChoice display={query.display} onChoose={(display) => products.list.show({ display })} />
      </div>
      <ProductsResults
        products={products}
        page={page}
        display={query.display}
        label={translate('products.bookmarks.title')}
      />
      <Pagination
        page={page.currentPage}
        lastPage={page.lastPage}
        onSelect={(number) => products.list.show({ page: number })}
        texts={{
          label: translate('shell.pages.label'),
          previous: translate('shell.pages.previous'),
          next: translate('shell.pages.next'),
          pageName: (number) => translate('shell.pages.page', { page: number }),
        }}
      />
    </div>
  );
});

function NothingBookmarked() {
  const translate = useTexts();
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate('products.bookmarks.none.title')}
      actions={<NextStepLink to={goTo('products', {})} label={translate('products.bookmarks.none.toList')} />}
    >
      <p>{translate('products.bookmarks.none.text')}</p>
    </StateScreen>
  );
}
