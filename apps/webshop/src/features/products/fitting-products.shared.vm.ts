import type { Product } from '@stadstegoed/core/products/product.ts';
import {
  FindFittingProducts,
  type FittingProductsInput,
} from '@stadstegoed/core/reservations/find-fitting-products.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { Bookmarks } from './bookmarks.shared.vm.ts';

/** Offers that the vouchers of a resident pay whole, with their bookmarks. */
@injectable()
export class FittingProducts {
  readonly all = new Load<readonly Product[]>();
  readonly bookmarks: Bookmarks;
  readonly #find: Pick<FindFittingProducts, 'run'>;

  constructor(
    @inject(FindFittingProducts) find: Pick<FindFittingProducts, 'run'>,
    @inject(Bookmarks) bookmarks: Bookmarks,
  ) {
    this.#find = find;
    this.bookmarks = bookmarks;
  }

  async load(input: FittingProductsInput): Promise<void> {
    await this.all.load((signal) => this.#find.run(input, { signal }));
  }

  stop(): void {
    this.all.stop();
  }
}
