import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
mkdirSync(join(folder, 'feature'));
writeFileSync(join(folder, 'feature', 'money.ts'), 'one');

it('changes with the sources but not with their tests', () => {
  const before = sourceHash([folder]);
  writeFileSync(join(folder, 'feature', 'money.test.ts'), 'a test');
  expect(sourceHash([folder])).toBe(before);
  writeFileSync(join(folder, 'feature', 'money.ts'), 'two');
  expect(sourceHash([folder])).not.toBe(before);
});

it('ignores a missing folder', () => {
  expect(sourceHash([folder, join(folder, 'missing')])).toBe(sourceHash([folder]));
});
