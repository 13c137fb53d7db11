import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSONFileSync } from 'lowdb/node';
import type { WorldData } from '../tables/tables.ts';
import type { Uploads } from './uploads.ts';
import { WriteFailed, type WorldStorage } from './world.ts';
import { nameOfBytes } from '../tables/files.ts';
import { problemOfData } from './check-data.ts';
import { codeOf, DataProblem, isNoPermission, lockData } from './data-lock.ts';

/** The file of the persisted world, and the folder beside it with the bytes of its uploads. */
export type DataFile = {
  readonly keeping: WorldStorage;
  /** The world that was kept; null when there is none. */
  readonly data: WorldData | null;
  /** Gives the file free for another process. */
  readonly close: () => void;
};

/** Bytes of uploads as files. */
function uploadsIn(folder: string): Uploads {
  return {
    read: (name) => {
      try {
        return readFileSync(join(folder, name));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: (name, bytes) => {
      try {
        writeFileSync(join(folder, name), bytes);
      } catch (error) {
        throw new WriteFailed(error);
      }
    },
  };
}

const OTHER_FILE = 'set MOCK_DATA to another file.';

const unusable = (file: string, why: string): DataProblem =>
  new DataProblem(`The data file ${file} cannot be used: ${why}`);

function read(file: string, adapter: JSONFileSync<WorldData>): WorldData | null {
  const wayOut = `Start with --fresh to begin again without it, or put a good file in its place.`;
  try {
    const data = adapter.read();
    // The adapter gives null without a file and for a file that holds `null`.
    const problem = existsSync(file) ? problemOfData(data) : null;
    if (problem !== null) throw unusable(file, `${problem}. ${wayOut}`);
    return data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw unusable(file, `it is damaged (${error.message}). ${wayOut}`);
  }
}

/** Removes the bytes that no row names any more: of what was removed, and of what could not be kept. */
function removeUnnamed(folder: string, data: WorldData | null): void {
  const named = new Set(data?.tables.blobs.map(nameOfBytes));
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(join(folder, name));
}

/** Takes the lock away. One that stays, because its folder may not be written any more, is that of a process that is gone. */
function unlock(lock: string): void {
  try {
    rmSync(lock, { force: true });
  } catch (error) {
    if (!isNoPermission(error)) throw error;
  }
}

function openLocked(file: string, lock: string, isFresh: boolean): DataFile {
  const adapter = new JSONFileSync<WorldData>(file);
  const folder = join(dirname(file), 'files');
  const data = isFresh ? null : read(file, adapter);
  mkdirSync(folder, { recursive: true });
  removeUnnamed(folder, data);
  return { keeping: { adapter, uploads: uploadsIn(folder) }, data, close: () => unlock(lock) };
}

/** A folder in the place of a file that the data need, or the other way round, in words; null when there is none. */
function obstacleOf(file: string): string | null {
  const kindOf = (path: string) => statSync(path, { throwIfNoEntry: false });
  const folder = dirname(file);
  const folderForFile = [file, `${file}.lock`].find((path) => kindOf(path)?.isDirectory() === true);
  if (folderForFile !== undefined) return `${folderForFile} is a folder`;
  const fileForFolder = [folder, join(folder, 'files')].find((path) => kindOf(path)?.isDirectory() === false);
  return fileForFolder === undefined ? null : `${fileForFolder} is no folder`;
}

/** Opens the data file for this process. One that cannot be used, or belongs to another process, is a `DataProblem` and stays as it is. */
export function openDataFile(file: string, { isFresh }: { readonly isFresh: boolean }): DataFile {
  try {
    const obstacle = obstacleOf(file);
    if (obstacle !== null) throw unusable(file, `${obstacle}. Remove it, or ${OTHER_FILE}`);
    mkdirSync(dirname(file), { recursive: true });
    const lock = lockData(file);
    try {
      return openLocked(file, lock, isFresh);
    } catch (error) {
      unlock(lock);
      throw error;
    }
  } catch (error) {
    if (isNoPermission(error))
      throw new DataProblem(`The mock platform may not read or write ${file}. Check the permissions.`);
    if (!(error instanceof Error) || codeOf(error) === null) throw error;
    throw unusable(file, `${error.message}. Make room for it, or ${OTHER_FILE}`);
  }
}
