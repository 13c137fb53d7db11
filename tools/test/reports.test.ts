import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSources, Reports } from './reports.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a report', () => {
  const run = (reports: Reports, name: string): void => writeFileSync(reports.start(name), '{}');
  const over = (sources: string): Reports => new Reports(join(folder, 'reports'), () => sources);

  it('is fresh after a complete run that passed, also in a later process', () => {
    const reports = over('a');
    run(reports, 'unit');
    reports.stamp('unit');
    expect([reports.isFresh('unit'), over('a').isFresh('unit')]).toEqual([true, true]);
  });

  it('is not fresh when it is missing, or when its run failed or was partial', () => {
    const reports = over('a');
    expect(reports.isFresh('unit')).toBe(false);
    run(reports, 'unit');
    expect(reports.isFresh('unit')).toBe(false);
  });

  it('is not fresh after the next run has started', () => {
    const reports = over('a');
    run(reports, 'unit');
    reports.stamp('unit');
    reports.start('unit');
    expect(reports.isFresh('unit')).toBe(false);
  });

  it('is not fresh for other sources', () => {
    const reports = over('a');
    run(reports, 'unit');
    reports.stamp('unit');
    expect(over('b').isFresh('unit')).toBe(false);
  });

  it('belongs to the sources before the run, so that a change during the run makes it stale', () => {
    let sources = 'before';
    const reports = new Reports(join(folder, 'reports'), () => sources);
    run(reports, 'unit');
    sources = 'after';
    reports.stamp('unit');
    expect(over('after').isFresh('unit')).toBe(false);
  });
});

describe('the hash of the sources', () => {
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it('changes with the content and the name of a file, a test and a setting', () => {
    const hashes = [hashOfSources(folder)];
    const changes = [
      ['packages/a.ts', '1'],
      ['packages/a.ts', '2'],
      ['packages/b.test.ts', '2'],
      ['vitest.config.ts', '3'],
    ] as const;
    for (const [path, text] of changes) {
      write(path, text);
      hashes.push(hashOfSources(folder));
    }
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('ignores installed, built, recorded and documentation files', () => {
    const before = hashOfSources(folder);
    const paths = ['packages/node_modules/a.ts', 'apps/dist/a.js', 'contracts/pacts/a.json', 'docs/a.md'];
    for (const path of paths) write(path, 'x');
    expect(hashOfSources(folder)).toBe(before);
  });
});
