import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VARIANTS_FOLDER } from '@stadstegoed/variants/load.ts';
import sharp from 'sharp';

/** An icon of the installed shop: its file in the build, its width and height in pixels, and its purpose. */
export interface AppIcon {
  readonly fileName: string;
  readonly size: number;
  /** `maskable`: the system cuts the icon to its own shape, such as a circle. */
  readonly purpose: 'any' | 'maskable';
}

/** The icons that browsers ask for: two sizes for the launcher and the start screen, and one that may be cut. */
export const APP_ICONS: readonly AppIcon[] = [
  { fileName: 'icons/192.png', size: 192, purpose: 'any' },
  { fileName: 'icons/512.png', size: 512, purpose: 'any' },
  { fileName: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The icon of iOS, which has no transparency and is always square. */
export const APPLE_ICON: AppIcon = { fileName: 'icons/apple-180.png', size: 180, purpose: 'maskable' };

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/**
 * The share of a cut icon that the logo takes. Only a circle of 80 % of the icon is never cut: a logo with a background of
 * its own may lose its corners, any other has to fit inside that circle with its corners.
 */
const SHARE = { withBackground: 0.8, withoutBackground: 0.56 } as const;
/** Renders a drawing of 48 units at 16 times its size, so that no icon is enlarged. */
const SVG_DENSITY = 72 * 16;
const NOTHING: Colour = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };

/** The drawing of a municipality's logo, or its picture when there is no drawing. */
function logoFile(variant: string): string {
  const drawing = join(VARIANTS_FOLDER, variant, 'logo.svg');
  return existsSync(drawing) ? drawing : join(VARIANTS_FOLDER, variant, 'logo.png');
}

/** The logo as a square PNG of this size. */
const logoOf = (variant: string, size: number): Promise<Buffer> => pngOf(logoFile(variant), size);

/** A drawing or picture, or the file with it, as a square PNG of this size. */
export function pngOf(drawing: string | Buffer, size: number): Promise<Buffer> {
  return sharp(drawing, { density: SVG_DENSITY })
    .resize(size, size, { fit: 'contain', background: NOTHING })
    .png()
    .toBuffer();
}

/** The colour at the middle of the logo's upper edge, to continue it; null when the logo has no background. */
async function backgroundOf(logo: Buffer): Promise<Colour | null> {
  const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = Math.floor(info.width / 2) * info.channels;
  const [r = 0, g = 0, b = 0, opacity = 0] = data.subarray(start, start + 4);
  return opacity === 255 ? { r, g, b, alpha: 1 } : null;
}

/** Draws an icon from the logo of a municipality, as PNG. */
export async function drawIcon(variant: string, { size, purpose }: AppIcon): Promise<Buffer> {
  const logo = await logoOf(variant, size);
  if (purpose === 'any') return logo;
  const background = await backgroundOf(logo);
  const share = background === null ? SHARE.withoutBackground : SHARE.withBackground;
  return sharp({ create: { width: size, height: size, channels: 4, background: background ?? WHITE } })
    .composite([{ input: await logoOf(variant, Math.round(size * share)) }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The icon that browsers show beside the title of a page and ask for without being told, for screens with more and fewer dots. */
export const FAVICON_FILE = 'favicon.ico';
const FAVICON_SIZES = [16, 32, 48];

/** Draws the icon of the browser from the logo of a municipality: PNG pictures in the container of Windows icons. */
export async function drawFavicon(variant: string): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON_SIZES.map((size) => logoOf(variant, size)));
  const [headerBytes, entryBytes] = [6, 16];
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(entryBytes);
    entry.set([FAVICON_SIZES[index] ?? 0, FAVICON_SIZES[index] ?? 0]);
    // One plane, 32 bits for each dot.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
