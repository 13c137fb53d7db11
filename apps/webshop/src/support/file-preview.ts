import { extensionOf } from '@stadstegoed/core/files/upload-limits.ts';
import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import type { Modals } from './app-ports.ts';
import type { UploadItem } from './upload-item.ts';

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

/** The parameters of both previews. */
export interface PreviewParams {
  readonly source: PreviewSource;
  /** Called with the cropped photo; without it the photo cannot be cropped. */
  readonly onCropped?: (photo: ChosenFile) => void;
}

/** The file of a row of an upload. */
export function sourceOfItem({ name, size, file }: UploadItem): PreviewSource {
  return { name, size, file: file.file, uid: file.fileData?.uid ?? null };
}

/** A file that the platform has. */
export function sourceOfStored({ originalName, size, uid }: StoredFile): PreviewSource {
  return { name: originalName, size, file: null, uid };
}

/** Opens the preview of a pdf or of a photo. */
export function openPreview(modals: Modals, params: PreviewParams): void {
  modals.open(extensionOf(params.source.name) === 'pdf' ? 'pdf-preview' : 'image-preview', params);
}
