import type { Language } from '@stadstegoed/core/shared/language.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ProductLists, type ProductList } from './product-list.shared.vm.ts';
import type { ProductsQuery } from './products-query.ts';

/** The query of the address, the language, and whether somebody is signed in. */
export interface ProductsParams {
  readonly asked: Partial<ProductsQuery>;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The list of products: offers in budget funds (PR-004). */
@injectable()
export class ProductsViewModel implements ViewModel<ProductsParams> {
  readonly products: ProductList;

  constructor(@inject(ProductLists) lists: ProductLists) {
    this.products = lists.of('products');
  }

  start({ asked }: ProductsParams): void {
    this.products.start(asked);
  }

  stop(): void {
    this.products.stop();
  }
}
