/** A point of the world as web maps cut it (EPSG:3857): 0 to 1 from west to east and from north to south. */
export type WorldPoint = { readonly x: number; readonly y: number };

/** A place on the ground, in degrees. */
export type LonLat = { readonly lon: number; readonly lat: number };

/** Metres around the earth at the equator. */
const girth = 40_075_016.7;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const worldPoint = ({ lon, lat }: LonLat): WorldPoint => ({
  x: (lon + 180) / 360,
  y: (1 - Math.asinh(Math.tan(radians(lat))) / Math.PI) / 2,
});

/** How much of the world one metre is at a latitude. */
export const metreAt = (lat: number): number => 1 / (girth * Math.cos(radians(lat)));

/** A point so many metres east and north of a place. */
export function besides(place: LonLat, east: number, north: number): WorldPoint {
  const { x, y } = worldPoint(place);
  const metre = metreAt(place.lat);
  return { x: x + east * metre, y: y - north * metre };
}

/** The degrees of a place so many metres east and north of another; good for a town, not for a country. */
export const movedBy = (place: LonLat, east: number, north: number): LonLat => ({
  lon: place.lon + (east * 360) / (girth * Math.cos(radians(place.lat))),
  lat: place.lat + (north * 360) / girth,
});
