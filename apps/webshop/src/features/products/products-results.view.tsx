import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ListDisplay } from '../../lib/list/list-display.view.tsx';
import { LinkState } from '../../lib/links/shop-link.tsx';
import type { ProductList } from './product-list.shared.vm.ts';
import { productCardData, type ProductViewer } from './parts/product-card-data.ts';
import { ProductRow } from './parts/product-row.tsx';
import { ProductTile } from './parts/product-tile.tsx';
import { searchDataOf } from './parts/search-data.ts';

/** Number of pictures that load at once; the others load as they come near. */
const EAGER = 2;

/** The offers of one page, as rows or tiles. Their links carry the list to return to. */
export const ProductsResults = observer(function ProductsResults(props: {
  readonly products: ProductList;
  readonly page: Page<Product>;
  readonly display: ListDisplay;
  readonly label: string;
}) {
  const { products, page, display, label } = props;
  const { pathname, search } = useLocation();
  const { vouchers, today } = products.viewerNow();
  useEffect(() => products.bookmarks.resume(page.items), [products, page]);
  const linkState = useMemo(() => searchDataOf(pathname + search), [pathname, search]);
  return (
    <LinkState value={linkState}>
      <ul
        className={display === 'grid' ? 'grid grid--3 products-grid' : 'product-rows'}
        aria-label={label}
        aria-busy={products.list.results.state === 'loading'}
      >
        {products.shownOf(page).map((product, index) => (
          <ListedProduct
            key={product.id}
            products={products}
            product={product}
            vouchers={vouchers}
            today={today}
            display={display}
            isEager={index < EAGER}
          />
        ))}
      </ul>
    </LinkState>
  );
});

interface ListedProductProps {
  readonly products: ProductList;
  readonly product: Product;
  readonly vouchers: ProductViewer['vouchers'];
  readonly today: ProductViewer['today'];
  readonly display: ListDisplay;
  readonly isEager: boolean;
}

/**
 * One offer of the list. It renders again only when its own data change: a press on a filter changes the list, the address
 * and the state of the reading, each of which would otherwise draw every card anew.
 */
const ListedProduct = observer(function ListedProduct(props: ListedProductProps) {
  const { products, product, vouchers, today, display, isEager } = props;
  const Card = display === 'grid' ? ProductTile : ProductRow;
  return (
    <Card
      face={productCardData(product, { vouchers, today })}
      distance={products.near.kilometresTo(product.offices)}
      bookmark={products.bookmarks.of(product)}
      level={2}
      eager={isEager}
    />
  );
});
