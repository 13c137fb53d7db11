import { mimeOf } from '../rules/file-kinds.ts';
import { blobOf } from '../store/blobs.ts';
import type { FileRow } from '../store/table-funds.ts';
import type { World } from '../store/world.ts';
import { drawnPdf } from './document.ts';

/** The bytes of an upload; a document of the seeds is drawn. */
export function paperContent(world: World, row: FileRow): { readonly mime: string; readonly bytes: Buffer } {
  const blob = blobOf(world, row.uid);
  if (!blob) return { mime: mimeOf.pdf, bytes: drawnPdf(row) };
  return { mime: blob.mime, bytes: Buffer.from(blob.base64, 'base64') };
}
