import { inject, injectable } from '../../lib/app/inject.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { ProductList, ProductListServices } from './product-list.ts';
import type { ProductsParams } from './products.vm.ts';

/** The offers that the resident has bookmarked. */
@injectable()
export class BookmarkedProductsViewModel implements ViewModel<ProductsParams> {
  readonly offers: ProductList;

  constructor(@inject(ProductListServices) services: ProductListServices) {
    this.offers = new ProductList('bookmarks', services);
  }

  start({ asked }: ProductsParams): void {
    this.offers.start(asked);
  }

  stop(): void {
    this.offers.stop();
  }
}
