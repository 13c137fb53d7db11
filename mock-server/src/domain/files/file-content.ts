import { mimeOf } from './file-kinds.ts';
import { blobOf, bytesOf } from './blobs.ts';
import type { FileRow } from '../../tables/files.ts';
import type { World } from '../../world/world.ts';
import { exampleDocument } from './example-document.ts';

/** The bytes of an upload; a file of the seeds, which nobody uploaded, has an example document. */
export function paperContent(world: World, row: FileRow): { readonly mime: string; readonly bytes: Buffer } {
  const blob = blobOf(world, row.uid);
  if (!blob) return { mime: mimeOf.pdf, bytes: exampleDocument(row.bytes) };
  return { mime: blob.mime, bytes: bytesOf(world, blob) };
}
