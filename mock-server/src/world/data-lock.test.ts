import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import { lockData } from './data-lock.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

const lockNow = (): string => readFileSync(`${file}.lock`, 'utf8');

describe('the lock of the data file', () => {
  it('names this process', () => {
    expect(lockData(file)).toBe(`${file}.lock`);
    expect(lockNow()).toBe(String(process.pid));
  });

  it('the lock of the data file of a process that lives is respected', () => {
    writeFileSync(`${file}.lock`, String(process.ppid));
    expect(() => lockData(file)).toThrow(
      `The data file ${file} is in use by process ${process.ppid}. Stop that process first; if it is no mock platform, remove ${file}.lock.`,
    );
    expect(lockNow()).toBe(String(process.ppid));
  });

  it.each([
    ['a process that is gone', '999999999'],
    ['nobody', ''],
    ['something else', 'noise'],
    ['an earlier process with the number of this one', String(process.pid)],
  ])('the lock of the data file of %s is taken over', (_whose, text) => {
    writeFileSync(`${file}.lock`, text);
    lockData(file);
    expect(lockNow()).toBe(String(process.pid));
  });
});
