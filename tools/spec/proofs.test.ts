import { describe, expect, it } from 'vitest';
import { proofsOf, proofsPage, type ReportedTest, testsOfReport } from './proofs.ts';

const requirements = ['FA-001', 'FA-002'].map((id) => ({ id, feature: 'funds', kind: 'rule', text: `text of ${id}` }));
const test = (title: string, more: Partial<ReportedTest> = {}): ReportedTest => ({
  file: 'a.test.ts',
  blocks: ['a block'],
  title,
  passed: true,
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
    expect([...proofsOf([test('one [FA-001]', { passed: false })], requirements).problems]).toEqual([
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

describe('the report of', () => {
  it('vitest has a passed and a skipped test', () => {
    const result = (status: string): object => ({ ancestorTitles: ['a block'], title: 'one', status });
    const report = { testResults: [{ name: '/r/a.test.ts', assertionResults: [result('passed'), result('skipped')] }] };
    const read = { file: '/r/a.test.ts', blocks: ['a block'], title: 'one' };
    expect(testsOfReport(JSON.stringify(report))).toEqual([
      { ...read, passed: true },
      { ...read, passed: false },
    ]);
  });

  it.each([
    ['expected', 'passed', true],
    ['expected', 'failed', false],
    ['expected', 'skipped', false],
    ['unexpected', 'passed', false],
    ['flaky', 'passed', false],
    ['skipped', 'passed', false],
  ])('Playwright has a test that is %s where it should be %s', (status, expectedStatus, passed) => {
    const inner = {
      title: 'a block',
      file: 'a.test.ts',
      specs: [{ title: 'one', tests: [{ status, expectedStatus }] }],
    };
    const report = { config: { rootDir: '/r' }, suites: [{ title: 'a.test.ts', file: 'a.test.ts', suites: [inner] }] };
    expect(testsOfReport(JSON.stringify(report))).toEqual([
      { file: '/r/a.test.ts', blocks: ['a block'], title: 'one', passed },
    ]);
  });

  it('another program has no tests', () => {
    expect(testsOfReport('{}')).toEqual([]);
  });
});
