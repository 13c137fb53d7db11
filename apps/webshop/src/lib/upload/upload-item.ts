import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { FileType, DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { extensionOf } from '@stadstegoed/core/files/upload-limits.ts';
import {
  canPreview,
  canRetry,
  mustChooseAgain,
  nameOf,
  sizeOf,
  type UploadedFile,
} from '@stadstegoed/core/files/uploaded-file.ts';
import type { ChosenFile } from '@stadstegoed/core/shared/chosen-file.ts';
import { isDisconnected, type FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { Sentence } from '../app/app-ports.ts';

/** A file in the list of an upload, with the facts that its row shows. */
export interface UploadItem {
  /** Stays the same while the state of the file changes. */
  readonly key: number;
  readonly file: UploadedFile;
  readonly name: string;
  /** In lower case, without the dot. */
  readonly extension: string;
  /** In bytes; null when unknown. */
  readonly size: number | null;
  readonly canPreview: boolean;
  /** Whether sending the file again can help. */
  readonly canRetry: boolean;
  /** Whether only choosing the file again can help. */
  readonly mustChooseAgain: boolean;
}

/** A change of one file, for screen readers: progress at each quarter, and the end. */
export interface UploadChange {
  readonly what: 'progress' | 'uploaded' | 'failed' | 'removed' | 'restored';
  readonly key: number;
  readonly name: string;
  /** 25, 50 or 75 for `progress`. */
  readonly percent: number;
}

export interface UploadSetup {
  readonly files: Files;
  readonly type: FileType;
  readonly maxFiles?: number;
  /** The accepted extensions, in lower case without the dot; those of the type when absent. */
  readonly extensions?: readonly string[];
  /** The files of a draft. */
  readonly kept?: readonly DraftFile[];
  /** Makes the picture of a document's first page, for a type that shows one. */
  readonly makePreview?: (file: ChosenFile) => Promise<ChosenFile | null>;
  /** Called when the list of files changes, to write it to a draft. */
  readonly onChange?: (kept: readonly DraftFile[]) => void;
}

export function itemOf(key: number, file: UploadedFile): UploadItem {
  const name = nameOf(file);
  return {
    key,
    file,
    name,
    extension: extensionOf(name),
    size: sizeOf(file),
    canPreview: canPreview(file),
    canRetry: canRetry(file),
    mustChooseAgain: mustChooseAgain(file),
  };
}

export function draftFileOf({ file: { state, fileData }, name, size }: UploadItem): DraftFile {
  return { uid: state === 'uploaded' ? (fileData?.uid ?? null) : null, name, size };
}

/** What the resident has to do with an item that failed, before the form can be sent. */
export function problemOf({ name, canRetry: canBeSentAgain, mustChooseAgain: isLost }: UploadItem): Sentence {
  if (isLost) return { key: 'files.problem.choose', values: { name } };
  return { key: canBeSentAgain ? 'files.problem.retry' : 'files.problem.remove', values: { name } };
}

/** Whether an item failed because there was no connection with the platform. */
export function isOffline({ file: { error } }: UploadItem): boolean {
  return error?.kind === 'failed' && isDisconnected(error.failure);
}

/** Whether an item has to be chosen again, and was. */
export function isChosenAgain(item: UploadItem, chosen: readonly ChosenFile[]): boolean {
  return item.mustChooseAgain && chosen.some(({ name }) => name === item.name);
}

/** A payload's list of files: the uids in their order, and the name of the list in the platform's errors. */
export interface SentFiles {
  readonly sent: readonly string[];
  readonly field: string;
}

/** The items that the errors of a payload name, such as `files.0`, with their messages. */
export function refusedOf(
  items: readonly UploadItem[],
  errors: FieldErrors,
  { sent, field }: SentFiles,
): readonly { readonly item: UploadItem; readonly messages: readonly string[] }[] {
  return sent.flatMap((uid, index) => {
    const item = items.find(({ file }) => file.fileData?.uid === uid);
    const messages = errors[`${field}.${index}`];
    return item === undefined || messages === undefined ? [] : [{ item, messages }];
  });
}

/** A quarter of an upload, in percent: the steps of progress that are announced. */
const QUARTER = 25;

/** The quarter that the progress passed, 25, 50 or 75; null when it passed none. */
export function quarterReached(before: number, after: number): number | null {
  const quarter = Math.floor(after / QUARTER);
  return quarter > Math.floor(before / QUARTER) && after < 100 ? quarter * QUARTER : null;
}
