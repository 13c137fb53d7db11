import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import type { Wishes } from './app-ports.ts';

const KEY = 'return-path';

/** The screen that asked to sign in, or on which a session ended; the newest wins. The next sign-in goes there, once. */
export const returnPath = {
  write: (wishes: Wishes, path: string): void => wishes.write(KEY, path),
  /** The path; null when there is none. */
  read: (wishes: Wishes): string | null => toShopPath(wishes.read(KEY) ?? ''),
  /** The path, which is then forgotten; null when there is none. */
  take(wishes: Wishes): string | null {
    const path = returnPath.read(wishes);
    wishes.remove(KEY);
    return path;
  },
};
