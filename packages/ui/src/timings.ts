/** Duration of closing a dialog, in milliseconds (SH-060). Must equal the animation token `--basis-motion-slow`. */
export const CLOSE_ANIMATION_MS = 250;

/** How long the second press of a double one may come after the first, in milliseconds. */
export const DOUBLE_PRESS_MS = 350;

/** Default display time of a toast, in milliseconds (SH-056). */
export const TOAST_TIMEOUT_MS = 4000;

/** Maximum number of visible toasts. */
export const MOST_TOASTS = 4;
