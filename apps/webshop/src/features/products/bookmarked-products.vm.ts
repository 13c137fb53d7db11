import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ProductLists, type ProductList } from './product-list.shared.vm.ts';
import type { ProductsParams } from './products.vm.ts';

/** The offers that the resident has bookmarked. */
@injectable()
export class BookmarkedProductsViewModel implements ViewModel<ProductsParams> {
  readonly products: ProductList;

  constructor(@inject(ProductLists) lists: ProductLists) {
    this.products = lists.of('bookmarks');
  }

  start({ asked }: ProductsParams): void {
    this.products.start(asked);
  }

  stop(): void {
    this.products.stop();
  }
}
