import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { testsOfVitest } from './vitest-report.ts';

// Recorded by running samples/vitest/cases.test.ts.txt; see samples/README.md.
const report = readFileSync(inRoot('tools', 'spec', 'samples', 'vitest', 'report.json'), 'utf8');
const tests = testsOfVitest(report, '/repo');
const titled = (part: string) => tests.filter(({ title }) => title.includes(part));

describe('the tests of a report of vitest', () => {
  it('have a file, blocks, a title and a place', () => {
    expect(titled('is accepted')).toEqual([
      {
        file: 'samples/vitest/cases.test.ts',
        blocks: ['a code'],
        title: expect.stringMatching(/^is accepted/),
        place: { line: 7, column: 3 },
        passed: true,
      },
    ]);
  });

  it('pass only when they completed', () => {
    const ones = ['in a test that fails', 'is skipped', 'is to do', 'is left out', 'skips itself'];
    for (const one of ones) expect(titled(one).map(({ passed }) => passed)).toEqual([false]);
  });

  it('are separate per row of a table, with the full title and the same place', () => {
    const rows = titled('that is ');
    expect(rows.map(({ title }) => title)).toEqual([
      expect.stringContaining('used says "a long text that a title made of $names would cut after forty characters"'),
      expect.stringContaining('expired says "short"'),
    ]);
    expect(rows[0]?.place).toEqual(rows[1]?.place);
  });
});
