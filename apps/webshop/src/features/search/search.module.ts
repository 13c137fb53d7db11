import { GuessSearch } from '@stadstegoed/core/search/guess-search.ts';
import { Search } from '@stadstegoed/core/search/search.port.ts';
import { HttpSearch } from '@stadstegoed/http/search/http-search.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { ResidentStorage } from '../../support/app-ports.ts';
import { OwnOffers } from './own-offers.ts';
import { RecentSearches } from './recent-searches.ts';
import { SearchHelp } from './search-help.ts';
import { SearchOptions } from './search-options.ts';

/** Bindings for the search. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Search, { dependencies: [Client], make: (client) => new HttpSearch(client) });
  bindings.bindClass(GuessSearch, [Search]);
  bindings.bindClass(RecentSearches, [ResidentStorage]);
  bindings.bindPart(SearchOptions, SearchOptions.dependencies);
  bindings.bindPart(SearchHelp, SearchHelp.dependencies);
  bindings.bindPart(OwnOffers, OwnOffers.dependencies);
}
