import type { TextStorage } from '../../lib/app/text-storage.ts';

/** The draft with the offer that a visitor wants to bookmark, until the resident is signed in. */
const WANTED = 'products.bookmark';

/** Remembers which offer a visitor wants to bookmark. */
export function rememberWanted(drafts: TextStorage, productId: string): void {
  drafts.write(WANTED, productId);
}

/** The offer that a visitor wanted to bookmark; null when there is none. */
export function wantedBookmark(drafts: TextStorage): string | null {
  return drafts.read(WANTED);
}

/** Forgets it, once it is set. */
export function forgetWanted(drafts: TextStorage): void {
  drafts.remove(WANTED);
}
