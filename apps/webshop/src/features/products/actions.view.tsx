import { observer } from 'mobx-react-lite';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { ActionsViewModel } from './actions.vm.ts';
import { ACTIONS_QUERY } from './products-query.ts';
import { ProductListScreen, productsParams, useProductsQuery } from './product-list-screen.view.tsx';

export const reads = screenModel(ActionsViewModel, productsParams(ACTIONS_QUERY));

/** The list of actions with its filters (PR-014). */
export const Component = observer(function ActionsScreen() {
  const { products } = useScreenModel(reads);
  return <ProductListScreen kind="actions" products={products} query={useProductsQuery(ACTIONS_QUERY)} />;
});
