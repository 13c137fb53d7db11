import { movedBy, type LonLat } from './mercator.ts';
import { seedFrom } from '../../world/random.ts';
import type { OfficeRow } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';

export type PlaceKind = 'adres' | 'postcode' | 'woonplaats';

/** Something that can be found on the map. */
export type Place = LonLat & {
  readonly kind: PlaceKind;
  readonly id: string;
  /** As a person reads it, e.g. `Badlaan 8, 9990BA Zonnedorp`. */
  readonly name: string;
  readonly town: string;
  readonly postcode: string | null;
  readonly street: string | null;
  readonly number: string | null;
};

/** `9990 ba` as the national service writes it; null when the text is not a complete postcode. */
export function postcodeIn(text: string): string | null {
  const found = /^(\d{4})\s*([a-z]{2})$/i.exec(text.trim());
  return found ? `${found[1]}${found[2]?.toUpperCase()}` : null;
}

const idOf = (prefix: string, name: string): string => `${prefix}-${seedFrom(name).toString(16).padStart(8, '0')}`;

type Located = OfficeRow & { readonly lat: number; readonly lon: number };

const isLocated = (office: OfficeRow): office is Located => office.lat !== null && office.lon !== null;

/** An office's address as a place: `street number, postcode town`. */
function addressPlace(office: Located): Place | null {
  const [, street, number, postcode, town] = /^(.+) (\S+), (\d{4} ?[A-Z]{2}) (.+)$/.exec(office.address) ?? [];
  if (street === undefined || number === undefined || postcode === undefined || town === undefined) return null;
  const plain = postcode.replace(' ', '');
  const name = `${street} ${number}, ${plain} ${town}`;
  const { lat, lon } = office;
  return { kind: 'adres', id: idOf('adr', name), name, town, postcode: plain, street, number, lat, lon };
}

function middleOf(places: readonly LonLat[]): LonLat {
  const sum = (pick: (place: LonLat) => number): number => places.reduce((total, place) => total + pick(place), 0);
  const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;
  return {
    lon: rounded(sum(({ lon }) => lon) / places.length),
    lat: rounded(sum(({ lat }) => lat) / places.length),
  };
}

const postcodePlace = ([postcode, addresses]: [string, readonly Place[]]): Place[] => {
  const [first] = addresses;
  if (!first) return [];
  const name = `${first.street}, ${postcode} ${first.town}`;
  return [{ ...first, ...middleOf(addresses), kind: 'postcode', id: idOf('pcd', name), name, postcode, number: null }];
};

const townPlace = ([town, addresses]: [string, readonly Place[]]): Place => ({
  ...middleOf(addresses),
  kind: 'woonplaats',
  id: idOf('wpl', town),
  name: `${town}, ${town}`,
  town,
  postcode: null,
  street: null,
  number: null,
});

function grouped(places: readonly Place[], keyOf: (place: Place) => string): [string, Place[]][] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(keyOf(place));
    if (group) group.push(place);
    else groups.set(keyOf(place), [place]);
  }
  return [...groups];
}

/** Towns, postcodes and addresses of a world: where its offices are. */
export function placesOf(world: World): readonly Place[] {
  const offices = world.table('offices').all();
  const addresses = offices.filter(isLocated).flatMap((office) => addressPlace(office) ?? []);
  const once = grouped(addresses, ({ id }) => id).flatMap(([, same]) => same.slice(0, 1));
  const towns = grouped(once, ({ town }) => town).map(townPlace);
  return [...towns, ...grouped(once, ({ postcode }) => postcode ?? '').flatMap(postcodePlace), ...once];
}

const postcodesOf = (world: World, start: string): readonly Place[] =>
  placesOf(world).filter(({ kind, postcode }) => kind === 'postcode' && (postcode?.startsWith(start) ?? false));

/**
 * A postcode where no office is, in a town of this world: a place of its own within walking distance of the middle, always the
 * same. Null for a postcode of elsewhere.
 */
export function residentialPostcode(world: World, postcode: string): Place | null {
  const near = postcodesOf(world, postcode.slice(0, 4));
  const [first] = near;
  if (!first) return null;
  const chance = seedFrom(`postcode ${postcode}`);
  const [angle, far] = [((chance % 360) * Math.PI) / 180, 300 + ((chance >>> 9) % 900)];
  const { lon, lat } = movedBy(middleOf(near), far * Math.cos(angle), far * Math.sin(angle));
  const at = { lon: Math.round(lon * 1e6) / 1e6, lat: Math.round(lat * 1e6) / 1e6 };
  const name = `Woonstraat, ${postcode} ${first.town}`;
  return { ...first, ...at, id: idOf('pcd', name), name, postcode, street: 'Woonstraat' };
}

/** Where somebody who fills in a postcode, its four digits or a town wants to look from; null for a place of elsewhere. */
export function placeToLookFrom(world: World, text: string): LonLat | null {
  const postcode = postcodeIn(text);
  if (postcode !== null) return postcodesOf(world, postcode)[0] ?? residentialPostcode(world, postcode);
  const name = text.trim().toLowerCase();
  if (!/^\d{4}$/.test(name))
    return placesOf(world).find(({ kind, town }) => kind === 'woonplaats' && town.toLowerCase() === name) ?? null;
  const near = postcodesOf(world, name);
  return near.length === 0 ? null : middleOf(near);
}
