import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The stored world cannot be used; the message is for the person who starts the mock platform. */
export class DataProblem extends Error {}

/** The code of the operating system, such as `ENOSPC`; null for anything else. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Does the system say that a file or folder may not be touched? */
export const isNoPermission = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '');

/** Writes the lock; false when there is one. */
function create(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Takes the lock of a process that is gone out of the way. Of two that try, one moves it; the other puts back what it took wrongly. */
function clearAway(lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Takes the data file for this process and returns the name of the lock, which names its owner. The lock of a process that is gone is taken over. */
export function lockData(file: string): string {
  const lock = `${file}.lock`;
  while (!create(lock)) {
    const owner = readFileSync(lock, 'utf8');
    const pid = Number(owner);
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      const way = `Stop that process first; if it is no mock platform, remove ${lock}.`;
      throw new DataProblem(`The data file ${file} is in use by process ${pid}. ${way}`);
    }
    clearAway(lock, owner);
  }
  return lock;
}
