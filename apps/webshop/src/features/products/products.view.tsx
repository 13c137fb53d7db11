import { observer } from 'mobx-react-lite';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { PRODUCTS_QUERY } from './products-query.ts';
import { ProductListScreen, productsParams, useProductsQuery } from './product-list-screen.view.tsx';
import { ProductsViewModel } from './products.vm.ts';

export const reads = screenModel(ProductsViewModel, productsParams(PRODUCTS_QUERY));

/** The list of products with its filters (PR-014). */
export const Component = observer(function ProductsScreen() {
  const { products } = useScreenModel(reads);
  return <ProductListScreen kind="products" products={products} query={useProductsQuery(PRODUCTS_QUERY)} />;
});
