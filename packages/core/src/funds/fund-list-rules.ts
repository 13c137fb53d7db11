/** How many funds the list shows on a page (1 §9). */
export const FUNDS_PER_PAGE = 10;
