/** Page size where all organisations are read (API-216, reading 46). */
export const ORGANIZATIONS_PER_PAGE = 100;
