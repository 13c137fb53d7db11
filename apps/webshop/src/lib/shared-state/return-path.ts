import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import type { TextStorage } from '../app/text-storage.ts';

const KEY = 'return-path';

/** The screen that asked to sign in, or on which a session ended; the newest wins. The next sign-in goes there, once. */
export const returnPath = {
  write: (goals: TextStorage, path: string): void => goals.write(KEY, path),
  /** The path; null when there is none. */
  read: (goals: TextStorage): string | null => toShopPath(goals.read(KEY) ?? ''),
  /** The path, which is then forgotten; null when there is none. */
  take(goals: TextStorage): string | null {
    const path = returnPath.read(goals);
    goals.remove(KEY);
    return path;
  },
};
