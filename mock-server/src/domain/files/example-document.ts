import { readFileSync } from 'node:fs';

const documentFile = new URL('./document.pdf', import.meta.url);

/**
 * The document behind a file of the seeds, which nobody uploaded, with exactly the size that the list of files tells. The rest is a
 * comment before the last lines, where it moves nothing that the file points to.
 */
export function exampleDocument(bytes: number): Buffer {
  const text = readFileSync(documentFile, 'latin1');
  const end = text.lastIndexOf('startxref');
  const space = Math.max(0, bytes - text.length - 2);
  return Buffer.from(`${text.slice(0, end)}%${'.'.repeat(space)}\n${text.slice(end)}`, 'latin1');
}
