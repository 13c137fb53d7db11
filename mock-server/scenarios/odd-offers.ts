import { persona as joke } from '../personas/joke.ts';
import { persona as kees } from '../personas/kees.ts';
import { persona as samira } from '../personas/samira.ts';
import { persona as vera } from '../personas/vera.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addEdgeOffers, edgeOffers } from '../src/seed/edges/edge-offers.ts';
import { addEdgeProviders } from '../src/seed/edges/edge-providers.ts';
import { reserveAtTheEdges } from '../src/seed/edges/edge-reservations.ts';
import type { Scenario } from '../src/store/scenario.ts';

/** Offers and providers at the edges for Kees: no picture, long texts, last day, sold out, over, withdrawn, limits reached. */
export const scenario: Scenario = {
  sentence:
    'Offers and providers at the edges for Kees: no picture, long texts, last day, sold out, over, withdrawn, limits reached.',
  build: (world) => {
    townWith(world, joke, kees, samira, vera);
    addEdgeProviders(world);
    addEdgeOffers(world);
    reserveAtTheEdges(world);
    const { address } = accountOf(world, 'kees');
    for (const product_id of Object.values(edgeOffers)) {
      world.table('bookmarks').insert({ identity_address: address, product_id });
    }
  },
};
