import sharp from 'sharp';
import type { Sharp } from 'sharp';

type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly alpha?: number };

const orange: Colour = { r: 240, g: 130, b: 20 };

/** A plane of one colour; with `alpha` it can be seen through. */
const plane = (width: number, height: number, background: Colour): Sharp =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** A photo that every program can open. */
export const photoOf = (width: number, height: number, colour: Colour = orange): Promise<Buffer> =>
  plane(width, height, colour).jpeg().toBuffer();

/** The same as PNG or GIF, which can be seen through. */
export const drawnOf = (
  kind: 'png' | 'gif',
  size: readonly [number, number],
  colour: Colour = orange,
): Promise<Buffer> => plane(size[0], size[1], colour).toFormat(kind).toBuffer();

/** A photo whose camera lay on its side, with the words that cameras add: it stands upright at `height` by `width`. */
export const photoOnItsSide = (width: number, height: number): Promise<Buffer> =>
  plane(width, height, orange)
    .withExif({ IFD0: { Copyright: 'Vera Voorbeeld' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
