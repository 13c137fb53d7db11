import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Low } from 'lowdb';
import type { Adapter } from 'lowdb';
import { machineNow } from '../clock/clock.ts';
import { tableNames } from './shape.ts';
import type { WorldSnapshot } from './shape.ts';
import { World } from './world.ts';

/** Why the kept world cannot be used; the message is one sentence for the person who starts the twin. */
export class SnapshotProblem extends Error {
  readonly kind: 'damaged' | 'other_version' | 'locked' | 'no_permission';

  constructor(kind: SnapshotProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

const howToReset = (file: string): string => `Remove ${file} to start afresh.`;

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Border: a file that was checked for its version and tables is taken to be a snapshot. */
function asSnapshot(value: unknown): WorldSnapshot | null {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('tables' in value)) return null;
  const { tables } = value;
  if (typeof tables !== 'object' || tables === null) return null;
  return value as WorldSnapshot;
}

/** A world that was kept before a table existed has none of its rows, which is no reason to refuse it. */
const fitsShape = (snapshot: WorldSnapshot): boolean =>
  snapshot.version === 1 &&
  tableNames.every((name) => snapshot.tables[name] === undefined || Array.isArray(snapshot.tables[name]));

function parse(file: string, text: string): WorldSnapshot {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SnapshotProblem('damaged', `The data file ${file} is damaged. ${howToReset(file)}`);
  }
  const snapshot = asSnapshot(value);
  if (!snapshot) throw new SnapshotProblem('damaged', `The data file ${file} is damaged. ${howToReset(file)}`);
  if (!fitsShape(snapshot)) {
    throw new SnapshotProblem('other_version', `The data file ${file} is of another version. ${howToReset(file)}`);
  }
  return snapshot;
}

/** One file for lowdb: written whole to a temporary name, forced to disk, then renamed, so a reader never sees a half. */
class AtomicFile implements Adapter<WorldSnapshot> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async read(): Promise<WorldSnapshot | null> {
    try {
      return parse(this.#file, readFileSync(this.#file, 'utf8'));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async write(snapshot: WorldSnapshot): Promise<void> {
    const temporary = `${this.#file}.tmp`;
    const handle = openSync(temporary, 'w');
    try {
      writeFileSync(handle, JSON.stringify(snapshot));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, this.#file);
  }
}

/** Milliseconds in which changes gather before one write. */
const debounce = 200;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Takes the file for this process; a lock of a process that is gone is taken over. */
function lock(file: string): string {
  const name = `${file}.lock`;
  try {
    writeFileSync(name, String(process.pid), { flag: 'wx' });
    return name;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const owner = Number(readFileSync(name, 'utf8'));
  if (Number.isInteger(owner) && owner > 0 && owner !== process.pid && isAlive(owner)) {
    throw new SnapshotProblem(
      'locked',
      `The data file ${file} is in use by process ${owner}. Stop that process first.`,
    );
  }
  writeFileSync(name, String(process.pid));
  return name;
}

/** The kept world: reads it once, follows its changes, and writes them one at a time. */
export class SnapshotFile {
  readonly #low: Low<WorldSnapshot | null>;
  readonly #lock: string;
  readonly #failed: (error: unknown) => void;
  #world: World | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  private constructor(low: Low<WorldSnapshot | null>, lockName: string, failed: (error: unknown) => void) {
    this.#low = low;
    this.#lock = lockName;
    this.#failed = failed;
  }

  /**
   * Opens the file. A damaged file, another owner or a missing permission is a `SnapshotProblem`. A write that fails later, such
   * as on a full disk, is told to `failed`; the next change tries again.
   */
  static async open(file: string, failed: (error: unknown) => void = () => undefined): Promise<SnapshotFile> {
    try {
      mkdirSync(dirname(file), { recursive: true });
      const lockName = lock(file);
      const low = new Low<WorldSnapshot | null>(new AtomicFile(file) as Adapter<WorldSnapshot | null>, null);
      await low.read().catch((error: unknown) => {
        rmSync(lockName, { force: true });
        throw error;
      });
      return new SnapshotFile(low, lockName, failed);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
        throw new SnapshotProblem('no_permission', `The twin may not read or write ${file}. Check the permissions.`);
      }
      throw error;
    }
  }

  /** The world in the file, or null for a new file. */
  read(): World | null {
    return this.#low.data ? World.from(this.#low.data, machineNow) : null;
  }

  /** From now on the file follows this world. */
  follow(world: World): void {
    this.#world = world;
    world.onCommit(() => this.#soon());
    this.#soon();
  }

  /** Writes what is waiting and gives the file free. */
  async close(): Promise<void> {
    await this.flush();
    rmSync(this.#lock, { force: true });
  }

  /** Writes now, after a write that is going on. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const world = this.#world;
    if (!world) return;
    const writing = this.#writing.then(async () => {
      this.#low.data = world.snapshot();
      await this.#low.write();
    });
    this.#writing = writing.catch(() => undefined);
    await writing;
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.flush().catch(this.#failed);
    }, debounce);
  }
}
