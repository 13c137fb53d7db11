import { parseDistance, type Distance } from '@stadstegoed/core/providers/distance-filter.ts';
import { parsePostcode, type Postcode } from '@stadstegoed/core/shared/postcode.ts';
import { filter, text, type Parameter } from './query-codec.ts';

/** The distance in the address of a list; null for anywhere (SH-075). */
export const distanceParameter: Parameter<Distance | null> = filter({
  name: 'distance',
  usual: null,
  role: 'plain',
  read: parseDistance,
  write: String,
});

/** The postcode in the address of a list, as it was written. It limits the list only together with a distance. */
export const postcodeParameter: Parameter<string> = text('postcode');

/** The part of a filter of the platform for these parameters: both, or neither when one is missing or wrong. */
export function nearFilter(query: { readonly distance: Distance | null; readonly postcode: string }): {
  readonly near?: { readonly postcode: Postcode; readonly distance: Distance };
} {
  const postcode = parsePostcode(query.postcode);
  return query.distance === null || postcode === null ? {} : { near: { postcode, distance: query.distance } };
}
