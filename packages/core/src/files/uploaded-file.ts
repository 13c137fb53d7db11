import type { ChosenFile } from '../shared/chosen-file.ts';
import type { Failure } from '../shared/failure.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { FileType, DraftFile, StoredFile } from './stored-file.ts';
import { extensionOf, hasPreview, isPhoto, uploadLimits } from './upload-limits.ts';

/** The state of an upload (FI-011): queued, uploading, then uploaded or error. The last two are resolved. */
export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'error';

/** Why a file is not uploaded. Sizes are in bytes. */
export type UploadError =
  /** The file is larger than its type allows; it was not sent. */
  | { readonly kind: 'too_large'; readonly size: number; readonly limit: number }
  /** The file is larger than a server on its way takes, which does not say how large it may be. */
  | { readonly kind: 'too_large_to_send' }
  /** The platform refused the file; `messages` are its sentences, empty when it sent none. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** The file of a draft that was not stored before the page was left; only choosing it again helps. */
  | { readonly kind: 'lost'; readonly name: string; readonly size: number | null }
  /** The file on the device is another one than was chosen, or is gone; only choosing it again helps. */
  | { readonly kind: 'changed' }
  /** The file could not be sent; trying again can help. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One file of an upload. Values are replaced, never changed. */
export interface UploadedFile {
  readonly type: FileType;
  /** The file of this device; null for a file of a draft, which was uploaded before. */
  readonly file: ChosenFile | null;
  /** The picture of a document's first page, sent along with it; null without one. */
  readonly filePreview: ChosenFile | null;
  /** What the platform stored; null until the upload has succeeded. */
  readonly fileData: StoredFile | null;
  /** 0 to 100. */
  readonly progress: number;
  readonly state: UploadState;
  readonly error: UploadError | null;
}

/**
 * A file that the resident chose, waiting to be sent. One that is too large is an error at once, except a photo, which is
 * made smaller before it is sent.
 */
export function queuedFile(type: FileType, file: ChosenFile): UploadedFile {
  const limit = uploadLimits(type).maxBytes;
  const waiting: UploadedFile = {
    type,
    file,
    filePreview: null,
    fileData: null,
    progress: 0,
    state: 'queued',
    error: null,
  };
  return file.size > limit && !isPhoto(file.name)
    ? { ...waiting, state: 'error', error: { kind: 'too_large', size: file.size, limit } }
    : waiting;
}

/** A file of a draft: it is on the platform already, or has to be chosen again. */
export function restoredFile(type: FileType, { uid, name, size }: DraftFile): UploadedFile {
  const restored = { type, file: null, filePreview: null };
  if (uid === null) {
    return { ...restored, fileData: null, progress: 0, state: 'error', error: { kind: 'lost', name, size } };
  }
  const fileData: StoredFile = {
    uid,
    originalName: name,
    ext: extensionOf(name),
    size,
    url: null,
    previewUrl: null,
  };
  return { ...restored, fileData, progress: 100, state: 'uploaded', error: null };
}

/** The file again in the queue, to be sent from its beginning. */
export function requeued(file: UploadedFile): UploadedFile {
  return { ...file, state: 'queued', progress: 0, error: null, fileData: null };
}

/** The file while it is being sent; `progress` is 0 to 100. */
export function uploading(file: UploadedFile, progress: number): UploadedFile {
  return { ...file, state: 'uploading', progress: Math.min(100, Math.max(0, progress)), error: null };
}

/** The file that the platform has stored. */
export function uploaded(file: UploadedFile, fileData: StoredFile): UploadedFile {
  return { ...file, state: 'uploaded', progress: 100, fileData, error: null };
}

/** The file that could not be uploaded. */
export function notUploaded(file: UploadedFile, error: UploadError): UploadedFile {
  return { ...file, state: 'error', error };
}

/** The name that the resident gave the file. */
export function nameOf({ file, fileData, error }: UploadedFile): string {
  return file?.name ?? fileData?.originalName ?? (error?.kind === 'lost' ? error.name : '');
}

/** The size in bytes, of what the platform stored when it is stored; null when unknown. */
export function sizeOf({ file, fileData, error }: UploadedFile): number | null {
  return fileData?.size ?? file?.size ?? (error?.kind === 'lost' ? error.size : null);
}

/** Whether the upload has ended, well or not. */
export function isResolved({ state }: UploadedFile): boolean {
  return state === 'uploaded' || state === 'error';
}

/** Whether the shop can show the file. */
export function canPreview(file: UploadedFile): boolean {
  return hasPreview(nameOf(file));
}

/** Whether sending the same file again can help. */
export function canRetry({ error, file }: UploadedFile): boolean {
  return error?.kind === 'failed' && file !== null;
}

/** Whether only choosing the file again can help. */
export function mustChooseAgain({ error }: UploadedFile): boolean {
  return error?.kind === 'lost' || error?.kind === 'changed';
}

/**
 * The error of an upload that failed: the errors of the field `file`, else those of `type`, else the message of the
 * answer. An answer without a sentence for residents stays a failure with the shop's own words.
 */
export function uploadErrorOf(failure: Failure | Refusal<'file_changed'>): UploadError {
  if (failure.kind === 'refused') return { kind: 'changed' };
  if (failure.kind !== 'invalid' && failure.kind !== 'forbidden') return { kind: 'failed', failure };
  const fields = failure.kind === 'invalid' ? failure.fields : {};
  const found = [fields['file'], fields['type']].find((messages) => messages !== undefined && messages.length > 0);
  if (found === undefined && failure.message === null && failure.code === 'too_large')
    return { kind: 'too_large_to_send' };
  return { kind: 'refused', messages: found ?? (failure.message === null ? [] : [failure.message]) };
}
