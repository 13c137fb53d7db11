import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import type { Product } from './product.ts';
import type { Products } from './products.port.ts';

/** The offer that others are like; null for any offers. */
interface ListRelatedInput extends ReadOptions {
  readonly product: Pick<Product, 'id' | 'category'> | null;
  readonly count: number;
}

/** Lists offers like another: those of its own category, then those of the category above it. */
export class ListRelatedProducts {
  readonly #products: Pick<Products, 'list'>;

  constructor(products: Pick<Products, 'list'>) {
    this.#products = products;
  }

  async run({ product, count, ...options }: ListRelatedInput): Promise<Result<readonly Product[], Failure>> {
    const list = async (filter: { readonly categoryId?: string }, except: readonly string[]) =>
      mapResult(await this.#products.list({ ...filter, perPage: count + except.length }, options), ({ items }) =>
        items.filter(({ id }) => !except.includes(id)).slice(0, count),
      );
    if (product === null) return list({}, []);
    const { id, category } = product;
    const own = await list({ categoryId: category.id }, [id]);
    if (!own.ok || own.value.length === count || category.parentId === null) return own;
    const above = await list({ categoryId: category.parentId }, [id, ...own.value.map((each) => each.id)]);
    return above.ok ? ok([...own.value, ...above.value].slice(0, count)) : own;
  }
}
