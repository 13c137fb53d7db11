import { describe, expect, it } from 'vitest';
import type { ReportedTest } from '../test/reports.ts';
import { proofsOf, proofsPage } from './proofs.ts';

const requirements = ['FA-001', 'FA-002'].map((id) => ({ id, feature: 'funds', kind: 'rule', text: `text of ${id}` }));
const test = (title: string, more: Partial<ReportedTest> = {}): ReportedTest => ({
  file: 'a.test.ts',
  blocks: ['a block'],
  title,
  outcome: 'passed',
  ...more,
});
const problemsOf = (...tests: readonly ReportedTest[]): readonly string[] => [
  ...proofsOf([test('all [FA-001, FA-002]'), ...tests], requirements).problems,
];

describe('the proofs of requirements', () => {
  it('are the files with a test that names the id and passed', () => {
    const tests = [test('one [FA-001, FA-002]'), test('two [FA-001]', { file: 'b.test.ts' })];
    expect(proofsPage(proofsOf(tests, requirements))).toContain(
      '| FA-001 | a.test.ts<br>b.test.ts |\n| FA-002 | a.test.ts |\n',
    );
    expect(problemsOf()).toEqual([]);
  });

  it('lack for a requirement whose only test did not pass, or that no title names', () => {
    expect([...proofsOf([test('one [FA-001]', { outcome: 'failed' })], requirements).problems]).toEqual([
      'FA-001 has no test that ran and passed: text of FA-001',
      'FA-002 has no test that ran and passed: text of FA-002',
    ]);
  });

  it('cannot be given by an id that is no requirement', () => {
    for (const id of ['FA-003', 'FA-1', 'fa-001', 'FA–001', 'FA001'])
      expect(problemsOf(test(`one [${id}]`))).toEqual([
        `a.test.ts: "one [${id}]" names ${id}, which is no requirement.`,
      ]);
  });

  it('cannot be given by the title of a block', () => {
    expect(problemsOf(test('one', { blocks: ['all of FA-001'] }))).toEqual([
      'a.test.ts: the block "all of FA-001" names an id; only titles of tests do.',
    ]);
  });

  it('need every id once', () => {
    const twice = [...requirements, ...requirements.slice(0, 1)];
    expect([...proofsOf([test('all [FA-001, FA-002]')], twice).problems]).toEqual([
      'docs/spec/requirements.yaml has an id twice.',
    ]);
  });
});
