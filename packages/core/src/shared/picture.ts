import { LONGEST } from './longest.ts';

/** An image of the platform: URLs by size (`thumbnail`, `small`, `large`). */
export interface Picture {
  readonly sizes: Readonly<Record<string, string>>;
  /** `#rrggbb`, shown while the image loads; null when unknown. */
  readonly dominantColor: string | null;
}

/** An address of the web, on the platform's own origin or another: no script, no data, no empty text. */
const PICTURE_ADDRESS = /^(?:https?:\/)?\//i;

/** The address of a picture when a browser can fetch it as one; null for any other text. */
export function toPictureAddress(text: string): string | null {
  return text.length <= LONGEST.address && PICTURE_ADDRESS.test(text) ? text : null;
}

/** The URL of the first of these sizes that the picture has; null without a picture or without these sizes. */
export function pictureUrl(picture: Picture | null, ...sizes: readonly string[]): string | null {
  const found = sizes.find((size) => picture?.sizes[size] !== undefined);
  return found === undefined ? null : (picture?.sizes[found] ?? null);
}
