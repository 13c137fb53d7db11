import { isObject } from '../../../lib/draft/stored-object.ts';

/**
 * The parameter `searchData` of the page of an offer: the address of the list that the resident came from, and how many
 * steps back in the history it is. It stays in the history entry, not in the address.
 */
export interface SearchData {
  readonly address: string;
  readonly steps: number;
}

/** The state of a history entry for a link from a list. */
export function searchDataOf(address: string, steps = 1): { readonly searchData: SearchData } {
  return { searchData: { address, steps } };
}

/** The list in the state of a history entry; null when there is none. */
export function readSearchData(state: unknown): SearchData | null {
  const data = isObject(state) ? state['searchData'] : null;
  const { address, steps } = isObject(data) ? data : {};
  if (typeof address !== 'string' || !address.startsWith('/') || typeof steps !== 'number') return null;
  return { address, steps };
}
