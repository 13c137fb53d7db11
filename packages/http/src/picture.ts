import { toPictureAddress, type Picture } from '@stadstegoed/core/shared/picture.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Fields } from './wire.ts';

/** The fields of an image that the shop reads; both its full and its compact form have them. */
export type WirePicture = Pick<components['schemas']['MediaCompact'], 'sizes' | 'dominant_color'>;

/** Maps an image. */
export function toPicture(media: Fields<WirePicture>): Picture {
  const sizes = media.object('sizes');
  return {
    sizes: Object.fromEntries(
      sizes.names().flatMap((size) => {
        const address = readPictureAddress(sizes, size);
        return address === null ? [] : [[size, address]];
      }),
    ),
    dominantColor: media.string('dominant_color', null),
  };
}

/** The address of a picture; null for one that is absent or that no browser should open. */
export function readPictureAddress<Wire extends object>(wire: Fields<Wire>, name: keyof Wire & string): string | null {
  return toPictureAddress(wire.string(name, ''));
}

/** The picture of an offer or a reservation: its only photo, or the first of its photos. */
export function toPhoto(wire: Fields<{ photo?: WirePicture | null; photos?: readonly WirePicture[] }>): Picture | null {
  return wire.part('photo', toPicture) ?? wire.list('photos', toPicture, [])[0] ?? null;
}
