import { mimeOf } from '../../shared/file-kinds.ts';
import { blobOf } from '../../persistence/blobs.ts';
import type { FileRow } from '../../database/tables/funds.ts';
import type { World } from '../../database/world.ts';
import { drawnPdf } from '../../pictures/document.ts';

/** The bytes of an upload; a document of the seeds is drawn. */
export function paperContent(world: World, row: FileRow): { readonly mime: string; readonly bytes: Buffer } {
  const blob = blobOf(world, row.uid);
  if (!blob) return { mime: mimeOf.pdf, bytes: drawnPdf(row) };
  return { mime: blob.mime, bytes: Buffer.from(blob.base64, 'base64') };
}
