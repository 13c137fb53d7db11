import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';

/** A file to show: of this device, or of the platform by its uid. */
export interface PreviewSource {
  readonly name: string;
  /** In bytes; null when unknown. */
  readonly size: number | null;
  /** The file of this device; null when only the platform has it. */
  readonly file: ChosenFile | null;
  /** Null for a file that is not on the platform yet. */
  readonly uid: string | null;
}

/** A file that a preview shows. */
export interface PreviewFile {
  readonly source: PreviewSource;
  /** Called with the cropped photo; without it the photo cannot be cropped. */
  readonly onCropped?: (photo: ChosenFile) => void;
}

/** The parameters of both previews: the file that opens. */
export interface PreviewParams extends PreviewFile {
  /** All files of the list in its order, the one that opens among them by name and uid; only this one when absent. */
  readonly among?: readonly PreviewFile[];
}
