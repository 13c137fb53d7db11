/** Milliseconds of loading before the shop shows a progress bar (SH-059). */
export const DIALOG_MAX_LOAD_TIME = 300;

/** Milliseconds before a skeleton is shown, so that fast answers do not flash. */
export const SKELETON_DELAY = 300;

/** Milliseconds after which a wait for the platform is told to take longer than usual. A call ends by itself after 30 s (`CALL_TIME_LIMIT_MS` of the http package). */
export const LONG_WAIT_DELAY = 5000;

/** Milliseconds after the last key before a search text changes the list. */
export const SEARCH_TEXT_DELAY = 1000;

/** The pauses, in milliseconds, after which the platform's configuration is asked for again by itself when it could not be read. */
export const SETTINGS_RETRY_PAUSES: readonly number[] = [5000, 15_000, 45_000];

/** Milliseconds between two looks whether the platform answers again, while a part of the screen waits for the network. */
export const CONNECTION_LOOK_EVERY = 20_000;

/** Milliseconds between two looks whether a QR code was scanned: something was paid or confirmed. */
export const CODE_LOOK_EVERY = 4000;

/** Milliseconds without an answer after which the copy of an earlier visit is shown. */
export const STORED_COPY_PATIENCE = 5000;

/**
 * Milliseconds that the first screen waits for the platform's configuration, so that announcements come with it. Those that
 * come after it stand over the foot of the screen, which may have a button.
 */
export const FIRST_SCREEN_PATIENCE = 1000;

/** Milliseconds after the last key before the suggestions of the header are read (SE-006). */
export const SUGGESTIONS_DELAY = 500;

/**
 * Milliseconds between the names of the suggestions and the calls for their pictures and prices. Sending three calls takes a
 * slow phone longer than painting the names, so the names have a few frames of their own.
 */
export const SUGGESTION_DETAILS_DELAY = 50;

/** Milliseconds that home waits for its tasks, and that the others wait for reservations and reimbursements. */
export const TASKS_GRACE = 4000;

/** Milliseconds that a status is live after its text changed: long enough for a screen reader to hear of the change. */
export const LIVE_AFTER_CHANGE = 2000;
