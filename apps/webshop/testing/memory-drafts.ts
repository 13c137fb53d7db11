import type { Drafts } from '../src/lib/app/app-ports.ts';

/** Drafts in memory. */
export function memoryDrafts(): Drafts {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
