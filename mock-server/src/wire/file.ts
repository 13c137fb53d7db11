import type { Call } from '../http/call.ts';
import type { FileRow } from '../store/table-funds.ts';
import { apiUrl } from '../twin.ts';
import { mediaCompact } from './media.ts';

/** A document as it stands inside other resources (part 1, 6.3). */
export const file = (call: Call, row: FileRow): object => ({
  uid: row.uid,
  identity_address: row.identity_address,
  original_name: row.original_name,
  type: row.type,
  ext: row.ext,
  order: row.order,
  size: `${(row.bytes / 1000).toFixed(1)}kB`,
  url: `${apiUrl(call.twin.settings)}/files/${row.uid}/download`,
  preview: mediaCompact(call, row.preview_uid ?? null),
});

/** Documents by their uids, in that order; unknown ones are skipped. */
export const filesOf = (call: Call, uids: readonly string[]): FileRow[] =>
  uids.map((uid) => call.world.table('files').first('uid', uid)).filter((row) => row !== undefined);
