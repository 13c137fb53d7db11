import type { Call } from '../http/call.ts';
import { numberOf, textOf } from '../http/input.ts';
import { kilometresBetween } from '../rules/distance.ts';
import type { Place } from '../rules/distance.ts';

/** Middle of a postcode area, as far as the world's own offices tell; unknown is latitude 0, longitude 0. */
function placeOf(call: Call, postcode: string): Place {
  const area = postcode.replaceAll(/\s/g, '').slice(0, 4);
  const office = call.world
    .table('offices')
    .all()
    .find((row) => row.postcode?.startsWith(area) && row.lat !== null);
  return { lat: office?.lat ?? 0, lon: office?.lon ?? 0 };
}

/**
 * Tells whether an organisation has an office closer than `distance` kilometres to `postcode` (part 2, 3.2).
 * Everybody is near when one of the two is missing.
 */
export function nearTest(call: Call): (organizationId: number) => boolean {
  const [postcode, distance] = [textOf(call.query, 'postcode'), numberOf(call.query, 'distance')];
  if (postcode === null || postcode.trim() === '' || distance === null) return () => true;
  const here = placeOf(call, postcode);
  return (organizationId) =>
    call.world
      .table('offices')
      .where('organization_id', organizationId)
      .some(({ lat, lon }) => lat !== null && lon !== null && kilometresBetween(here, { lat, lon }) < distance);
}
