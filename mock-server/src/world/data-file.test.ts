import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../clock.ts';
import { World } from './world.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openDataFile } from './data-file.ts';
import { DataProblem } from './data-lock.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

/** Writes a small world as the mock platform does. */
function writeWorld(): World {
  const { keeping, close } = openDataFile(file, { isFresh: false });
  const world = World.empty('town', Clock.frozenAt(5));
  world.keepIn(keeping);
  world.transact(() => {
    for (const key of ['sport', 'music', 'zoo']) world.table('tags').insert({ key, name: key, scope: 'webshop' });
    world.configure({ sms_refused: true });
  });
  close();
  return world;
}

describe('the data file', () => {
  it('has the world as it was, with its chance, clock and settings', () => {
    const world = writeWorld();
    const { data, close } = openDataFile(file, { isFresh: false });
    expect(data).toEqual(world.snapshot());
    close();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('is readable: a field to a line', () => {
    writeWorld();
    expect(readFileSync(file, 'utf8')).toContain('\n        "key": "music",\n');
  });

  it.each<[string, (text: string) => string, string]>([
    ['torn', (text) => text.slice(0, -40), 'it is damaged'],
    ['empty', () => '', 'it is damaged'],
    ['of another version', (text) => text.replace('"version": 1', '"version": 2'), 'it is of another version'],
    ['no world', () => '[]', 'it is of another version'],
    ['null', () => 'null', 'it is of another version'],
    ['a word', () => '"world"', 'it is of another version'],
    ['without its clock', (text) => text.replace('"clock"', '"o"'), 'its first lines are damaged'],
    ['without a table', (text) => text.replace('"tags": [', '"tag": ['), 'the table "tags" is missing'],
    ['with a table that is none', (text) => text.replace('"funds": []', '"funds": {}'), 'the table "funds" is missing'],
    ['with a row without an id', (text) => text.replace('"id": 2', '"i": 2'), 'row 2 of "tags" has no id above 1'],
    ['with an id twice', (text) => text.replace('"id": 2', '"id": 1'), 'row 2 of "tags" has no id above 1'],
    [
      'with another kind of value',
      (text) => text.replace('"key": "zoo"', '"key": 7'),
      'row 3 of "tags" has a number in "key"',
    ],
    [
      'with a moment in words',
      (text) => text.replace('"scope": "webshop"', '"created_at": "gisteren"'),
      'row 1 of "tags" has a string in "created_at", which is a number',
    ],
    ['with too low a count', (text) => text.replace('"tags": 3', '"tags": 2'), '"sequences" has no number for "tags"'],
  ])(
    'the data file that is %s stops the start with the path, the reason and the remedy, and stays as it is',
    (_how, harm, reason) => {
      writeWorld();
      const text = harm(readFileSync(file, 'utf8'));
      writeFileSync(file, text);
      const open = (): unknown => openDataFile(file, { isFresh: false });
      expect(open).toThrow(DataProblem);
      expect(open).toThrow(`The data file ${file} cannot be used: ${reason}`);
      expect(open).toThrow('Start with --fresh');
      expect(readFileSync(file, 'utf8')).toBe(text);
      expect(existsSync(`${file}.lock`)).toBe(false);
      const { data, close } = openDataFile(file, { isFresh: true });
      expect(data).toBeNull();
      close();
    },
  );
});

/** What stands in the way of the data file. */
it.each<[string, () => string]>([
  ['a folder in its place', () => file],
  ['a folder in the place of its lock', () => `${file}.lock`],
])('says so when there is %s, with and without --fresh', (_what, place) => {
  mkdirSync(place());
  for (const isFresh of [false, true]) {
    const open = (): unknown => openDataFile(file, { isFresh });
    expect(open).toThrow(DataProblem);
    expect(open).toThrow(`The data file ${file} cannot be used: ${place()} is a folder. Remove it, or set MOCK_DATA`);
  }
});

it('says so when a file stands in the place of a folder that it needs', () => {
  const files = join(dirname(file), 'files');
  writeFileSync(files, '');
  const open = (): unknown => openDataFile(file, { isFresh: false });
  expect(open).toThrow(DataProblem);
  expect(open).toThrow(`The data file ${file} cannot be used: ${files} is no folder. Remove it, or set MOCK_DATA`);
  rmSync(files);

  const inFile = join(file, 'dev.json');
  writeFileSync(file, '');
  expect(() => openDataFile(inFile, { isFresh: true })).toThrow(DataProblem);
  expect(() => openDataFile(inFile, { isFresh: true })).toThrow(
    `The data file ${inFile} cannot be used: ${file} is no folder.`,
  );
});
