import type { PageCall } from '../page-kit/page-call.ts';
import { pictureSvg } from '../../src/pictures/picture.ts';
import { presetNames } from '../../src/pictures/presets.ts';
import { blobOf } from '../../src/persistence/blobs.ts';

/** The smallest size of a picture as an address that carries itself: what the desk shows is no request in the log of the shop. */
export function smallPicture(call: PageCall, uid: string | null | undefined): string | null {
  const media = uid ? call.world.table('medias').first('uid', uid) : undefined;
  const preset = media && presetNames(media.type)[0];
  if (!media || preset === undefined) return null;
  const blob = blobOf(call.world, media.uid, preset);
  if (blob) return `data:${blob.mime};base64,${blob.base64}`;
  const svg = media.made === undefined ? pictureSvg({ type: media.type, motif: media.motif }, preset) : null;
  return svg === null ? null : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
