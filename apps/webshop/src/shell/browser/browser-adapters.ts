import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { DRAFT_PREFIX } from '../../lib/draft/private-drafts.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';

const TAB_DRAFT_PREFIX = 'draft:';
/** Begins the key of a draft of a resident, before her address. */
const OF_RESIDENT = 'of:';

/** The clock and the timers of the browser. */
export const browserClock: Clock = {
  now: () => instant(Date.now()),
  reading: () => ({ wall: instant(Date.now()), monotonic: performance.now() }),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  },
};

/** A storage over one of the browser's storages; `prefix` separates it from other apps on the same origin. */
export function textStorage(store: () => Storage, prefix: string): TextStorage {
  return {
    read: (key) => quietly(() => store().getItem(prefix + key), null),
    write: (key, value) => quietly(() => store().setItem(prefix + key, value), undefined),
    remove: (key) => quietly(() => store().removeItem(prefix + key), undefined),
  };
}

/** A storage whose values can be removed together. */
export interface ClearableStorage extends TextStorage {
  clear(): void;
  isEmpty(): boolean;
}

/** A storage of which `clear` removes every value with its prefix. */
export function clearableStorage(store: () => Storage, prefix: string): ClearableStorage {
  const keys = (): readonly string[] => keysOf(store()).filter((name) => name.startsWith(prefix));
  const clear = (): void => {
    for (const key of keys()) store().removeItem(key);
  };
  return {
    ...textStorage(store, prefix),
    clear: () => quietly(clear, undefined),
    isEmpty: () => quietly(() => keys().length === 0, true),
  };
}

/** Whether forms have left answers in this tab, or encrypted ones on this device. */
export function keepsAnswers({ perTab, local }: Record<'perTab' | 'local', () => Storage>): boolean {
  return !clearableStorage(perTab, TAB_DRAFT_PREFIX).isEmpty() || !clearableStorage(local, DRAFT_PREFIX).isEmpty();
}

/** Drafts of this tab, and the resident to whom they belong. */
export interface TabDrafts extends ClearableStorage {
  /** The resident who signed in takes along what a visitor left in this tab; what another resident left is removed. */
  belongTo(address: string): void;
}

/**
 * Drafts in session storage: they survive a reload and an expired session. Signing out clears them. Those of a resident have her
 * address in their key, because an expired session leaves them behind: the next visitor or resident in this tab never reads them,
 * not even while it is unknown who signed in. `resident` is the address of the signed-in resident; null while it is unknown.
 */
export function sessionDrafts(store: () => Storage, resident: () => string | null): TabDrafts {
  const { read, write, remove, clear, isEmpty } = clearableStorage(store, TAB_DRAFT_PREFIX);
  const place = (key: string): string => {
    const address = resident();
    return address === null ? key : prefixOf(address) + key;
  };
  return {
    read: (key) => read(place(key)),
    write: (key, value) => write(place(key), value),
    remove: (key) => remove(place(key)),
    clear,
    isEmpty,
    belongTo: (address) => quietly(() => giveDrafts(store(), TAB_DRAFT_PREFIX + prefixOf(address)), undefined),
  };
}

const prefixOf = (address: string): string => `${OF_RESIDENT}${address}:`;

/** Moves the drafts of a visitor to a resident, and removes those of others. */
function giveDrafts(store: Storage, own: string): void {
  for (const key of keysOf(store)) {
    if (!key.startsWith(TAB_DRAFT_PREFIX) || key.startsWith(own)) continue;
    const isVisitors = !key.startsWith(TAB_DRAFT_PREFIX + OF_RESIDENT);
    if (isVisitors) store.setItem(own + key.slice(TAB_DRAFT_PREFIX.length), store.getItem(key) ?? '');
    store.removeItem(key);
  }
}

function keysOf(store: Storage): readonly string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

/** Returns the fallback when the storage throws (private window, full disk); the shop continues without it. */
function quietly<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
