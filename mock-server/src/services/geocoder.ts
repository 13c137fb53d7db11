import { numberOf, textOf, type Input } from '../input.ts';
import { kilometresBetween } from '../domain/places/distance.ts';
import type { World } from '../world/world.ts';
import { placesOf, postcodeIn, residentialPostcode, type Place } from '../domain/places/gazetteer.ts';

/** One answer as the national service writes it (PDOK Locatieserver 3.1). */
type Doc = { readonly [field: string]: string | number };

/** Most answers at once. */
const mostRows = 50;

const docOf = (place: Place, score: number): Doc => ({
  type: place.kind,
  weergavenaam: place.name,
  id: place.id,
  score,
  woonplaatsnaam: place.town,
  gemeentenaam: place.town,
  ...(place.postcode === null ? {} : { postcode: place.postcode }),
  ...(place.street === null ? {} : { straatnaam: place.street }),
  ...(place.number === null ? {} : { huisnummer: Number.parseInt(place.number, 10), huis_nlt: place.number }),
  centroide_ll: `POINT(${place.lon} ${place.lat})`,
});

/** Whether a place is of the kind that is asked, such as `fq=type:postcode`; all are where none is. */
function kindTest(query: Input): (place: Place) => boolean {
  const [, kind] = /^type:(\w+)$/.exec(textOf(query, 'fq') ?? '') ?? [];
  return (place) => kind === undefined || place.kind === kind;
}

/** The words that must stand in a name; a postcode counts as one word, with or without its space. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(\d{4})\s+([a-z]{2})\b/g, '$1$2')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'and');

/** The places whose names have all words. */
function matching(world: World, query: Input): readonly Place[] {
  const text = textOf(query, 'q') ?? '';
  const words = wordsIn(text);
  const isAsked = kindTest(query);
  const found = placesOf(world).filter((place) => {
    const name = place.name.toLowerCase();
    return words.every((word) => name.includes(word)) && isAsked(place);
  });
  const postcode = postcodeIn(text);
  if (found.length > 0 || postcode === null) return found;
  const home = residentialPostcode(world, postcode);
  return home && isAsked(home) ? [home] : [];
}

/** The fields somebody wants to see; all of them, unless named. */
function picked(doc: Doc, fields: string | null): Doc {
  const wanted = fields?.split(',');
  return wanted === undefined ? doc : Object.fromEntries(Object.entries(doc).filter(([name]) => wanted.includes(name)));
}

type Found = { readonly place: Place; readonly more?: Doc };

function answer(found: readonly Found[], query: Input): object {
  const docs = found
    .slice(0, Math.min(mostRows, numberOf(query, 'rows') ?? 10))
    .map(({ place, more }, index) => ({ ...docOf(place, Math.max(1, 20 - index)), ...more }));
  return {
    response: {
      numFound: found.length,
      start: 0,
      maxScore: found.length === 0 ? 0 : 20,
      numFoundExact: true,
      docs: docs.map((doc) => picked(doc, textOf(query, 'fl'))),
    },
  };
}

/** Everything that fits; an unknown postcode gives no answers, not an error. */
export const findFree = (world: World, query: Input): object =>
  answer(
    matching(world, query).map((place) => ({ place })),
    query,
  );

/** What is nearest to a point, with the metres to each. */
export function reverse(world: World, query: Input): object {
  const here = { lat: Number(textOf(query, 'lat') ?? Number.NaN), lon: Number(textOf(query, 'lon') ?? Number.NaN) };
  if (!Number.isFinite(here.lat) || !Number.isFinite(here.lon)) return answer([], query);
  const near = placesOf(world)
    .filter(kindTest(query))
    .map((place) => ({ place, metres: 1000 * kilometresBetween(here, place) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ place, metres }) => ({ place, more: { afstand: Math.round(metres * 10) / 10 } }));
  return answer(near, query);
}
