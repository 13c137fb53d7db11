import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from './data-problem.ts';

/** One open file. */
export type DiskFile = {
  /** Writes at a place and tells how many bytes were taken, which may be fewer than asked. */
  readonly write: (bytes: Uint8Array, position: number) => Promise<number>;
  readonly truncate: (size: number) => Promise<void>;
  /** Resolves when everything written is safe against a power cut. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What the kept world needs of a disk; tests put a disk in its place that is full, cut off or out of order. */
export type Disk = {
  readonly makeFolder: (folder: string) => Promise<void>;
  /** Null when there is no such file. */
  readonly read: (path: string) => Promise<Buffer | null>;
  readonly names: (folder: string) => Promise<readonly string[]>;
  /** An empty file under this name, in the place of one that may be there. */
  readonly create: (path: string) => Promise<DiskFile>;
  readonly open: (path: string) => Promise<DiskFile>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Makes new, renamed and removed names in a folder safe against a power cut. */
  readonly syncFolder: (folder: string) => Promise<void>;
};

const fileOf = (handle: FileHandle): DiskFile => ({
  write: async (bytes, position) => (await handle.write(bytes, 0, bytes.length, position)).bytesWritten,
  truncate: (size) => handle.truncate(size),
  sync: () => handle.datasync(),
  close: () => handle.close(),
});

/** Windows has no such call, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The disk of this machine. */
export const realDisk: Disk = {
  makeFolder: async (folder) => void (await mkdir(folder, { recursive: true })),
  read,
  names: (folder) => readdir(folder),
  create: async (path) => fileOf(await open(path, 'w')),
  open: async (path) => fileOf(await open(path, 'r+')),
  rename,
  remove: (path) => rm(path, { force: true }),
  syncFolder,
};

/** Writes all bytes, however few the disk takes at a time. */
export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const taken = await file.write(bytes.subarray(done), position + done);
    if (taken === 0) throw new Error('The disk takes no more bytes.');
    done += taken;
  }
}
