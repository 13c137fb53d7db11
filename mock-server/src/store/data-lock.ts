import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, DataProblem } from './data-problem.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Writes the lock if there is none. */
function create(name: string): boolean {
  try {
    writeFileSync(name, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function textOf(name: string): string | null {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Takes the lock of a process that is gone out of the way. Of two that try, one moves it; the other puts back what it took wrongly. */
function clearAway(name: string, stale: string): void {
  const aside = `${name}.${process.pid}`;
  try {
    renameSync(name, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, name);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Tries of two processes that start at once. */
const tries = 20;

/**
 * Takes the data file for this process and returns the name of the lock. A second process is refused and told who has it; the lock
 * of a process that is gone is taken over.
 */
export function lockData(file: string): string {
  const name = `${file}.lock`;
  for (let left = tries; left > 0; left -= 1) {
    if (create(name)) return name;
    const text = textOf(name);
    const owner = Number(text);
    if (owner === process.pid) return name;
    if (text !== null && Number.isInteger(owner) && owner > 0 && isAlive(owner)) throw inUse(file, owner);
    if (text !== null) clearAway(name, text);
  }
  throw inUse(file, Number(textOf(name)));
}

const inUse = (file: string, owner: number): DataProblem =>
  new DataProblem('locked', `The data file ${file} is in use by process ${owner}. Stop that process first.`);
