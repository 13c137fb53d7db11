import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { writeAll } from './disk.ts';
import type { Disk, DiskFile } from './disk.ts';
import { readSnapshot, snapshotText } from './snapshot-text.ts';
import type { Kept } from './snapshot-text.ts';

/** A snapshot that could not be written. */
export class SnapshotFailure extends Error {
  /** The new snapshot may be the one that the next start finds. */
  readonly mayBeThere: boolean;

  constructor(cause: unknown, mayBeThere: boolean) {
    super('The snapshot could not be written.', { cause });
    this.mayBeThere = mayBeThere;
  }
}

/**
 * One file for lowdb: written whole to a temporary name, forced to disk, renamed, and the folder forced to disk, so that there is
 * always one whole snapshot.
 */
export class SnapshotFile implements Adapter<Kept | null> {
  readonly #disk: Disk;
  readonly #file: string;
  #size = 0;

  constructor(disk: Disk, file: string) {
    this.#disk = disk;
    this.#file = file;
  }

  /** Bytes of the snapshot that was read or written last. */
  get size(): number {
    return this.#size;
  }

  async read(): Promise<Kept | null> {
    const bytes = await this.#disk.read(this.#file);
    if (bytes === null) return null;
    this.#size = bytes.length;
    return readSnapshot(this.#file, bytes.toString('utf8'));
  }

  async write(kept: Kept | null): Promise<void> {
    if (!kept) return;
    const temporary = `${this.#file}.tmp`;
    let isNamed = false;
    try {
      const size = await this.#writeTo(temporary, kept);
      isNamed = true;
      await this.#disk.rename(temporary, this.#file);
      await this.#disk.syncFolder(dirname(this.#file));
      this.#size = size;
    } catch (error) {
      await this.#disk.remove(temporary).catch(() => undefined);
      throw new SnapshotFailure(error, isNamed);
    }
  }

  async #writeTo(path: string, kept: Kept): Promise<number> {
    const file: DiskFile = await this.#disk.create(path);
    try {
      let size = 0;
      for await (const piece of snapshotText(kept)) {
        const bytes = Buffer.from(piece);
        await writeAll(file, bytes, size);
        size += bytes.length;
      }
      await file.sync();
      return size;
    } finally {
      await file.close();
    }
  }
}
