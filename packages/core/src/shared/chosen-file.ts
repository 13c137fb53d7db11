/** The part of a browser's `Blob` that the core uses: bytes with a kind. The size is in bytes. */
export interface FileContent {
  readonly size: number;
  /** The content type that the browser or the platform gives; empty when unknown. */
  readonly type: string;
}

/** The part of a browser's `File` that the core uses: a file that the resident chose. */
export interface ChosenFile extends FileContent {
  readonly name: string;
}
