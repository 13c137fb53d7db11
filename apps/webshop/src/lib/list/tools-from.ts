/** From this many rows on a list of the resident has search and filters: fewer are seen at once. */
export const TOOLS_FROM = 8;

/** Whether a list of so many rows has search and filters. One that is narrowed keeps them, whatever is left of it. */
export function hasTools(list: {
  readonly results: { readonly value: { readonly total: number } | null };
  readonly activeFilters: readonly unknown[];
}): boolean {
  return list.activeFilters.length > 0 || (list.results.value?.total ?? 0) >= TOOLS_FROM;
}
