import type { FileContent } from '@stadstegoed/core/shared/chosen-file.ts';

/** Saves downloaded content on the resident's device under a name. */
export function saveFile(content: FileContent, name: string): void {
  if (!(content instanceof Blob)) throw new TypeError('Content to save must be a blob of the browser');
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox follows a click only on a link inside the document.
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
