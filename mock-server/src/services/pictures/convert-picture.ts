import type { Sharp, SharpConstructor } from 'sharp';
import { kindOf, type FileKind } from '../../domain/files/file-kinds.ts';
import type { MadePicture, MadePreset } from '../../http/uploaded-file.ts';
import { hexOf, isDark, type Colour } from './colour.ts';
import { mediaKinds, type Preset } from '../../domain/files/presets.ts';

/** Points of the largest picture that is taken; a small file can unfold to much more. */
const maxPixels = 60_000_000;

/** Side of the small copy in which the colours are counted. */
const colourSide = 64;

const white = { r: 255, g: 255, b: 255 };

let loading: Promise<SharpConstructor> | null = null;

/** Loads the library at the first upload, so that a start does not wait for it; it keeps no pictures of its own. */
async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The picture library, loaded when it is needed first. */
export function pictureLibrary(): Promise<SharpConstructor> {
  loading ??= load();
  return loading;
}

async function colourOf(picture: Sharp, sharp: SharpConstructor): Promise<Colour> {
  const small = await picture
    .clone()
    .resize(colourSide, colourSide, { fit: 'fill' })
    .flatten({ background: white })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return (await sharp(small).stats()).dominant;
}

/** Logos and banners may be seen through; a banner keeps the kind of its source. */
function kindFor(type: string, source: FileKind | null, seeThrough: boolean): 'jpg' | 'png' {
  if (type === 'implementation_banner') return source === 'png' || source === 'gif' ? 'png' : 'jpg';
  return type.endsWith('_logo') && seeThrough ? 'png' : 'jpg';
}

/** Cuts to exactly the size, or keeps the ratio inside it; only a cut may enlarge. */
async function madeOne(
  picture: Sharp,
  preset: string,
  about: { size: Preset; kind: 'jpg' | 'png' },
): Promise<MadePreset> {
  const [width, height, keepRatio] = about.size;
  const sized = picture
    .clone()
    .resize(width, height, keepRatio ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' });
  const written =
    about.kind === 'png' ? sized.png() : sized.flatten({ background: white }).jpeg({ quality: 82, progressive: true });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { preset, kind: about.kind, bytes: data, width: info.width, height: info.height };
}

async function made(
  picture: Sharp,
  sharp: SharpConstructor,
  about: { type: string; source: FileKind | null },
): Promise<MadePicture> {
  const { isOpaque } = await picture.clone().stats();
  const kind = kindFor(about.type, about.source, !isOpaque);
  const presets: MadePreset[] = [];
  for (const [preset, size] of Object.entries(mediaKinds[about.type]?.size ?? {})) {
    presets.push(await madeOne(picture, preset, { size, kind }));
  }
  const colour = await colourOf(picture, sharp);
  return { dominant_color: hexOf(colour), is_dark: isDark(colour), presets };
}

/**
 * Makes every size of an uploaded picture: upright, in sRGB, without what a camera wrote beside it. A type without sizes only has
 * its bytes read to the end. Null when they are damaged, of another kind, or unfold to more than the mock platform takes in.
 */
export async function makePicture(bytes: Buffer, type: string): Promise<MadePicture | null> {
  const sharp = await pictureLibrary();
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    return await made(picture, sharp, { type, source: kindOf(bytes) });
  } catch {
    return null;
  }
}
