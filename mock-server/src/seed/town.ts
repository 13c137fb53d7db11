import type { World } from '../store/world.ts';
import { seedFunds } from './funds.ts';
import { approveNeighbourProducts, seedNeighbourProducts } from './neighbours/neighbour-products.ts';
import { seedProducts } from './products.ts';
import { seedProviders } from './providers.ts';
import { seedSponsors } from './sponsors.ts';
import { seedTenants } from './tenants.ts';
import { seedVocabulary } from './vocabulary.ts';

/** Adds everything that is there before any resident comes: words, organisations, funds, offers, implementations. */
export function seedTown(world: World): void {
  seedVocabulary(world);
  seedSponsors(world);
  seedProviders(world);
  seedTenants(world);
  seedProducts(world);
  seedNeighbourProducts(world);
  seedFunds(world);
  approveNeighbourProducts(world);
}
