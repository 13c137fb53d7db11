import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { PRODUCTS_QUERY } from './products-query.ts';
import { ProductListScreen, useProductsAddress } from './product-list-screen.view.tsx';
import { ProductsViewModel } from './products.vm.ts';

/** The list of products with its filters (PR-014). */
export const Component = observer(function ProductsScreen() {
  const { query, params } = useProductsAddress(PRODUCTS_QUERY);
  const { products } = useViewModel(ProductsViewModel, params);
  return <ProductListScreen kind="products" products={products} query={query} />;
});
