import { extensionOf } from './upload-limits.ts';

/** The largest side of a picture that the shop makes of a photo, in pixels. */
export const PICTURE_MAX_SIDE = 2000;

/** The largest side of the picture of a pdf's page, in pixels. */
export const PDF_MAX_SIDE = 1000;

/** The scale at which a page of a pdf is drawn, before the limit (FI-018). */
export const PDF_SCALE = 1.5;

/** The extensions that the photo cropper accepts (FI-013). */
export const CROPPER_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'pdf'];

/** A width and a height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size that fits within a largest side with the same proportions; a smaller picture is never enlarged. */
export function fitWithin({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The scale for a page of a pdf of this size at scale 1: 1.5, or less when a side would be larger than 1000 pixels (FI-018). */
export function pdfScale({ width, height }: PixelSize): number {
  return Math.min(PDF_SCALE, PDF_MAX_SIDE / Math.max(width, height));
}

/** Whether the photo cropper accepts a file of this name (FI-013). */
export function canCrop(name: string): boolean {
  return CROPPER_EXTENSIONS.includes(extensionOf(name));
}
