import { writeAll } from './disk.ts';
import type { Disk, DiskFile } from './disk.ts';
import { encode } from './journal-line.ts';
import type { JournalHead } from './journal-line.ts';

/** One journal file. What was appended is safe; a piece of what could not be appended is cut off before the next. */
export class Journal {
  readonly head: JournalHead;
  readonly #file: DiskFile;
  #size: number;
  #isTorn = false;

  private constructor(head: JournalHead, file: DiskFile, size: number) {
    this.head = head;
    this.#file = file;
    this.#size = size;
  }

  /** A new journal with nothing but its head, which is safe; its name is for the caller to make safe. */
  static async create(disk: Disk, path: string, head: JournalHead): Promise<Journal> {
    const file = await disk.create(path);
    const text = Buffer.from(encode(head));
    try {
      await writeAll(file, text, 0);
      await file.sync();
      return new Journal(head, file, text.length);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Goes on with a journal that was read; what stands behind its good lines is cut off. */
  static async resume(disk: Disk, path: string, at: { head: JournalHead; size: number }): Promise<Journal> {
    const file = await disk.open(path);
    const journal = new Journal(at.head, file, at.size);
    try {
      await file.truncate(at.size);
      await file.sync();
      return journal;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  get size(): number {
    return this.#size;
  }

  /** Resolves when these lines are safe. When the disk refuses them, none of them is in the journal. */
  async append(lines: string): Promise<void> {
    await this.mend();
    const bytes = Buffer.from(lines);
    this.#isTorn = true;
    try {
      await writeAll(this.#file, bytes, this.#size);
      await this.#file.sync();
    } catch (error) {
      await this.mend().catch(() => undefined);
      throw error;
    }
    this.#isTorn = false;
    this.#size += bytes.length;
  }

  /** Cuts off what was refused, if that is still there; nothing may follow this journal before that. */
  async mend(): Promise<void> {
    if (!this.#isTorn) return;
    await this.#file.truncate(this.#size);
    await this.#file.sync();
    this.#isTorn = false;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
