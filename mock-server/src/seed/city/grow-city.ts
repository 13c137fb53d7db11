import { Random, seedFrom } from '../../store/random.ts';
import type { World } from '../../store/world.ts';
import { funds, tenants } from '../fund-ids.ts';
import { growProducts } from './city-products.ts';
import { growProviders } from './city-providers.ts';
import { growResidents } from './city-residents.ts';

/** How much a city adds to a town. */
export interface CitySize {
  readonly products: number;
  readonly providers: number;
  readonly residents: number;
}

/** What `--size city` adds. */
export const city: CitySize = { products: 100_000, providers: 10_000, residents: 100_000 };

/** Funds of Zonnedorp in which the providers of the city take payments. */
const cityFunds = [
  funds.kindtegoed,
  funds.meedoentegoed,
  funds.plus65,
  funds.meedoen,
  funds.IIT,
  funds.schoolstart,
] as const;

/**
 * Adds a city to the Zonnedorp of a world, after all rows that are there: providers with offices, their offers, residents with
 * vouchers. The same size gives the same rows. A world without the funds of Zonnedorp stays as it is. The rows lie over the
 * base of the tables, so a world that will be copied or asked often is to be `settled()` afterwards.
 */
export function growCity(world: World, size: CitySize): void {
  const tenant = world.table('tenants').get(tenants.zonnedorp);
  const open = cityFunds.filter((id) => world.table('funds').get(id)?.state === 'active');
  if (!tenant || open.length === 0) return;
  const random = new Random(seedFrom('city'));
  const providers = growProviders(world, { count: size.providers, funds: open, centre: tenant.map, random });
  growProducts(world, { count: size.products, providers, random });
  growResidents(world, { count: size.residents, funds: open, providers, random });
}
