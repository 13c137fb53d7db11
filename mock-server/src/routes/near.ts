import type { Input } from '../http/input.ts';
import { numberOf, textOf } from '../http/input.ts';
import { kilometresBetween } from '../rules/distance.ts';
import type { Place } from '../rules/distance.ts';
import { fresh } from '../store/live-list.ts';
import type { World } from '../store/world.ts';

/** So many kilometres around the middle of a postcode area. */
export type Nearness = { readonly area: string; readonly kilometres: number };

/** What the query asks; null when the postcode or the distance is missing, for then everybody is near (part 2, 3.2). */
export function nearnessOf(query: Input): Nearness | null {
  const [postcode, distance] = [textOf(query, 'postcode'), numberOf(query, 'distance')];
  if (postcode === null || postcode.trim() === '' || distance === null) return null;
  return { area: postcode.replaceAll(/\s/g, '').slice(0, 4), kilometres: distance };
}

/** Middle of a postcode area, as far as the world's own offices tell; unknown is latitude 0, longitude 0. */
function placeOf(world: World, area: string): Place {
  const office = world
    .table('offices')
    .all()
    .find((row) => row.postcode?.startsWith(area) && row.lat !== null);
  return { lat: office?.lat ?? 0, lon: office?.lon ?? 0 };
}

/** Tells whether an organisation has an office that is near enough. */
export function nearTest(world: World, near: Nearness | null): (organizationId: number) => boolean {
  if (near === null) return () => true;
  const offices = world.table('offices');
  const here = fresh(offices, () => placeOf(world, near.area));
  return (organizationId) =>
    offices
      .where('organization_id', organizationId)
      .some(
        ({ lat, lon }) => lat !== null && lon !== null && kilometresBetween(here(), { lat, lon }) < near.kilometres,
      );
}
