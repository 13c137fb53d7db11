import { mediaKinds } from './presets.ts';

/** An uploaded picture: its bytes as text and its own size. */
export interface UploadedPicture {
  readonly mime: string;
  readonly base64: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The size of a preset that keeps the ratio: inside the box, and never larger than the source. */
export function insideOf(
  box: readonly [width: number, height: number],
  source: { readonly width: number; readonly height: number },
): readonly [width: number, height: number] {
  const scale = Math.min(1, box[0] / source.width, box[1] / source.height);
  return [Math.max(1, Math.round(source.width * scale)), Math.max(1, Math.round(source.height * scale))];
}

/**
 * An uploaded picture in one preset, as SVG that holds the source: cut to exactly the size of the preset, or whole inside it.
 * So no library of pictures is needed. Null when the type has no such preset.
 */
export function uploadedSvg(type: string, preset: string, picture: UploadedPicture): string | null {
  const size = mediaKinds[type]?.size[preset];
  if (!size) return null;
  const [wide, high, keepRatio] = size;
  const source = { width: picture.width ?? wide, height: picture.height ?? high };
  const [width, height] = keepRatio ? insideOf([wide, high], source) : [wide, high];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" ` +
    `href="data:${picture.mime};base64,${picture.base64}"/></svg>`
  );
}
