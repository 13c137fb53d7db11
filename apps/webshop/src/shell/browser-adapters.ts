import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Drafts } from '../support/app-ports.ts';

/** The browser's own time and timers. */
export const browserClock: Clock = {
  now: () => instant(Date.now()),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Text by key that may be refused: a full or forbidden store behaves as an empty one, never as an error. */
export interface TextShelf {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** A shelf over one of the browser's stores; `prefix` keeps us apart from others on the same origin. */
export function shelf(store: () => Storage, prefix: string): TextShelf {
  return {
    read: (key) => quietly(() => store().getItem(prefix + key), null),
    write: (key, value) => quietly(() => store().setItem(prefix + key, value), undefined),
    remove: (key) => quietly(() => store().removeItem(prefix + key), undefined),
  };
}

/** Drafts live as long as the browser tab: long enough for a reload or a new sign-in, gone on a shared computer. */
export function sessionDrafts(store: () => Storage): Drafts {
  return shelf(store, 'draft:');
}

/** Private windows and full disks throw; the shop goes on without the store. */
function quietly<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
