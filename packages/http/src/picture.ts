import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { readPartOrNull, readString, readStringOrNull } from './wire.ts';

/** As much of an image as the shop reads; both its long and its compact form have it. */
export type WirePicture = Pick<components['schemas']['MediaCompact'], 'sizes' | 'dominant_color'>;

/** An image that may be missing. */
export function toPicture(wire: WirePicture | null | undefined): Picture | null {
  return readPartOrNull(wire, (media) => ({
    sizes: Object.fromEntries(
      Object.entries(media.sizes).map(([size, url]): [string, string] => [size, readString(url, `sizes.${size}`)]),
    ),
    dominantColor: readStringOrNull(media.dominant_color, 'dominant_color'),
  }));
}
