/** A colour of the screen; each channel 0 to 255. */
export type Colour = { readonly r: number; readonly g: number; readonly b: number };

const twoDigits = (channel: number): string =>
  Math.min(255, Math.max(0, Math.round(channel)))
    .toString(16)
    .padStart(2, '0');

/** The colour as the wire writes it, e.g. `#0a7f3c`. */
export const hexOf = ({ r, g, b }: Colour): string => `#${twoDigits(r)}${twoDigits(g)}${twoDigits(b)}`;

/** Does white text stand out on it? By the brightness that an eye sees, half of white or less. */
export const isDark = ({ r, g, b }: Colour): boolean => (299 * r + 587 * g + 114 * b) / 1000 < 128;
