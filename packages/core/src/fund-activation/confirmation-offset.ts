/** Seconds before the platform's limit at which the shop treats a confirmation as expired (SH-026). */
export const BSN_CONFIRMATION_OFFSET = 300;
