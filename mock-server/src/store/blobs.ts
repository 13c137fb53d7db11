import { kindOf, mimeOf } from '../rules/file-kinds.ts';
import { pictureSize } from '../rules/picture-size.ts';
import type { BlobRow } from './table-blobs.ts';
import type { MediaRow } from './table-tenants.ts';
import type { World } from './world.ts';

/** Keeps the bytes of an upload that was found good. */
export function keepBlob(world: World, uid: string, bytes: Buffer): BlobRow {
  const kind = kindOf(bytes);
  const size = kind === null ? null : pictureSize(kind, bytes);
  return world.table('blobs').insert({
    uid,
    mime: kind === null ? 'application/octet-stream' : mimeOf[kind],
    base64: bytes.toString('base64'),
    width: size?.width ?? null,
    height: size?.height ?? null,
  });
}

/** Keeps an uploaded picture with its bytes. Its colours are not looked at, so it has no dominant one. */
export function keepPicture(
  world: World,
  bytes: Buffer,
  about: Pick<MediaRow, 'identity_address' | 'original_name' | 'type' | 'ext'>,
): MediaRow {
  const media = world.table('medias').insert({
    ...about,
    uid: world.random.hex(64),
    dominant_color: null,
    is_dark: null,
    motif: '',
  });
  keepBlob(world, media.uid, bytes);
  return media;
}

/** Takes a picture away, and its bytes with it. */
export function dropPicture(world: World, media: MediaRow): void {
  const blob = world.table('blobs').first('uid', media.uid);
  if (blob) world.table('blobs').remove(blob);
  world.table('medias').remove(media);
}
