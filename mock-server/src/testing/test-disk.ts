import { dirname } from 'node:path';
import type { Disk, DiskFile } from '../persistence/disk.ts';

/** One file: its bytes, and those that a power cut leaves. */
type Content = { bytes: Buffer; safe: Buffer };

const failure = (code: string): Error => Object.assign(new Error(`${code}: made up by a test`), { code });

/**
 * A disk in memory that knows what is safe. It can be full, refuse to sync, take a few bytes at a time, and lose its power at any
 * call; `afterPowerCut` is what is found then.
 */
export class TestDisk {
  readonly #names: Map<string, Content>;
  #safeNames: Map<string, Content>;
  /** Bytes that still fit. */
  space = Infinity;
  /** Most bytes that it takes in one write. */
  mouthful = Infinity;
  /** Refuses to make anything safe. */
  syncFails = false;
  /** Calls until the power goes. */
  callsLeft = Infinity;
  calls = 0;
  #cut: () => void = () => undefined;
  /** Resolves when the power is gone: a call that comes later never ends. */
  readonly powerGone: Promise<void>;

  constructor(files: ReadonlyMap<string, Buffer> = new Map()) {
    this.#names = new Map([...files].map(([path, bytes]) => [path, { bytes, safe: bytes }]));
    this.#safeNames = new Map(this.#names);
    this.powerGone = new Promise((resolve) => {
      this.#cut = resolve;
    });
  }

  /** The files as programs see them. */
  files(): Map<string, Buffer> {
    return new Map([...this.#names].map(([path, { bytes }]) => [path, bytes]));
  }

  /** The disk after a power cut. `chance` (0 to 1) draws how much of what was not safe is there all the same. */
  afterPowerCut(chance: () => number): TestDisk {
    const names = chance() < 0.5 ? this.#names : this.#safeNames;
    const left = [...names].map(([path, content]) => [path, leftOf(content, chance)] as const);
    return new TestDisk(new Map(left));
  }

  readonly disk: Disk = {
    makeFolder: () => this.#call(() => undefined),
    read: (path) => this.#call(() => this.#names.get(path)?.bytes ?? null),
    names: (folder) =>
      this.#call(() =>
        [...this.#names.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1)),
      ),
    create: (path) =>
      this.#call(() => {
        const content = { bytes: Buffer.alloc(0), safe: Buffer.alloc(0) };
        this.#names.set(path, content);
        return this.#opened(content);
      }),
    open: (path) => this.#call(() => this.#opened(this.#at(path))),
    rename: (from, to) =>
      this.#call(() => {
        this.#names.set(to, this.#at(from));
        this.#names.delete(from);
      }),
    remove: (path) =>
      this.#call(() => {
        this.space += this.#names.get(path)?.bytes.length ?? 0;
        this.#names.delete(path);
      }),
    syncFolder: () => this.#call(() => this.#sync(() => (this.#safeNames = new Map(this.#names)))),
  };

  #opened(content: Content): DiskFile {
    return {
      write: (bytes, position) => this.#call(() => this.#write(content, bytes, position)),
      truncate: (size) =>
        this.#call(() => {
          this.space += content.bytes.length - size;
          content.bytes = content.bytes.subarray(0, size);
        }),
      sync: () => this.#call(() => this.#sync(() => (content.safe = content.bytes))),
      close: () => this.#call(() => undefined),
    };
  }

  #write(content: Content, bytes: Uint8Array, position: number): number {
    const taken = Math.min(bytes.length, this.mouthful, this.space);
    if (taken === 0 && bytes.length > 0) throw failure('ENOSPC');
    this.space -= taken;
    const { bytes: old } = content;
    const gap = Buffer.alloc(Math.max(0, position - old.length));
    content.bytes = Buffer.concat([
      old.subarray(0, position),
      gap,
      bytes.subarray(0, taken),
      old.subarray(position + taken),
    ]);
    return taken;
  }

  #sync(make: () => unknown): void {
    if (this.syncFails) throw failure('EIO');
    make();
  }

  #at(path: string): Content {
    const content = this.#names.get(path);
    if (!content) throw failure('ENOENT');
    return content;
  }

  async #call<T>(work: () => T): Promise<T> {
    this.calls += 1;
    this.callsLeft -= 1;
    if (this.callsLeft < 0) {
      this.#cut();
      return new Promise<T>(() => undefined);
    }
    await Promise.resolve();
    return work();
  }
}

/** What was safe, and a piece of what was written behind it; or the file as it was before it was cut off. */
function leftOf({ bytes, safe }: Content, chance: () => number): Buffer {
  if (bytes.length <= safe.length) return chance() < 0.5 ? bytes : safe;
  const length = safe.length + Math.floor(chance() * (bytes.length - safe.length + 1));
  return bytes.subarray(0, length);
}
