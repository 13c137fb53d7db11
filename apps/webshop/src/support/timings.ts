/** Milliseconds that a dialog or screen may take to load before the shop shows that it is busy (1 §9, modal maxLoadTime). */
export const MODAL_MAX_LOAD_TIME = 300;

/** Milliseconds of the closing animation of a dialog (1 §9). */
export const MODAL_CLOSE_ANIMATION = 250;

/** Milliseconds that a notice stays (1 §9, notification timeout). */
export const NOTICE_TIME = 4000;

/** How many notices may stand on the screen at once (2 §9). */
export const MOST_NOTICES = 4;

/** Milliseconds to wait before a skeleton is shown, so that fast answers do not flash. */
export const SKELETON_DELAY = 300;

/** Milliseconds after the last key before a search text changes the list (2 §9, paginator delay). */
export const SEARCH_TEXT_DELAY = 1000;
