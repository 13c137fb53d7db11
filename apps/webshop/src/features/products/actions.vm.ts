import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ProductLists, type ProductList } from './product-list.shared.vm.ts';
import type { ProductsParams } from './products.vm.ts';

/** The list of actions: offers in subsidies funds. */
@injectable()
export class ActionsViewModel implements ViewModel<ProductsParams> {
  readonly offers: ProductList;

  constructor(@inject(ProductLists) lists: ProductLists) {
    this.offers = lists.of('actions');
  }

  start({ asked }: ProductsParams): void {
    this.offers.start(asked);
  }

  stop(): void {
    this.offers.stop();
  }
}
