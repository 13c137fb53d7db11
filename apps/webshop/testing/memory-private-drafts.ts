import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { PrivateDrafts } from '../src/lib/draft/private-drafts.ts';

/** The drafts of a device in memory, all stored at the instant 0. */
export function memoryPrivateDrafts(): PrivateDrafts {
  const entries = new Map<string, string>();
  const nameOf = (secret: string, key: string) => `${secret}/${key}`;
  return {
    read: async (secret, key) => {
      const text = entries.get(nameOf(secret, key));
      return text === undefined ? null : { text, savedAt: instant(0) };
    },
    write: async (secret, key, text) => {
      entries.set(nameOf(secret, key), text);
      return instant(0);
    },
    remove: async (secret, key) => void entries.delete(nameOf(secret, key)),
  };
}
