import { readFileSync } from 'node:fs';
import { codeOf } from './data-problem.ts';

/** The process that a lock names, and when that began, in words that no other process shares; null where the system does not tell. */
export type Owner = { readonly pid: number; readonly birth: string | null };

/** Of a process in the table of the system: has it ended, and in which tick since the machine started did it begin? */
export type Life = { readonly isOver: boolean; readonly began: string };

/** Where the tick stands behind the name of a program, which may hold spaces and brackets itself. */
const tickPlace = 19;

/** Reads the line that Linux has of a process. One that has ended stays in the table until its parent has heard of it. */
export function lifeIn(line: string): Life | null {
  const [state, ...rest] = line
    .slice(line.lastIndexOf(')') + 1)
    .trim()
    .split(' ');
  const began = rest[tickPlace - 1];
  return state === undefined || began === undefined ? null : { isOver: /^[ZXx]$/.test(state), began };
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'latin1').trim();
  } catch {
    return null;
  }
}

const lifeOf = (pid: number): Life | null => lifeIn(read(`/proc/${pid}/stat`) ?? '');

/** Ticks begin anew with each start of the machine, so its name goes before them. */
function birthOf(life: Life | null): string | null {
  const start = read('/proc/sys/kernel/random/boot_id');
  return life === null || start === null ? null : `${start}/${life.began}`;
}

/** A process as the owner of a lock. */
export const ownerNow = (pid: number): Owner => ({ pid, birth: birthOf(lifeOf(pid)) });

export const textOfOwner = ({ pid, birth }: Owner): string => (birth === null ? String(pid) : `${pid}\n${birth}`);

/** The owner in the text of a lock; null for a text that names none. */
export function ownerIn(text: string): Owner | null {
  const [first = '', birth = null] = text.split('\n');
  const pid = Number(first);
  return Number.isInteger(pid) && pid > 0 ? { pid, birth } : null;
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Does the owner still live? Another program that has its number by now is not the owner. */
export function isAlive({ pid, birth }: Owner): boolean {
  if (!isThere(pid)) return false;
  const life = lifeOf(pid);
  if (life?.isOver) return false;
  const now = birthOf(life);
  return now === null || birth === null || now === birth;
}
