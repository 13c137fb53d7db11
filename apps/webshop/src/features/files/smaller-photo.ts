import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { cutOut, drawPhoto } from './photo-canvas.ts';

/**
 * The photo as a jpeg of at most 2000 pixels, which is less than a megabyte or two; null for content that the browser cannot
 * draw.
 */
export async function smallerPhoto(photo: ChosenFile): Promise<ChosenFile | null> {
  if (!(photo instanceof Blob)) return null;
  const canvas = document.createElement('canvas');
  try {
    await drawPhoto(photo, canvas);
    const { width, height } = canvas;
    return await cutOut(canvas, { x: 0, y: 0, width, height }, photo.name.replace(/\.\w+$/, '.jpg'));
  } catch {
    return null;
  }
}
