import { machineNow } from '../clock/clock.ts';
import type { WorldFiles, Moment } from './world-files.ts';

/** Sizes of the journal in bytes at which it becomes a snapshot: when nothing happens, and even when much does. */
export type CompactAt = { readonly idle: number; readonly busy: number };

const usualSizes: CompactAt = { idle: 1 << 20, busy: 1 << 24 };
/** Bytes of a snapshot that is written in no time. */
const quickSnapshot = 1 << 24;
/** Milliseconds without a change after which a moment counts as idle. */
const idleTime = 1000;
/** Milliseconds after a snapshot that failed in which none is tried. */
const retryTime = 10_000;

/** Turns the journal into a snapshot now and then, so that a start need not do everything again. */
export class Compaction {
  readonly #files: WorldFiles;
  readonly #at: CompactAt;
  #isWanted = false;
  #notBefore = 0;
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(files: WorldFiles, at: CompactAt = usualSizes) {
    this.#files = files;
    this.#at = at;
  }

  /** Asks for a snapshot whatever the size of the journal is. */
  want(): void {
    this.#isWanted = true;
  }

  /** Asks for a last snapshot, unless that is much work and saves the next start little. */
  wantAtEnd(): void {
    const { journalSize, snapshotSize } = this.#files;
    this.#isWanted = snapshotSize <= quickSnapshot || journalSize > snapshotSize / 8;
  }

  isDue(): boolean {
    const { journalSize, snapshotSize } = this.#files;
    if (journalSize === 0 || this.#running || machineNow() < this.#notBefore) return false;
    return this.#isWanted || journalSize > Math.max(this.#at.busy, 2 * snapshotSize);
  }

  /** The next lines go in a new journal; the snapshot that makes the old one superfluous is written meanwhile. */
  async start(moment: Moment): Promise<void> {
    this.#isWanted = false;
    try {
      await this.#files.turn();
    } catch {
      this.#waitLonger();
      return;
    }
    this.#running = this.#run(moment);
  }

  /** Resolves when no snapshot is being written. */
  async ended(): Promise<void> {
    await this.#running;
  }

  /** Calls back when nothing happens for a while and the journal is worth a snapshot. */
  whenIdle(work: () => void): void {
    this.stop();
    const { journalSize, snapshotSize } = this.#files;
    if (journalSize > Math.max(this.#at.idle, snapshotSize / 4)) this.#timer = setTimeout(work, idleTime).unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #run(moment: Moment): Promise<void> {
    try {
      await this.#files.compact(moment);
    } catch {
      this.#waitLonger();
    } finally {
      this.#running = null;
    }
  }

  #waitLonger(): void {
    this.#notBefore = machineNow() + retryTime;
  }
}
