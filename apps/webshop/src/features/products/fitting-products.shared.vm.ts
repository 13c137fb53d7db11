import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products, type ProductFilter } from '@stadstegoed/core/products/products.port.ts';
import {
  FindFittingProducts,
  type FittingProductsInput,
} from '@stadstegoed/core/reservations/find-fitting-products.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { Bookmarks } from './bookmarks.shared.vm.ts';

/** Some offers for a resident or of a fund, with their bookmarks. */
@injectable()
export class FittingProducts {
  readonly all = new Load<readonly Product[]>();
  readonly bookmarks: Bookmarks;
  readonly #find: Pick<FindFittingProducts, 'run'>;
  readonly #products: Pick<Products, 'list'>;

  constructor(
    @inject(FindFittingProducts) find: Pick<FindFittingProducts, 'run'>,
    @inject(Bookmarks) bookmarks: Bookmarks,
    @inject(Products) products: Pick<Products, 'list'>,
  ) {
    this.#find = find;
    this.bookmarks = bookmarks;
    this.#products = products;
  }

  /** Those that her vouchers pay whole. */
  async load(input: FittingProductsInput): Promise<void> {
    await this.all.load((signal) => this.#find.run(input, { signal }));
  }

  /** The most popular ones of a fund, whoever pays them. */
  async loadPopular(filter: Required<Pick<ProductFilter, 'fundId' | 'fundType' | 'perPage'>>): Promise<void> {
    const order = { orderBy: 'most_popular', orderByDir: 'desc' } as const;
    await this.all.load(async (signal) =>
      mapResult(await this.#products.list({ ...filter, ...order }, { signal }), ({ items }) => items),
    );
  }

  stop(): void {
    this.all.stop();
  }
}
