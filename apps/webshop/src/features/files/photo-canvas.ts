import { fitWithin, PICTURE_MAX_SIDE } from '@stadstegoed/core/files/picture-size.ts';

/** The content type of a cropped photo, and the quality of a jpeg. */
const JPEG = { type: 'image/jpeg', quality: 0.9 } as const;

/**
 * Draws a photo on a canvas, at most 2000 pixels on its longest side, turned by a number of quarters clockwise. Draws
 * nothing when `isOver` says after reading that another drawing has taken its place. Rejects when the content is not a picture.
 */
export async function drawPhoto(
  content: Blob,
  canvas: HTMLCanvasElement,
  { quarters = 0, isOver }: { readonly quarters?: number; readonly isOver?: () => boolean } = {},
): Promise<void> {
  const picture = await createImageBitmap(content);
  if (isOver?.() === true) return picture.close();
  const { width, height } = fitWithin(picture, PICTURE_MAX_SIDE);
  const isSideways = quarters % 2 === 1;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
}

/** A part of a canvas in pixels. */
export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts an area out of a canvas, as a file with this name: a png stays one, every other photo is a jpeg. */
export function cutOut(canvas: HTMLCanvasElement, area: PixelArea, name: string): Promise<File> {
  const { x, y, width, height } = area;
  const part = document.createElement('canvas');
  part.width = width;
  part.height = height;
  part.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  const type = name.toLowerCase().endsWith('.png') ? 'image/png' : JPEG.type;
  return new Promise((resolve, reject) => {
    part.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The browser made no picture'));
        else resolve(new File([blob], name, { type }));
      },
      type,
      JPEG.quality,
    );
  });
}
