import { PROVIDERS_PER_PAGE, type Provider } from '@stadstegoed/core/providers/provider.ts';
import { pageOfList } from '@stadstegoed/core/shared/page-of-list.ts';
import type { Page, WholeList } from '@stadstegoed/core/shared/page.ts';

/** A page of the list; beside the map also every provider on it. */
export interface ShownProviders extends Page<Provider> {
  /** Null without a map. */
  readonly onMap: readonly Provider[] | null;
}

/** The page of the list beside the map, out of all providers on it. */
export function pageBesideMap(all: WholeList<Provider>, page: number): ShownProviders {
  return { ...pageOfList(all, { number: page, size: PROVIDERS_PER_PAGE }), onMap: all.items };
}

/** The page of the list beside the map on which a provider stands; 1 when it is not there. */
export function pageOf(all: readonly Provider[], providerId: string): number {
  const at = all.findIndex(({ id }) => id === providerId);
  return at < 0 ? 1 : Math.floor(at / PROVIDERS_PER_PAGE) + 1;
}
