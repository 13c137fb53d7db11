/** Where a tab keeps the offer that a visitor wants to bookmark, until the resident is signed in. */
export const WANTED_BOOKMARK = 'products.bookmark';
