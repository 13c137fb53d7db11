import { ContainerModule } from 'inversify';
import { GuessSearch } from '@stadstegoed/core/search/guess-search.ts';
import { ReadHitDetails } from '@stadstegoed/core/search/read-hit-details.ts';
import { ReadSearchResults } from '@stadstegoed/core/search/read-search-results.ts';
import { Search } from '@stadstegoed/core/search/search.port.ts';
import { HttpSearch } from '@stadstegoed/http/search/http-search.ts';
import { Client } from '../../lib/app/client.ts';
import { ResidentStorage } from '../../lib/app/text-storage.ts';
import { RecentSearches } from './recent-searches.ts';

export const search = new ContainerModule(({ bind }) => {
  bind(Search)
    .toResolvedValue((client) => new HttpSearch(client), [Client])
    .inSingletonScope();
  bind(GuessSearch)
    .toResolvedValue((search) => new GuessSearch(search), [Search])
    .inSingletonScope();
  bind(ReadSearchResults)
    .toResolvedValue((search, guess) => new ReadSearchResults(search, guess.run.bind(guess)), [Search, GuessSearch])
    .inSingletonScope();
  bind(ReadHitDetails)
    .toResolvedValue((search) => new ReadHitDetails(search), [Search])
    .inSingletonScope();
  bind(RecentSearches)
    .toResolvedValue((residentStorage) => new RecentSearches(residentStorage), [ResidentStorage])
    .inSingletonScope();
});
