import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { testsOfPlaywright } from './playwright-report.ts';

// Recorded by running samples/playwright/cases.spec.ts.txt; see samples/README.md.
const report = readFileSync(inRoot('tools', 'spec', 'samples', 'playwright', 'report.json'), 'utf8');
const tests = testsOfPlaywright(report, '/repo');
const passes = (part: string) => tests.filter(({ title }) => title.includes(part)).map(({ passed }) => passed);

describe('the tests of a report of Playwright', () => {
  it('have a file, blocks, a title and a place', () => {
    expect(tests[0]).toEqual({
      file: 'samples/playwright/cases.spec.ts',
      blocks: ['a code'],
      title: expect.stringMatching(/^is accepted/),
      place: { line: 4, column: 3 },
      passed: true,
    });
  });

  it('pass only when they completed at the first attempt', () => {
    const ones = ['in a test that fails', 'is skipped', 'to be mended', 'is left out', 'at the second try'];
    for (const one of ones) expect(passes(one)).toEqual([false]);
  });

  it('do not pass when they failed as expected', () => {
    expect([...passes('fails as expected ['), ...passes('from inside')]).toEqual([false, false]);
  });

  it('pass separately when a loop declares them', () => {
    expect(passes('is told')).toEqual([true, true]);
  });
});

it('passes a test of several projects when it passes in each of them', () => {
  const run = (status: string) => ({ status, expectedStatus: 'passed' });
  const spec = { title: 'works', line: 1, column: 1, tests: [run('expected'), run('skipped')] };
  const suites = [{ title: 'a.test.ts', file: 'a.test.ts', specs: [spec] }];
  const made = JSON.stringify({ config: { rootDir: 'C:\\repo\\e2e' }, suites });
  expect(testsOfPlaywright(made, 'C:\\repo')).toEqual([
    { file: 'e2e/a.test.ts', blocks: [], title: 'works', place: { line: 1, column: 1 }, passed: false },
  ]);
});
