/** Duration of closing a dialog, in milliseconds (SH-060). Must equal the animation token `--basis-motion-slow`. */
export const CLOSE_ANIMATION_MS = 250;

/** Default display time of a notice, in milliseconds (SH-056). */
export const TOAST_TIMEOUT_MS = 4000;

/** Maximum number of visible notices. */
export const MOST_TOASTS = 4;
