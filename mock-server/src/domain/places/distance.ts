const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export type Place = { readonly lat: number; readonly lon: number };

/** Kilometres as the crow flies (great circle). */
export function kilometresBetween(one: Place, other: Place): number {
  const [phi, theta] = [radians(one.lat), radians(other.lat)];
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(other.lat - one.lat) + Math.cos(phi) * Math.cos(theta) * half(other.lon - one.lon);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
