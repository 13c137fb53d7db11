import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { partOrNull, text, textOrNull } from './wire.ts';

/** As much of an image as the shop reads; both its long and its compact form have it. */
export type WirePicture = Pick<components['schemas']['MediaCompact'], 'sizes' | 'dominant_color'>;

/** An image that may be missing. */
export function toPicture(wire: WirePicture | null | undefined): Picture | null {
  return partOrNull(wire, (media) => ({
    sizes: Object.fromEntries(
      Object.entries(media.sizes).map(([size, url]): [string, string] => [size, text(url, `sizes.${size}`)]),
    ),
    dominantColor: textOrNull(media.dominant_color, 'dominant_color'),
  }));
}
