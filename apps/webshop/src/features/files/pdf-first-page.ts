import type { FirstPage } from '../../lib/upload/first-page.ts';
import { croppedFile } from './cropped-photo.ts';
import { openPdf } from './pdf-document.ts';

/** The picture of the first page of a pdf, at most 1000 pixels. A file that cannot be read has none, and is sent without. */
export const pdfFirstPage: FirstPage = async (file) => {
  if (!(file instanceof Blob)) return null;
  try {
    const pdf = await openPdf(file);
    const canvas = document.createElement('canvas');
    await pdf.draw(1, canvas).finally(() => pdf.close());
    return (await croppedFile(canvas, { file, crop: null })).preview;
  } catch {
    return null;
  }
};
