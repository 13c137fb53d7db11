/** The six tints of funds, categories and organisations. A fund keeps its tint on every screen. */
export const TINTS = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'] as const;

/** One of the six tints. */
export type Tint = (typeof TINTS)[number];

/** The tint for an id or name; the same key always has the same tint. */
export function tintOf(key: number | string): Tint {
  const number = typeof key === 'number' ? key : numberOf(key);
  return TINTS[Math.abs(Math.trunc(number)) % TINTS.length] ?? 'zon';
}

function numberOf(name: string): number {
  let sum = 7;
  for (let at = 0; at < name.length; at += 1) sum = (sum * 31 + name.charCodeAt(at)) % 9973;
  return sum;
}

/** The class that sets a tint on an element and its descendants. */
export function tintClass(tint: Tint): string {
  return `tint-${tint}`;
}

/** The hue of each tint, in degrees. */
const HUES: Readonly<Record<Tint, number>> = { klei: 18, zon: 40, blad: 101, water: 196, lila: 253, bes: 330 };

/** A colour with a smaller difference between its largest and smallest channel, 0 to 255, counts as grey. */
const MIN_CHROMA = 10;

/**
 * The tint for an image: the one with the nearest hue to its dominant colour (`#rrggbb`). Without an image, or with a
 * grey one, the tint of the fallback.
 */
export function tintOfPicture(dominantColor: string | null | undefined, fallback: number | string): Tint {
  const hue = hueOf(dominantColor ?? '');
  if (hue === null) return tintOf(fallback);
  return TINTS.reduce((best, tint) => (hueDistance(HUES[tint], hue) < hueDistance(HUES[best], hue) ? tint : best));
}

/** The distance between two hues in degrees, 0 to 180. */
function hueDistance(a: number, b: number): number {
  const straight = Math.abs(a - b) % 360;
  return Math.min(straight, 360 - straight);
}

/** The hue of a colour in degrees; null for grey and for an invalid colour. */
function hueOf(color: string): number | null {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!match) return null;
  const [red, green, blue] = [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16), parseInt(match[3] ?? '', 16)];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < MIN_CHROMA) return null;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}
