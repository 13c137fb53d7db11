/** The bytes of the uploads of a world, by name. */
export type Uploads = {
  readonly read: (name: string) => Buffer | undefined;
  /** `WriteFailed` when the disk refuses. */
  readonly write: (name: string, bytes: Buffer) => void;
};

/** The bytes of a world in memory. */
export class UploadsInMemory implements Uploads {
  readonly #files = new Map<string, Buffer>();

  read(name: string): Buffer | undefined {
    return this.#files.get(name);
  }

  write(name: string, bytes: Buffer): void {
    this.#files.set(name, bytes);
  }
}
