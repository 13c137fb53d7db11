import type { Call } from '../http/call.ts';
import type { FileRow } from '../tables/files.ts';
import { pictureKey, pictureLinkEnd } from '../domain/files/picture-link.ts';
import { blobOf } from '../domain/files/blobs.ts';
import { apiUrl } from '../http/platform.ts';
import { sizeText } from './format.ts';
import { mediaCompact } from './media.ts';

/** A picture opens in an `img` for a while, without a token; for every other kind there is the download. */
function urlOf(call: Call, row: FileRow): string {
  const base = `${apiUrl(call.platform.settings)}/files/${row.uid}`;
  if (blobOf(call.world, row.uid)?.mime.startsWith('image/') !== true) return `${base}/download`;
  const until = pictureLinkEnd(call.world.now());
  return `${base}/picture?until=${until}&key=${pictureKey(row, until)}`;
}

/** A document as it stands inside other resources. */
export const file = (call: Call, row: FileRow): object => ({
  uid: row.uid,
  identity_address: row.identity_address,
  original_name: row.original_name,
  type: row.type,
  ext: row.ext,
  order: row.order,
  size: sizeText(row.bytes),
  url: urlOf(call, row),
  preview: mediaCompact(call, row.preview_uid ?? null),
});

/** Documents by their uids, in that order; unknown ones are skipped. */
export const filesOf = (call: Call, uids: readonly string[]): FileRow[] =>
  uids.map((uid) => call.world.table('files').first('uid', uid)).filter((row) => row !== undefined);
