/** Duration of closing a dialog, in milliseconds (1 §9). Must equal the animation token `--basis-motion-slow`. */
export const CLOSE_ANIMATION_MS = 250;

/** Default display time of a notice, in milliseconds (1 §9). */
export const TOAST_TIMEOUT_MS = 4000;

/** Maximum number of visible notices (2 §9). */
export const MOST_TOASTS = 4;
