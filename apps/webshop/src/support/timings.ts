/** Milliseconds of loading before the shop shows a progress bar (1 §9, modal maxLoadTime). */
export const MODAL_MAX_LOAD_TIME = 300;

/** Milliseconds before a skeleton is shown, so that fast answers do not flash. */
export const SKELETON_DELAY = 300;

/** Milliseconds after the last key before a search text changes the list (2 §9, paginator delay). */
export const SEARCH_TEXT_DELAY = 1000;

/** Milliseconds that the first screen waits for the platform's configuration, to include the announcements. */
export const FIRST_SCREEN_PATIENCE = 300;
