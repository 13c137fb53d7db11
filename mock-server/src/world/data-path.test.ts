import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import { dataFileOf, DEFAULT_PORT, noticeOfOldData } from './data-path.ts';

it.each([
  [DEFAULT_PORT, '/.data/dev.json'],
  [8200, '/.data/port-8200/dev.json'],
] as const)('keeps the world at port %i in %s', (port, file) => {
  const path = dataFileOf(port).replaceAll('\\', '/');
  expect(path).toMatch(new RegExp(`${file}$`));
  expect(path).not.toContain('mock-server');
});

it('names the data of an earlier version at the first start, and never again', () => {
  const { file, remove } = testFolder();
  const old = join(dirname(file), 'old');
  expect(noticeOfOldData(file, old)).toBeNull();
  mkdirSync(old);
  expect(noticeOfOldData(file, old)).toBe(
    `Your world begins anew in ${file}. What an earlier version kept in ${old} is not read any more; you may remove it.`,
  );
  writeFileSync(file, '{}');
  expect(noticeOfOldData(file, old)).toBeNull();
  remove();
});
