import type { WholeList } from './page.ts';

/** A page of a whole list; `number` starts at 1 and may be beyond the last one, which is empty. */
export function pageOfList<T>(
  list: WholeList<T>,
  { number, size }: { readonly number: number; readonly size: number },
) {
  const items = list.items.slice((number - 1) * size, number * size);
  return { ...list, items, currentPage: number, lastPage: Math.max(1, Math.ceil(list.items.length / size)) };
}
