import type { Drafts } from '../src/support/app-ports.ts';

/** Drafts of which nothing is left after the test. */
export function memoryDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
