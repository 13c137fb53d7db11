import Color from 'colorjs.io';

/** A colour as lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees: OKLCH. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Reads `#0a7`, `rgb(0 170 119)` or a name. Null when it is not a colour. */
export function parseColour(text: string): Oklch | null {
  try {
    const [lightness, chroma, hue] = new Color(text).to('oklch').coords;
    return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
  } catch {
    return null;
  }
}

/** The colour as `#rrggbb`; a colour outside sRGB becomes the nearest one of the same hue. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const colour = new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut({ method: 'css' });
  return colour.toString({ format: 'hex', collapse: false });
}

/** Red, green and blue from 0 to 255, for `rgb(var(…) / 0.1)`. */
export function toChannels(colour: Oklch): string {
  return new Color(toHex(colour)).coords.map((share) => Math.round((share ?? 0) * 255)).join(' ');
}

/** The contrast of a colour with the least favourable of these. */
export function leastContrast(colour: Oklch, others: readonly Oklch[]): number {
  const own = new Color(toHex(colour));
  return Math.min(...others.map((other) => own.contrast(new Color(toHex(other)), 'WCAG21')));
}

/** What a colour has to be readable on. */
export interface Demand {
  readonly on: readonly Oklch[];
  readonly least: number;
}

/** The step in lightness by which a colour is changed; smaller than an eye can see. */
const STEP = 0.005;

/**
 * The nearest colour of the same hue that meets all demands, by changing its lightness in one direction. The last colour
 * tried when none does.
 */
export function readable(colour: Oklch, direction: 'darker' | 'lighter', demands: readonly Demand[]): Oklch {
  const step = direction === 'darker' ? -STEP : STEP;
  let tried = colour;
  while (!demands.every(({ on, least }) => leastContrast(tried, on) >= least)) {
    const lightness = tried.lightness + step;
    if (lightness < 0 || lightness > 1) return tried;
    tried = { ...tried, lightness };
  }
  return tried;
}
