/** Page size of the list of funds (FU-011). */
export const FUNDS_PER_PAGE = 10;
