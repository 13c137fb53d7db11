import type { Catalogue } from '../../store/catalogue.ts';
import type { Scenario } from '../../store/scenario.ts';
import type { WorldSize } from '../../twin.ts';
import { city, growCity } from './grow-city.ts';
import type { CitySize } from './grow-city.ts';

const grown = ({ sentence, build }: Scenario, more: CitySize): Scenario => ({
  sentence,
  build: (world) => {
    build(world);
    growCity(world, more);
  },
  buildCore: build,
});

/** The same situations and residents; in a twin of the size of a city, each situation has the city around it, of `more` rows. */
export function sizedCatalogue(catalogue: Catalogue, size: WorldSize, more: CitySize = city): Catalogue {
  if (size === 'town') return catalogue;
  const scenarios = [...catalogue.scenarios].map(([name, scenario]) => [name, grown(scenario, more)] as const);
  return { ...catalogue, scenarios: new Map(scenarios) };
}
