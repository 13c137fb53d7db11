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

/** A bitmap of 24 bits a point without compression, in one colour. */
export function bitmapOf(width: number, height: number, { r, g, b }: Colour = orange): Buffer {
  const row = Buffer.alloc(Math.ceil((width * 3) / 4) * 4);
  for (let x = 0; x < width; x += 1) row.set([b, g, r], x * 3);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + row.length * height, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, ...Array.from({ length: height }, () => row)]);
}
