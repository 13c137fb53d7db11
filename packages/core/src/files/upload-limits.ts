import type { ChosenFile } from '../shared/chosen-file.ts';
import { LONGEST } from '../shared/longest.ts';
import type { FileType } from './stored-file.ts';

/** The extensions that an upload accepts unless it says otherwise (FI-019), in lower case without the dot. */
export const DEFAULT_EXTENSIONS: readonly string[] = ['xlsx', 'xls', 'docx', 'doc', 'pdf', 'png', 'jpg', 'jpeg'];

/** The extensions of a proof for a reimbursement (RB-025). */
const RECEIPT_EXTENSIONS: readonly string[] = ['pdf', 'png', 'jpg', 'jpeg'];

/** The extensions of files that the shop can show (FI-006). */
const PREVIEW_EXTENSIONS: readonly string[] = ['pdf', 'png', 'jpeg', 'jpg'];

/** The extensions of photos, which the shop can make smaller. */
const PHOTO_EXTENSIONS: readonly string[] = ['png', 'jpeg', 'jpg'];

/** Most files of one upload, unless it says otherwise. The specification gives no number. */
export const DEFAULT_MAX_FILES = 5;

/** Bytes in a kilobyte of the limits. */
const KILOBYTE = 1024;

/** The accepted extensions and the largest size in bytes of a type of file. */
export interface UploadLimits {
  readonly extensions: readonly string[];
  readonly maxBytes: number;
  /** The largest size in whole megabytes, as residents read it. */
  readonly maxMegabytes: number;
}

const LIMITS: Readonly<Record<FileType, UploadLimits>> = {
  reimbursement_proof: limits(RECEIPT_EXTENSIONS, 8000),
  fund_request_record_proof: limits(DEFAULT_EXTENSIONS, 10_000),
  fund_request_clarification_proof: limits(DEFAULT_EXTENSIONS, 10_000),
  product_reservation_custom_field: limits(PHOTO_EXTENSIONS, 8000),
};

export function uploadLimits(type: FileType): UploadLimits {
  return LIMITS[type];
}

/** The extension of a file name in lower case, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name.slice(-LONGEST.code))?.[1]?.toLowerCase() ?? '';
}

/** Whether the shop can show a file of this name. */
export function hasPreview(name: string): boolean {
  return PREVIEW_EXTENSIONS.includes(extensionOf(name));
}

/** Whether a file of this name is a photo. */
export function isPhoto(name: string): boolean {
  return PHOTO_EXTENSIONS.includes(extensionOf(name));
}

/** The files with an accepted extension (FI-020). */
export function acceptedFiles<File extends ChosenFile>(
  files: readonly File[],
  extensions: readonly string[],
): readonly File[] {
  return files.filter((file) => extensions.includes(extensionOf(file.name)));
}

/** The value of a file control's `accept`: the extensions with their dots. */
export function acceptAttribute(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}

/** The first files that fit in the slots that are left, and whether any were left out (FI-021). */
export function firstThatFit<File>(
  files: readonly File[],
  slotsLeft: number,
): { readonly kept: readonly File[]; readonly isOverflow: boolean } {
  const kept = files.slice(0, Math.max(0, slotsLeft));
  return { kept, isOverflow: kept.length < files.length };
}

function limits(extensions: readonly string[], kilobytes: number): UploadLimits {
  return { extensions, maxBytes: kilobytes * KILOBYTE, maxMegabytes: Math.floor(kilobytes / 1000) };
}
