import type { UploadedFile } from '../../http/uploaded-file.ts';
import { kindOf, mimeOf } from './file-kinds.ts';
import { pictureSize } from './picture-size.ts';
import { nameOfBytes, originalPreset, type BlobRow, type MediaRow } from '../../tables/files.ts';
import type { World } from '../../world/world.ts';

/** The bytes of a row. */
export function bytesOf(world: World, blob: BlobRow): Buffer {
  const bytes = world.uploads.read(nameOfBytes(blob));
  if (!bytes) throw new Error(`The file ${nameOfBytes(blob)} of an upload is gone.`);
  return bytes;
}

/** The bytes come before their row, so that a row never names what is not there. */
function keep(world: World, row: Omit<BlobRow, 'id'>, bytes: Buffer): BlobRow {
  world.uploads.write(nameOfBytes(row), bytes);
  return world.table('blobs').insert(row);
}

/** Keeps the bytes of an upload that was found good. */
export function keepBlob(world: World, uid: string, bytes: Buffer): BlobRow {
  const kind = kindOf(bytes);
  const size = kind === null ? null : pictureSize(kind, bytes);
  const row = {
    uid,
    preset: originalPreset,
    mime: kind === null ? 'application/octet-stream' : mimeOf[kind],
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
  return keep(world, row, bytes);
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
    keep(world, { uid: media.uid, preset, mime: mimeOf[kind], width, height }, sized);
  }
  return media;
}

/** The row of an upload in one size, or as it came. */
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
