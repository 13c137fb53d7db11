import { useEffect } from 'react';
import type { Bookmarkable, Bookmarks } from './bookmarks.shared.vm.ts';

/**
 * Sets the bookmark that a visitor wanted before signing in, once one of these offers is it. When they are drawn and not when they
 * are read: that may be before there is a screen, whose heading would take the focus from the heart.
 */
export function useWantedBookmark(bookmarks: Bookmarks, products: readonly Bookmarkable[]): void {
  useEffect(() => bookmarks.resume(products), [bookmarks, products]);
}
