import type { Row } from './row.ts';

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
