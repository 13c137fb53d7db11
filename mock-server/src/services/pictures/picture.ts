import { bannerShapes, towns } from './banner.ts';
import { drawingOf, groundOfMotif } from './drawing.ts';
import { logoGround, logoShapes } from './logo.ts';
import { mediaKinds } from '../../domain/files/presets.ts';

/** What a drawing needs to know of a stored picture. */
export interface PictureSource {
  readonly type: string;
  readonly motif: string;
}

const svg = (viewBox: string, size: readonly [number, number], inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size[0]}" height="${size[1]}" ` +
  `preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

const isLogo = (type: string): boolean => type === 'organization_logo' || type === 'email_logo';

/** The colour that stands where the picture is not loaded yet. */
export function groundOf({ type, motif }: PictureSource): string {
  if (isLogo(type)) return logoGround(motif);
  if (type === 'implementation_banner') return towns[motif]?.place.sky ?? '#EBE6F8';
  return groundOfMotif(motif);
}

/**
 * A picture as SVG text in one preset, drawn from its type and motif; the same input gives the same bytes.
 * Square presets show the middle of a drawing. Null when the type has no such preset.
 */
export function pictureSvg(source: PictureSource, preset: string): string | null {
  const kind = mediaKinds[source.type];
  const size = kind?.size[preset];
  if (!size) return null;
  const [width, height] = size;
  if (isLogo(source.type)) return svg('0 0 120 120', [width, height], logoShapes(source.motif));
  if (source.type === 'implementation_banner') return svg('0 0 2000 600', [width, height], bannerShapes(source.motif));
  const fund = source.type === 'fund_logo' && preset === 'large';
  return svg('0 0 400 300', fund ? [500, 375] : [width, height], drawingOf(source.motif));
}
