import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, ownerIn, ownerNow, textOfOwner } from './data-owner.ts';
import { codeOf, DataProblem } from './data-problem.ts';

/** Writes the lock if there is none. */
function create(name: string, text: string): boolean {
  try {
    writeFileSync(name, text, { flag: 'wx' });
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
 * of a process that is gone is taken over, also when its number lives again as another program.
 */
export function lockData(file: string): string {
  const name = `${file}.lock`;
  const own = textOfOwner(ownerNow(process.pid));
  for (let left = tries; left > 0; left -= 1) {
    if (create(name, own)) return name;
    const text = textOf(name);
    if (text === own) return name;
    if (text === null) continue;
    const owner = ownerIn(text);
    if (owner !== null && owner.pid !== process.pid && isAlive(owner)) throw inUse(file, owner.pid);
    clearAway(name, text);
  }
  throw new DataProblem('locked', `The data file ${file} is in use: other processes start on it at this moment.`);
}

const inUse = (file: string, owner: number): DataProblem =>
  new DataProblem('locked', `The data file ${file} is in use by process ${owner}. Stop that process first.`);
