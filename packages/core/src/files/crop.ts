import type { PixelSize } from './picture-size.ts';

/** The part of a picture that is kept, in percent of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shape of the part that is kept. */
export type CropShape = 'free' | 'a4' | 'square';

/** The whole picture. */
export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** The smallest width and height of a part, in percent. */
export const LEAST_CROP = 10;

/** Width divided by height of a sheet of A4. */
const A4 = 210 / 297;

/** Width divided by height of a shape in a picture; null when it is free. A4 lies on its side in a wide picture. */
export function aspectOf(shape: CropShape, { width, height }: PixelSize): number | null {
  switch (shape) {
    case 'free':
      return null;
    case 'square':
      return 1;
    case 'a4':
      return width > height ? 1 / A4 : A4;
  }
}

/** The largest part of a shape, in the middle of a picture; the whole picture when it is free. */
export function largestCrop(shape: CropShape, size: PixelSize): Crop {
  const aspect = aspectOf(shape, size);
  if (aspect === null) return WHOLE;
  const ratio = (aspect * size.height) / size.width;
  const [width, height] = ratio <= 1 ? [ratio * 100, 100] : [100, 100 / ratio];
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The part moved by a number of percents, inside the picture. */
export function movedCrop(crop: Crop, right: number, down: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + right, 0, 100 - crop.width),
    y: clamp(crop.y + down, 0, 100 - crop.height),
  };
}

/** The part made larger or smaller around its middle, with the same shape, inside the picture. */
export function scaledCrop(crop: Crop, factor: number): Crop {
  const most = Math.min(100 / crop.width, 100 / crop.height);
  const least = Math.max(LEAST_CROP / crop.width, LEAST_CROP / crop.height);
  const scale = clamp(factor, Math.min(least, 1), Math.max(most, 1));
  const [width, height] = [crop.width * scale, crop.height * scale];
  const [x, y] = [crop.x + (crop.width - width) / 2, crop.y + (crop.height - height) / 2];
  return movedCrop({ x, y, width, height }, 0, 0);
}

/** The part in whole pixels of a picture, at least one by one. */
export function pixelCrop(crop: Crop, { width, height }: PixelSize): Crop {
  const x = Math.round((crop.x * width) / 100);
  const y = Math.round((crop.y * height) / 100);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((crop.width * width) / 100))),
    height: Math.max(1, Math.min(height - y, Math.round((crop.height * height) / 100))),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
