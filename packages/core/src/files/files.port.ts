import type { CancelSignal, ReadOptions } from '../shared/cancel-signal.ts';
import type { ChosenFile, FileContent } from '../shared/chosen-file.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Result } from '../shared/result.ts';
import type { FileType, StoredFile } from './stored-file.ts';

/** A file to upload. */
export interface Upload {
  readonly type: FileType;
  readonly file: ChosenFile;
  /** The picture of a document's first page, for a type that shows one. */
  readonly preview?: ChosenFile | null;
}

/** Cancelling an upload and following its progress, 0 to 100. */
export interface UploadOptions {
  readonly signal?: CancelSignal;
  readonly onProgress?: (percent: number) => void;
}

/** The files of the signed-in resident. */
export interface Files {
  /**
   * Uploads one file. `invalid` with the fields `file`, `type` or `file_preview`, or with the code `too_large` for content that
   * is too large; `timeout` after a minute without progress; `aborted` when cancelled. Refused as `file_changed` when the file
   * changed on the device after it was chosen, so that the browser cannot read it.
   */
  upload(upload: Upload, options?: UploadOptions): Promise<Result<StoredFile, Failure | Refusal<'file_changed'>>>;
  /** The content of an own file; `forbidden` for another resident's file, `not_found` when unknown. */
  download(uid: string, options?: ReadOptions): Promise<Result<FileContent, Failure>>;
}

export const Files = portToken<Files>('Files');
