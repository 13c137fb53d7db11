import { extensionOf, hasPreview } from '@stadstegoed/core/files/upload-limits.ts';
import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import type { Dialogs } from '../app/dialogs.ts';
import type { PreviewFile, PreviewParams, PreviewSource } from './preview-params.ts';
import type { UploadItem } from './upload-item.ts';
import type { Upload } from './upload.ts';

/** The file of a row of an upload. */
export function sourceOfItem({ name, size, file }: UploadItem): PreviewSource {
  return { name, size, file: file.file, uid: file.fileData?.uid ?? null };
}

/** What a preview needs of a file that the platform has. */
type Previewed = Pick<StoredFile, 'uid' | 'originalName' | 'size'>;

/** A file that the platform has. */
export function sourceOfStored({ originalName, size, uid }: Previewed): PreviewSource {
  return { name: originalName, size, file: null, uid };
}

/** Whether a file is shown page by page; the others are photos. */
export function isPdf({ name }: PreviewSource): boolean {
  return extensionOf(name) === 'pdf';
}

/** Opens the preview of a pdf or of a photo. */
export function openPreview(dialogs: Dialogs, params: PreviewParams): void {
  dialogs.open(isPdf(params.source) ? 'pdf-preview' : 'image-preview', params);
}

/** Opens the preview of an uploaded file, with a way to the others of its list; a photo can still be cropped. */
export function previewUpload(dialogs: Dialogs, uploads: Pick<Upload, 'items' | 'replace'>, item: UploadItem): void {
  const shown = uploads.items.filter((one) => one.key === item.key || isShown(one));
  const among = shown.map((one) => ({
    source: sourceOfItem(one),
    onCropped: (photo: ChosenFile) => uploads.replace(one.key, photo),
  }));
  const opened = among[shown.findIndex(({ key }) => key === item.key)];
  if (opened !== undefined) openPreview(dialogs, { ...opened, ...severalOf(among) });
}

/** Opens the cropper with the files of an upload; a cropped photo takes the place of its original, a pdf stays. */
export function cropUpload(dialogs: Dialogs, uploads: Pick<Upload, 'items' | 'replace'>): void {
  const chosen = uploads.items.flatMap(({ key, file: { file } }) => (file === null ? [] : [{ key, file }]));
  dialogs.open('photo-cropper', {
    files: chosen.map(({ file }) => file),
    onDone: (cropped) => {
      for (const { source, file } of cropped) {
        const original = chosen.find((one) => one.file === source);
        if (original !== undefined && file !== source) uploads.replace(original.key, file);
      }
    },
  });
}

function isShown({ canPreview, file }: UploadItem): boolean {
  return canPreview && file.state === 'uploaded';
}

/** Opens the preview of a file that the platform has, with a way to the others of its list. */
export function previewStored(dialogs: Dialogs, files: readonly Previewed[], file: Previewed): void {
  const among = files
    .filter(({ originalName }) => hasPreview(originalName))
    .map((one) => ({ source: sourceOfStored(one) }));
  openPreview(dialogs, { source: sourceOfStored(file), ...severalOf(among) });
}

function severalOf(among: readonly PreviewFile[]): Pick<PreviewParams, 'among'> {
  return among.length > 1 ? { among } : {};
}
