import { describe, expect, it } from 'vitest';
import type { ReportedTest } from '../test/reports.ts';
import { proofsOf, proofsPage, readReasons } from './proofs.ts';

const requirements = ['FA-001', 'FA-002'].map((id) => ({ id, feature: 'funds', kind: 'rule', text: `text of ${id}` }));
const test = (title: string, more: Partial<ReportedTest> = {}): ReportedTest => ({
  file: 'a.test.ts',
  blocks: ['a block'],
  title,
  outcome: 'passed',
  ...more,
});
const JOURNEY = { file: 'apps/webshop/journeys/a.test.tsx' };
const NONE = new Map<string, string>();
const problemsOf = (...tests: readonly ReportedTest[]): readonly string[] => [
  ...proofsOf([test('all [FA-001, FA-002]', JOURNEY), ...tests], requirements, NONE).problems,
];

describe('the proofs of requirements', () => {
  it('are the files with a test that names the id and passed', () => {
    const tests = [test('one [FA-001, FA-002]'), test('two [FA-001]', { file: 'b.test.ts' })];
    const reasons = new Map([['FA-002', 'A limit']]);
    const page = proofsPage(proofsOf([...tests, test('three [FA-001]', JOURNEY)], requirements, reasons));
    expect(page).toContain(`| FA-001 | journey | a.test.ts<br>${JOURNEY.file}<br>b.test.ts |\n`);
    expect(page).toContain('| FA-002 | A limit | a.test.ts |\n');
    expect(problemsOf()).toEqual([]);
  });

  it('lack for a requirement whose only test did not pass, or that no title names', () => {
    const reasons = new Map(requirements.map(({ id }) => [id, 'A limit']));
    expect([...proofsOf([test('one [FA-001]', { outcome: 'failed' })], requirements, reasons).problems]).toEqual([
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
    expect([...proofsOf([test('all [FA-001, FA-002]', JOURNEY)], twice, NONE).problems]).toEqual([
      'docs/spec/requirements.yaml has an id twice.',
    ]);
  });
});

describe('what a resident reaches', () => {
  const reasons = readReasons(
    '# Why\n\n| Reason   | Ids            |\n| -------- | -------------- |\n| A limit  | FA-002, FA-009 |\n',
  );
  const problems = (file: string, id = 'FA-001') => {
    const own = [{ id, feature: 'funds', kind: 'rule', text: '' }];
    return [...proofsOf([test(`one [${id}]`, { file })], own, NONE).problems];
  };

  it('is what a journey or a browser test names', () => {
    expect(problems('apps/webshop/journeys/a.test.tsx')).toEqual([]);
    expect(problems('apps/webshop/e2e/a.test.ts')).toEqual([]);
  });

  it.each(['packages/core/src/a.test.ts', 'apps/webshop/e2e/mock-platform/a.test.ts', 'contracts/a.test.ts'])(
    'is not what only %s names',
    (file) => {
      expect(problems(file)).toEqual(['FA-001 has neither a journey nor a reason why none shows it.']);
    },
  );

  it('is a call too that a contract or a test of the mock platform names', () => {
    expect(problems('contracts/a.test.ts', 'API-001')).toEqual([]);
    expect(problems('mock-server/a.test.ts', 'API-001')).toEqual([]);
    expect(problems('packages/http/a.test.ts', 'API-001')).toHaveLength(1);
  });

  it('needs a reason otherwise, and only then, and only for a requirement', () => {
    const tests = [test('one [FA-001]', JOURNEY), test('two [FA-002]')];
    expect([...proofsOf(tests, requirements, reasons).problems]).toEqual([
      'docs/spec/without-journey.md names FA-009, which is no requirement.',
    ]);
    expect([...proofsOf([...tests, test('two [FA-002]', JOURNEY)], requirements, reasons).problems]).toContain(
      'FA-002 has a journey, and a reason why none shows it.',
    );
  });
});
