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
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** A shelf over one of the browser's stores; `prefix` keeps us apart from others on the same origin. */
export function keyValueStorage(store: () => Storage, prefix: string): KeyValueStorage {
  return {
    read: (key) => quietly(() => store().getItem(prefix + key), null),
    write: (key, value) => quietly(() => store().setItem(prefix + key, value), undefined),
    remove: (key) => quietly(() => store().removeItem(prefix + key), undefined),
  };
}

/** Drafts that can be thrown away together. */
export interface ClearableDrafts extends Drafts {
  clear(): void;
}

const DRAFT_PREFIX = 'draft:';

/** Drafts live as long as the browser tab, through a reload or an expired session; who signs out takes them along. */
export function sessionDrafts(store: () => Storage): ClearableDrafts {
  const clear = (): void => {
    for (const key of keysOf(store()).filter((name) => name.startsWith(DRAFT_PREFIX))) store().removeItem(key);
  };
  return { ...keyValueStorage(store, DRAFT_PREFIX), clear: () => quietly(clear, undefined) };
}

function keysOf(store: Storage): readonly string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

/** Private windows and full disks throw; the shop goes on without the store. */
function quietly<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
