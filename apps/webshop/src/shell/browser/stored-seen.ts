import type { SeenKind, SeenOnDevice } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';

/** The number of ids of a kind that are kept, the latest. */
const MOST_KEPT = 200;

/** What residents have seen on this device, by their address. `resident` is that of the signed-in one; null for a visitor. */
export function storedSeen(storage: TextStorage, resident: () => string | null): SeenOnDevice {
  const keyOf = (kind: SeenKind): string | null => {
    const address = resident();
    return address === null ? null : `${kind}:${address}`;
  };
  const ids = (kind: SeenKind): readonly string[] => {
    const key = keyOf(kind);
    return key === null ? [] : parsed(storage.read(key));
  };
  return {
    ids,
    add: (kind, added) => {
      const key = keyOf(kind);
      const all = [...new Set([...ids(kind), ...added])];
      if (key !== null) storage.write(key, JSON.stringify(all.slice(-MOST_KEPT)));
    },
  };
}

/** The stored value may be anything: it is readable and writable by whoever uses the device. */
function parsed(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
