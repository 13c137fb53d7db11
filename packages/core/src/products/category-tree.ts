import type { ProductCategory } from './product.ts';

/** The path from the top of the tree to a category, itself last; empty for an unknown category. */
export function categoryPath(categories: readonly ProductCategory[], id: string): readonly ProductCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: ProductCategory[] = [];
  let at = byId.get(id);
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return path;
}

/** The direct children of a category; those at the top for null. A category whose parent is missing is at the top. */
export function childrenOf(categories: readonly ProductCategory[], id: string | null): readonly ProductCategory[] {
  const ids = new Set(categories.map((category) => category.id));
  const parentOf = ({ parentId }: ProductCategory) => (parentId !== null && ids.has(parentId) ? parentId : null);
  return categories.filter((category) => parentOf(category) === id);
}
