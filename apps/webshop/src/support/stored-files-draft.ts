import { readKeptFiles, type KeptFile } from '@stadstegoed/core/files/stored-file.ts';
import type { Drafts } from './app-ports.ts';

/** The files of a form, stored in this browser tab. */
export interface StoredFilesDraft {
  /** The files; leaves out entries of another shape. */
  read(): readonly KeptFile[];
  write(files: readonly KeptFile[]): void;
  remove(): void;
}

/** A draft of files under a key, stored as JSON. */
export function storedFilesDraft(drafts: Drafts, key: string): StoredFilesDraft {
  return {
    read: () => readKeptFiles(parse(drafts.read(key))),
    write: (files) => drafts.write(key, JSON.stringify(files)),
    remove: () => drafts.remove(key),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
