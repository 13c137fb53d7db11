/** The purpose of an uploaded file; it decides the accepted kinds and the largest size. */
export type FileType = 'reimbursement_proof' | 'fund_request_record_proof' | 'fund_request_clarification_proof';

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

/** What a draft keeps of a stored file, so that the file need not be added again. The size is in bytes. */
export interface StoredFileReference {
  readonly uid: string;
  readonly name: string;
  readonly size: number | null;
}
