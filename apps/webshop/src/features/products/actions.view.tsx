import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { ActionsViewModel } from './actions.vm.ts';
import { ACTIONS_QUERY } from './products-query.ts';
import { ProductListScreen, useProductsAddress } from './product-list-screen.view.tsx';

/** The list of actions with its filters (PR-014). */
export const Component = observer(function ActionsScreen() {
  const { query, params } = useProductsAddress(ACTIONS_QUERY);
  const { products } = useViewModel(ActionsViewModel, params);
  return <ProductListScreen kind="actions" products={products} query={query} />;
});
