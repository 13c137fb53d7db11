import type { Instant, Row } from './row.ts';

/** A stored picture: drawn from its motif, or an upload whose sizes stand in `blobs`. */
export type MediaRow = Row & {
  readonly uid: string;
  readonly identity_address: string | null;
  readonly original_name: string;
  readonly type: string;
  readonly ext: string;
  readonly dominant_color: string | null;
  readonly is_dark: boolean | null;
  /** Word that chooses the drawing, e.g. `zwembad` or `fiets`. */
  readonly motif: string;
  /** Kind of the sizes that were made of an upload; absent for a drawing. */
  readonly made?: 'jpg' | 'png';
};

/** An uploaded document. */
export type FileRow = Row & {
  readonly uid: string;
  readonly identity_address: string | null;
  readonly original_name: string;
  readonly type: string;
  readonly ext: string;
  readonly order: number | null;
  readonly bytes: number;
  /** Picture of the first page of a reimbursement's proof; left out or null when there is none. */
  readonly preview_uid?: string | null;
  /** Absent in documents of the seeds. */
  readonly uploaded_at?: Instant;
};

/** What is kept of an upload; its bytes are a file beside the rows. */
export type BlobRow = Row & {
  /** Uid of the file or the picture that they belong to. */
  readonly uid: string;
  /** Which size of a picture; `original` for what was uploaded. */
  readonly preset: string;
  readonly mime: string;
  /** Size in pixels; null when the file is not a picture. */
  readonly width: number | null;
  readonly height: number | null;
};

/** The preset under which an upload itself is kept; it is never offered. */
export const originalPreset = 'original';

/** The name under which the bytes of a row are kept. */
export const nameOfBytes = ({ uid, preset }: Pick<BlobRow, 'uid' | 'preset'>): string => `${uid}-${preset}`;
