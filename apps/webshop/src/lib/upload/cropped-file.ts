import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';

/** A file as it comes out of the photo cropper. */
export interface CroppedFile {
  /** The file that was cropped. */
  readonly source: ChosenFile;
  /** The cropped photo, or the pdf itself. */
  readonly file: ChosenFile;
  /** The picture of a pdf's first page, at most 1000 pixels; null for a photo. */
  readonly preview: ChosenFile | null;
}

/** The parameters of the photo cropper (FI-003). */
export interface CropperParams {
  readonly files: readonly ChosenFile[];
  /** Called with the files that were kept, in their order; not when the resident closes the dialog. */
  readonly onDone: (files: readonly CroppedFile[]) => void;
}
