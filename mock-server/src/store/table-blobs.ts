import type { Row } from './row.ts';

/** The bytes of an upload. They live in the world, so that a reset, a copy and an export take them along. */
export type BlobRow = Row & {
  /** Uid of the file or the picture that they belong to. */
  readonly uid: string;
  readonly mime: string;
  readonly base64: string;
  /** Size in pixels; null for what is no picture. */
  readonly width: number | null;
  readonly height: number | null;
};
