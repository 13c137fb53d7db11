import type { UploadedFile } from '../shared/uploaded-file.ts';
import { kindOf, mimeOf } from '../shared/file-kinds.ts';
import { pictureSize } from '../shared/picture-size.ts';
import { originalPreset } from '../database/tables/blobs.ts';
import type { BlobRow } from '../database/tables/blobs.ts';
import type { MediaRow } from '../database/tables/tenants.ts';
import type { World } from '../database/world.ts';

/** Keeps the bytes of an upload that was found good. */
export function keepBlob(world: World, uid: string, bytes: Buffer): BlobRow {
  const kind = kindOf(bytes);
  const size = kind === null ? null : pictureSize(kind, bytes);
  return world.table('blobs').insert({
    uid,
    preset: originalPreset,
    mime: kind === null ? 'application/octet-stream' : mimeOf[kind],
    base64: bytes.toString('base64'),
    width: size?.width ?? null,
    height: size?.height ?? null,
  });
}

/** Keeps an uploaded picture in every size that was made of it, with the colour it has most of. */
export function keepPicture(
  world: World,
  { bytes, made }: UploadedFile,
  about: Pick<MediaRow, 'identity_address' | 'original_name' | 'type' | 'ext'>,
): MediaRow {
  const first = made?.presets[0];
  const media = world.table('medias').insert({
    ...about,
    uid: world.random.hex(64),
    dominant_color: made?.dominant_color ?? null,
    is_dark: made?.is_dark ?? null,
    motif: '',
    ...(first ? { made: first.kind } : {}),
  });
  keepBlob(world, media.uid, bytes);
  for (const { preset, kind, bytes: sized, width, height } of made?.presets ?? []) {
    const base64 = sized.toString('base64');
    world.table('blobs').insert({ uid: media.uid, preset, mime: mimeOf[kind], base64, width, height });
  }
  return media;
}

/** The bytes of an upload in one size, or as they came. */
export const blobOf = (world: World, uid: string, preset: string = originalPreset): BlobRow | undefined =>
  world
    .table('blobs')
    .where('uid', uid)
    .find((blob) => blob.preset === preset);

/** Takes away everything that is kept of an upload. */
export function dropBlobs(world: World, uid: string): void {
  for (const blob of world.table('blobs').where('uid', uid)) world.table('blobs').remove(blob);
}

/** Takes a picture away, and its bytes with it. */
export function dropPicture(world: World, media: MediaRow): void {
  dropBlobs(world, media.uid);
  world.table('medias').remove(media);
}
