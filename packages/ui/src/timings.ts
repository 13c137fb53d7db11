/** How long a dialog takes to leave, in milliseconds (1 §9). The animation in the tokens, `--basis-motion-slow`, takes as long. */
export const CLOSE_ANIMATION_MS = 250;

/** How long a notice stays unless told otherwise, in milliseconds (1 §9). */
export const TOAST_TIMEOUT_MS = 4000;

/** At most this many notices show at once (2 §9). */
export const MOST_TOASTS = 4;
