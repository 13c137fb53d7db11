import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './data-lock.ts';
import { lifeIn, ownerNow, textOfOwner } from './data-owner.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-lock-'));
  file = join(folder, 'dev.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that lives as long as this one, and is another. */
const other = process.ppid;
const isTold = existsSync('/proc/self/stat');
const own = textOfOwner(ownerNow(process.pid));
const lockNow = (): string => readFileSync(`${file}.lock`, 'utf8');

describe('the lock of the data file', () => {
  it('names this process', () => {
    expect(lockData(file)).toBe(`${file}.lock`);
    expect(lockNow()).toBe(own);
    expect(own).toMatch(isTold ? /^\d+\n[-0-9a-f]+\/\d+$/ : /^\d+$/);
    expect(lockData(file)).toBe(`${file}.lock`);
  });

  it.each([
    ['as it lives now', textOfOwner(ownerNow(other))],
    ['of which the lock says no more than the number', String(other)],
  ])('of another process %s is respected', (_how, text) => {
    writeFileSync(`${file}.lock`, text);
    expect(() => lockData(file)).toThrow(`in use by process ${other}.`);
    expect(lockNow()).toBe(text);
  });

  it.each([
    ['a process that is gone', '999999999'],
    ['a process that is gone, with its birth', '999999999\nelsewhen/1'],
    ['nobody', ''],
    ['something else', 'noise'],
    ['an earlier process with the number of this one', `${process.pid}\nelsewhen/1`],
  ])('of %s is taken over', (_whose, text) => {
    writeFileSync(`${file}.lock`, text);
    lockData(file);
    expect(lockNow()).toBe(own);
  });

  it.runIf(isTold)('of a killed process is taken over when its number lives again as another program', () => {
    const { pid, birth } = ownerNow(other);
    for (const earlier of [`${birth}0`, `another-start-of-the-machine/${birth?.split('/')[1]}`]) {
      writeFileSync(`${file}.lock`, textOfOwner({ pid, birth: earlier }));
      lockData(file);
      expect(lockNow()).toBe(own);
      rmSync(`${file}.lock`);
    }
  });
});

const line = (name: string, state: string): string =>
  `5235 (${name}) ${state} 5230 5230 611 0 -1 4194304 102 0 0 0 0 0 0 0 20 0 1 0 2296958 2998272 415 18446744073709551615`;

describe('what the system says of a process', () => {
  it.each([
    ['node', 'S', { isOver: false, began: '2296958' }],
    ['a name) S 1 2 (with all', 'R', { isOver: false, began: '2296958' }],
    ['node', 'Z', { isOver: true, began: '2296958' }],
    ['node', 'X', { isOver: true, began: '2296958' }],
  ])('called %s in state %s is read', (name, state, life) => expect(lifeIn(line(name, state))).toEqual(life));

  it.each(['', 'noise', '5235 (node) S 1'])('is nothing in "%s"', (text) => expect(lifeIn(text)).toBeNull());
});
