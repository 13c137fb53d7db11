import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import type { Drafts } from './app-ports.ts';

const KEY = 'return-path';

/** The screen on which a session expired. The next sign-in in this tab goes back to it, once. */
export const returnPath = {
  write: (drafts: Drafts, path: string): void => drafts.write(KEY, path),
  /** The path, which is then forgotten; null when there is none. */
  take(drafts: Drafts): string | null {
    const path = drafts.read(KEY);
    drafts.remove(KEY);
    return path === null ? null : toShopPath(path);
  },
};
