/** Page size of the list of funds (1 §9). */
export const FUNDS_PER_PAGE = 10;
