import { placeToLookFrom } from './gazetteer.ts';
import { kilometresBetween, type Place } from './distance.ts';
import type { World } from '../../world/world.ts';

/** So many kilometres around a postcode, or around the middle of its four digits. */
export type Nearness = { readonly postcode: string; readonly kilometres: number };

/** What is asked; null when the postcode or the distance is missing, for then everybody is near. */
export function nearnessOf(postcode: string | null, kilometres: number | null): Nearness | null {
  if (postcode === null || postcode.trim() === '' || kilometres === null) return null;
  return { postcode: postcode.trim().toUpperCase(), kilometres };
}

/** Where the map puts a postcode; what cannot be found is at latitude 0, longitude 0, and so near to nothing. */
const placeOf = (world: World, postcode: string): Place => placeToLookFrom(world, postcode) ?? { lat: 0, lon: 0 };

/** Tells whether an organisation has an office that is near enough. */
export function nearTest(world: World, near: Nearness | null): (organizationId: number) => boolean {
  if (near === null) return () => true;
  const offices = world.table('offices');
  const here = placeOf(world, near.postcode);
  return (organizationId) =>
    offices
      .where('organization_id', organizationId)
      .some(({ lat, lon }) => lat !== null && lon !== null && kilometresBetween(here, { lat, lon }) < near.kilometres);
}
