/** Milliseconds that a dialog or screen may take to load before the shop shows that it is busy (1 §9, modal maxLoadTime). */
export const MODAL_MAX_LOAD_TIME = 300;

/** Milliseconds to wait before a skeleton is shown, so that fast answers do not flash. */
export const SKELETON_DELAY = 300;

/** Milliseconds after the last key before a search text changes the list (2 §9, paginator delay). */
export const SEARCH_TEXT_DELAY = 1000;
