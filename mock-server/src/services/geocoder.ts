import { numberOf, textOf } from '../input.ts';
import type { Input } from '../input.ts';
import { kilometresBetween } from '../domain/places/distance.ts';
import type { World } from '../world/world.ts';
import { placesOf, postcodeIn, residentialPostcode } from '../domain/places/gazetteer.ts';
import type { Place } from '../domain/places/gazetteer.ts';

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

/** The values of one filter: `type:postcode` or `type:(adres OR postcode)`. */
function filterOf(text: string): { readonly field: string; readonly values: readonly string[] } {
  const cut = text.indexOf(':');
  const values = text
    .slice(cut + 1)
    .replaceAll(/[()"]/g, '')
    .split(/\sOR\s/)
    .map((value) => value.trim().toLowerCase());
  return { field: text.slice(0, cut).trim(), values };
}

const fieldsOf: { readonly [field: string]: (place: Place) => string } = {
  type: ({ kind }) => kind,
  gemeentenaam: ({ town }) => town,
  woonplaatsnaam: ({ town }) => town,
  postcode: ({ postcode }) => postcode ?? '',
  straatnaam: ({ street }) => street ?? '',
  huisnummer: ({ number }) => number ?? '',
};

function filtersIn(query: Input): readonly ((place: Place) => boolean)[] {
  const raw = query['fq'];
  const texts = (Array.isArray(raw) ? raw : [raw]).filter((text): text is string => typeof text === 'string');
  return texts
    .filter((text) => text.includes(':'))
    .map(filterOf)
    .map(({ field, values }) => {
      const read = Object.hasOwn(fieldsOf, field) ? fieldsOf[field] : undefined;
      return (place) => read === undefined || values.includes(read(place).toLowerCase());
    });
}

/** The words that must stand in a name; a postcode counts as one word, with or without its space. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(\d{4})\s+([a-z]{2})\b/g, '$1$2')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'and');

function matching(world: World, query: Input): readonly Place[] {
  const text = textOf(query, 'q') ?? '';
  const words = wordsIn(text);
  const filters = filtersIn(query);
  const postcode = postcodeIn(text);
  const fits = (place: Place): boolean => filters.every((filter) => filter(place));
  const found = placesOf(world).filter((place) => {
    const name = place.name.toLowerCase();
    return words.every((word) => name.includes(word)) && fits(place);
  });
  if (found.length > 0 || postcode === null) return found;
  const home = residentialPostcode(world, postcode);
  return home && fits(home) ? [home] : [];
}

function rowsIn(query: Input, usual: number): { readonly start: number; readonly rows: number } {
  const rows = numberOf(query, 'rows') ?? usual;
  return { start: Math.max(0, numberOf(query, 'start') ?? 0), rows: Math.min(mostRows, Math.max(0, rows)) };
}

/** The fields somebody wants to see; all of them, or a star, unless named. */
function picked(doc: Doc, fields: string | null): Doc {
  const wanted = (fields ?? '*').split(/[\s,]+/).filter((field) => field !== '');
  if (wanted.includes('*') || wanted.length === 0) return doc;
  return Object.fromEntries(Object.entries(doc).filter(([field]) => wanted.includes(field)));
}

type Ranked = { readonly place: Place; readonly more?: Doc };

function answer(
  ranked: readonly Ranked[],
  query: Input,
  usual: { readonly rows: number; readonly fields: string },
): object {
  const { start, rows } = rowsIn(query, usual.rows);
  const docs = ranked.slice(start, start + rows).map(({ place, more }, index) => ({
    ...docOf(place, Math.max(1, 20 - start - index)),
    ...more,
  }));
  const fields = textOf(query, 'fl') ?? usual.fields;
  return {
    response: {
      numFound: ranked.length,
      start,
      maxScore: ranked.length === 0 ? 0 : 20,
      numFoundExact: true,
      docs: docs.map((doc) => picked(doc, fields)),
    },
  };
}

const all = { rows: 10, fields: '*' };
const short = 'type weergavenaam id score';
const ranked = (places: readonly Place[]): readonly Ranked[] => places.map((place) => ({ place }));

/** Everything that fits; an unknown postcode gives no answers, not an error. */
export const findFree = (world: World, query: Input): object => answer(ranked(matching(world, query)), query, all);

/** What somebody may mean who is still typing. */
export const suggest = (world: World, query: Input): object => {
  const places = matching(world, query);
  return {
    ...answer(ranked(places), query, { rows: 10, fields: short }),
    highlighting: Object.fromEntries(places.slice(0, mostRows).map(({ id, name }) => [id, { suggest: [name] }])),
    spellcheck: { suggestions: [], collations: [] },
  };
};

/** The place behind a suggestion. */
export function lookUp(world: World, query: Input): object {
  const id = textOf(query, 'id');
  return answer(ranked(placesOf(world).filter((place) => place.id === id)), query, all);
}

/** The addresses nearest to a point, with the metres to each. */
export function reverse(world: World, query: Input): object {
  const here = { lat: Number(textOf(query, 'lat') ?? Number.NaN), lon: Number(textOf(query, 'lon') ?? Number.NaN) };
  if (!Number.isFinite(here.lat) || !Number.isFinite(here.lon)) return answer([], query, all);
  const filters = filtersIn(query);
  const near = placesOf(world)
    .filter((place) => (filters.length === 0 ? place.kind === 'adres' : filters.every((filter) => filter(place))))
    .map((place) => ({ place, metres: 1000 * kilometresBetween(here, place) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ place, metres }) => ({ place, more: { afstand: Math.round(metres * 10) / 10 } }));
  return answer(near, query, { rows: 5, fields: `${short} afstand` });
}
