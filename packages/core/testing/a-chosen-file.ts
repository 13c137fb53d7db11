import type { StoredFile } from '../src/files/stored-file.ts';
import { extensionOf } from '../src/files/upload-limits.ts';
import type { ChosenFile } from '../src/shared/chosen-file.ts';

/** A file that the resident chose; the size is in bytes. */
export function aChosenFile(name = 'loonstrook.pdf', size = 182_400): ChosenFile {
  return { name, size, type: '' };
}

/** A file as the platform stored it. */
export function aStoredFile(changes: Partial<StoredFile> = {}): StoredFile {
  const originalName = changes.originalName ?? 'loonstrook.pdf';
  return {
    uid: 'b7f0c3',
    originalName,
    ext: extensionOf(originalName),
    size: 182_400,
    url: `https://platform.example/files/${originalName}`,
    previewUrl: null,
    ...changes,
  };
}
