import { pixelCrop, type Crop } from '@stadstegoed/core/files/crop.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import type { CroppedFile } from '../../lib/upload/cropped-file.ts';
import { cutOut } from './photo-canvas.ts';

const whole = ({ width, height }: HTMLCanvasElement) => ({ x: 0, y: 0, width, height });

/**
 * The result for the file that is drawn on a canvas: the part of a photo, or for a pdf (without a part) the file itself with the
 * picture of its first page.
 */
export async function croppedFile(
  canvas: HTMLCanvasElement,
  { file, crop }: { readonly file: ChosenFile; readonly crop: Crop | null },
): Promise<CroppedFile> {
  if (crop === null) {
    const name = file.name.replace(/\.pdf$/i, '.jpg');
    return { source: file, file, preview: await cutOut(canvas, whole(canvas), name) };
  }
  return { source: file, file: await cutOut(canvas, pixelCrop(crop, canvas), file.name), preview: null };
}
