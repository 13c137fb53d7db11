import type { TextStorage } from '../src/lib/app/text-storage.ts';

export function memoryDrafts(): TextStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
