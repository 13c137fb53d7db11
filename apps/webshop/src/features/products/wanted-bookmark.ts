import type { Drafts } from '../../lib/app/app-ports.ts';

/** The draft with the offer that a visitor wants to bookmark, until the resident is signed in. */
const WANTED = 'products.bookmark';

/** Remembers which offer a visitor wants to bookmark. */
export function rememberWanted(drafts: Drafts, productId: string): void {
  drafts.write(WANTED, productId);
}

/** The offer that a visitor wanted to bookmark; null when there is none. */
export function wantedBookmark(drafts: Drafts): string | null {
  return drafts.read(WANTED);
}

/** Forgets it, once it is set. */
export function forgetWanted(drafts: Drafts): void {
  drafts.remove(WANTED);
}
