import type { StoredFileReference } from '@stadstegoed/core/files/stored-file.ts';
import type { Drafts } from './app-ports.ts';

/** The files of a form that are on the platform already, stored in this browser tab. */
export interface StoredFilesDraft {
  /** The stored files; leaves out entries of another shape, which another version may have written. */
  read(): readonly StoredFileReference[];
  write(files: readonly StoredFileReference[]): void;
  remove(): void;
}

/** A draft of files under a key, stored as JSON. */
export function storedFilesDraft(drafts: Drafts, key: string): StoredFilesDraft {
  return {
    read: () => parse(drafts.read(key)).filter(isReference),
    write: (files) => drafts.write(key, JSON.stringify(files)),
    remove: () => drafts.remove(key),
  };
}

function parse(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function isReference(value: unknown): value is StoredFileReference {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const size = fields.get('size');
  return (
    typeof fields.get('uid') === 'string' &&
    typeof fields.get('name') === 'string' &&
    (size === null || typeof size === 'number')
  );
}
