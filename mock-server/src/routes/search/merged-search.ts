import type { Sliced } from '../../database/incremental-index.ts';
import type { Found } from '../../wire/search-item.ts';

/** What was found of one kind, by age and id already. */
export type Sorted = { readonly length: number; readonly at: (place: number) => Found | undefined };

/** Age, then kind, then id: the order of the mixed list. */
const compare = (one: Found, other: Found): number =>
  one.age - other.age || one.type.localeCompare(other.type) || one.row.id - other.row.id;

/** The next of all kinds; null when there are no more. Moves the place of the kind that it is taken from. */
function next(kinds: readonly Sorted[], places: number[], sign: number): Found | null {
  let [best, from]: [Found | null, number] = [null, 0];
  kinds.forEach((kind, number) => {
    const found = kind.at(places[number] ?? 0);
    if (!found || (best && compare(found, best) * sign >= 0)) return;
    [best, from] = [found, number];
  });
  places[from] = (places[from] ?? 0) + 1;
  return best;
}

/** Several kinds as one list, which is read only as far as a page needs. */
export function merged(kinds: readonly Sorted[], isDown: boolean): Sliced<Found> {
  return {
    length: kinds.reduce((sum, kind) => sum + kind.length, 0),
    slice: (from, to) => {
      const places = kinds.map(() => 0);
      const taken: Found[] = [];
      for (let place = 0; place < to; place += 1) {
        const found = next(kinds, places, isDown ? -1 : 1);
        if (!found) break;
        if (place >= from) taken.push(found);
      }
      return taken;
    },
  };
}
