import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { readPartOrNull, readString, readStringOrNull } from './wire.ts';

/** The fields of an image that the shop reads; both its full and its compact form have them. */
export type WirePicture = Pick<components['schemas']['MediaCompact'], 'sizes' | 'dominant_color'>;

/** Maps an image; null when it is missing. */
export function toPicture(wire: WirePicture | null | undefined): Picture | null {
  return readPartOrNull(wire, (media) => ({
    sizes: Object.fromEntries(
      Object.entries(media.sizes).map(([size, url]): [string, string] => [size, readString(url, `sizes.${size}`)]),
    ),
    dominantColor: readStringOrNull(media.dominant_color, 'dominant_color'),
  }));
}
