import type { Scenario } from '../src/store/scenario.ts';
import { seedSponsors } from '../src/seed/sponsors.ts';
import { seedTenants } from '../src/seed/tenants.ts';
import { seedVocabulary } from '../src/seed/vocabulary.ts';

/** The platform is there, but no fund, provider, offer or account is. */
export const scenario: Scenario = {
  sentence: 'The platform is there, but no fund, provider, offer or account is.',
  build: (world) => {
    seedVocabulary(world);
    seedSponsors(world);
    seedTenants(world);
  },
};
