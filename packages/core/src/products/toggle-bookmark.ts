import type { Failure } from '../shared/failure.ts';
import type { Result } from '../shared/result.ts';
import type { Product } from './product.ts';
import type { Products } from './products.port.ts';

/** Sets or removes the bookmark of an offer; gives the offer as the platform has it then. */
export class ToggleBookmark {
  readonly #products: Pick<Products, 'bookmark' | 'removeBookmark'>;

  constructor(products: Pick<Products, 'bookmark' | 'removeBookmark'>) {
    this.#products = products;
  }

  run(productId: string, bookmarked: boolean): Promise<Result<Product, Failure>> {
    return bookmarked ? this.#products.bookmark(productId) : this.#products.removeBookmark(productId);
  }
}
