import { presetNames } from '../domain/files/presets.ts';
import type { Call } from '../http/call.ts';
import { isPrivatePicture, pictureKey, pictureLinkEnd } from '../domain/files/picture-link.ts';
import type { MediaRow } from '../tables/files.ts';
import { apiUrl } from '../http/platform.ts';

/** Where the bytes of a picture are; the same picture always has the same address. */
const picturePath = (media: Pick<MediaRow, 'uid' | 'made'>, preset: string): string =>
  `/pictures/${media.uid}/${preset}.${media.made ?? 'svg'}`;

/** What opens a private picture for an `img`, which can send no token: only who may see it is given this, for a while. */
function keyQuery(call: Call, media: MediaRow): string {
  if (!isPrivatePicture(media)) return '';
  const until = pictureLinkEnd(call.world.now());
  return `?until=${until}&key=${pictureKey(media, until)}`;
}

function sizes(call: Call, media: MediaRow): { [preset: string]: string } {
  const query = keyQuery(call, media);
  return Object.fromEntries(
    presetNames(media.type).map((preset) => [
      preset,
      `${apiUrl(call.platform.settings)}${picturePath(media, preset)}${query}`,
    ]),
  );
}

const found = (call: Call, uid: string | null): MediaRow | undefined =>
  uid === null ? undefined : call.world.table('medias').first('uid', uid);

/** A picture without its owner; null when there is none. */
export function mediaCompact(call: Call, uid: string | null): object | null {
  const media = found(call, uid);
  if (!media) return null;
  const { original_name, type, ext, dominant_color } = media;
  return { uid: media.uid, original_name, type, ext, dominant_color, sizes: sizes(call, media) };
}

/** The banner of a municipality, of which the configuration says no more than this. */
export function mediaOfBanner(call: Call, uid: string | null): object | null {
  const media = found(call, uid);
  if (!media) return null;
  return { uid: media.uid, ext: media.ext, dominant_color: media.dominant_color, sizes: sizes(call, media) };
}

/** A picture with its owner. */
export function mediaFull(call: Call, uid: string | null): object | null {
  const media = found(call, uid);
  if (!media) return null;
  const { original_name, type, ext, dominant_color, identity_address, is_dark } = media;
  return {
    uid: media.uid,
    identity_address,
    original_name,
    type,
    ext,
    dominant_color,
    is_dark,
    sizes: sizes(call, media),
  };
}
