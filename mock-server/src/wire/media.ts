import { presetNames } from '../pictures/presets.ts';
import type { Call } from '../http/call.ts';
import type { MediaRow } from '../store/table-tenants.ts';
import { apiUrl } from '../twin.ts';

/** Where the bytes of a picture are; the same picture always has the same address. */
export const picturePath = (uid: string, preset: string): string => `/pictures/${uid}/${preset}.svg`;

const sizes = (call: Call, media: MediaRow): { [preset: string]: string } =>
  Object.fromEntries(
    presetNames(media.type).map((preset) => [preset, `${apiUrl(call.twin.settings)}${picturePath(media.uid, preset)}`]),
  );

const found = (call: Call, uid: string | null): MediaRow | undefined =>
  uid === null ? undefined : call.world.table('medias').first('uid', uid);

/** A picture without its owner (part 1, 6.3); null when there is none. */
export function mediaCompact(call: Call, uid: string | null): object | null {
  const media = found(call, uid);
  if (!media) return null;
  const { original_name, type, ext, dominant_color } = media;
  return { uid: media.uid, original_name, type, ext, dominant_color, sizes: sizes(call, media) };
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
