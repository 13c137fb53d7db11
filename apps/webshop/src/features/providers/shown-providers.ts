import { PROVIDERS_PER_PAGE, type Provider } from '@stadstegoed/core/providers/provider.ts';
import { leavingOut, type Page } from '@stadstegoed/core/shared/page.ts';

/** A page of the list; beside the map also every provider on it. */
export interface ShownProviders extends Page<Provider> {
  /** Null without a map. */
  readonly onMap: readonly Provider[] | null;
}

/** The page of the list beside the map, out of all providers on it. */
export function pageBesideMap(
  { items: all, leftOut = 0 }: Pick<Page<Provider>, 'items' | 'leftOut'>,
  page: number,
): ShownProviders {
  const lastPage = Math.max(1, Math.ceil(all.length / PROVIDERS_PER_PAGE));
  const start = (page - 1) * PROVIDERS_PER_PAGE;
  return {
    items: all.slice(start, start + PROVIDERS_PER_PAGE),
    currentPage: page,
    lastPage,
    total: all.length,
    onMap: all,
    ...leavingOut(leftOut),
  };
}

/** The page of the list beside the map on which a provider stands; 1 when it is not there. */
export function pageOf(all: readonly Provider[], providerId: string): number {
  const at = all.findIndex(({ id }) => id === providerId);
  return at < 0 ? 1 : Math.floor(at / PROVIDERS_PER_PAGE) + 1;
}
