/** The purpose of an uploaded file; it decides the accepted kinds and the largest size. */
export type FileType =
  | 'reimbursement_proof'
  | 'fund_request_record_proof'
  | 'fund_request_clarification_proof'
  | 'product_reservation_custom_field';

/** A file that the platform has stored, `file_data` of the specification. */
export interface StoredFile {
  readonly uid: string;
  readonly originalName: string;
  /** In lower case, without the dot. */
  readonly ext: string;
  /** In bytes, rounded by the platform; null when unknown. */
  readonly size: number | null;
  /** Opens a picture without a token for about an hour; null when unknown, for a file of a draft. */
  readonly url: string | null;
  /** The small picture that the platform made; null when it made none. */
  readonly previewUrl: string | null;
}

/**
 * What a draft keeps of a chosen file. The content of a file with a uid is at the platform; one without was never stored
 * and has to be chosen again. The size is in bytes.
 */
export interface DraftFile {
  readonly uid: string | null;
  readonly name: string;
  readonly size: number | null;
}

/** The uids of the files that the platform has. */
export function storedUids(files: readonly DraftFile[]): readonly string[] {
  return files.flatMap(({ uid }) => uid ?? []);
}

/** Reads the files of a stored draft; leaves out entries of another shape, which another version may have written. */
export function readDraftFiles(stored: unknown): readonly DraftFile[] {
  return Array.isArray(stored) ? stored.filter(isDraftFile) : [];
}

function isDraftFile(value: unknown): value is DraftFile {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, name, size } = Object.fromEntries<unknown>(Object.entries(value));
  return (
    (uid === null || typeof uid === 'string') && typeof name === 'string' && (size === null || typeof size === 'number')
  );
}
