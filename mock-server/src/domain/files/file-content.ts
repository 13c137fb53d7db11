import { mimeOf } from '../../shared/file-kinds.ts';
import { blobOf, bytesOf } from '../../persistence/blobs.ts';
import type { FileRow } from '../../database/tables/funds.ts';
import type { World } from '../../database/world.ts';
import { exampleDocument } from '../../pictures/example-document.ts';

/** The bytes of an upload; a file of the seeds, which nobody uploaded, has an example document. */
export function paperContent(world: World, row: FileRow): { readonly mime: string; readonly bytes: Buffer } {
  const blob = blobOf(world, row.uid);
  if (!blob) return { mime: mimeOf.pdf, bytes: exampleDocument(row.bytes) };
  return { mime: blob.mime, bytes: bytesOf(world, blob) };
}
