import { categoryPath, childrenOf } from '@stadstegoed/core/products/category-tree.ts';
import type { ProductCategory } from '@stadstegoed/core/products/product.ts';

/** A category as a choice of a filter. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** 0 at the top of the tree. */
  readonly level: number;
}

/** The categories to choose from: the top of the tree, and what is below the categories on the path to the chosen one. */
export function categoryChoices(categories: readonly ProductCategory[], chosen: string): readonly CategoryChoice[] {
  const path = new Set(categoryPath(categories, chosen).map(({ id }) => id));
  const below = (parent: string | null, level: number): readonly CategoryChoice[] =>
    childrenOf(categories, parent).flatMap(({ id, name }) => [
      { id, name, level },
      ...(path.has(id) ? below(id, level + 1) : []),
    ]);
  return below(null, 0);
}
