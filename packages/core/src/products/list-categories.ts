import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import type { CategoryFilter, ProductCategories } from './product-categories.port.ts';
import type { ProductCategory } from './product.ts';

/** Which categories, and the one that is chosen already; empty for none. */
interface ListCategoriesInput extends CategoryFilter, ReadOptions {
  readonly chosenId: string;
}

/**
 * Lists the categories to choose from. The chosen one is among them also when the list lacks it: the address of a list can
 * name a category that no offer uses any more, and the resident has to see by what the list is filtered.
 */
export class ListCategories {
  readonly #categories: Pick<ProductCategories, 'list' | 'read'>;

  constructor(categories: Pick<ProductCategories, 'list' | 'read'>) {
    this.#categories = categories;
  }

  async run(input: ListCategoriesInput): Promise<Result<readonly ProductCategory[], Failure>> {
    const { chosenId, signal, ...filter } = input;
    const options = signal === undefined ? {} : { signal };
    const listed = await this.#categories.list(filter, options);
    if (!listed.ok || chosenId === '' || listed.value.some(({ id }) => id === chosenId)) return listed;
    const chosen = await this.#categories.read(chosenId, options);
    if (chosen.ok) return ok([...listed.value, chosen.value]);
    return chosen.error.kind === 'not_found' ? listed : chosen;
  }
}
