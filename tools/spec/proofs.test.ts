import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { conditionalPlaces } from './conditional-tests.ts';
import { testsOfPlaywright } from './playwright-report.ts';
import { evidenceOf, lacksShop, provenBy } from './proofs.ts';
import type { ReportedTest } from './reported-test.ts';
import type { Requirement } from './requirements.ts';
import { testsOfVitest } from './vitest-report.ts';

const requirement = (number: number): Requirement => ({
  id: `FA-${String(number).padStart(3, '0')}`,
  feature: 'fund-activation',
  source: '1 §4',
  kind: 'rule',
  text: 'A code is refused.',
});
const requirements = Array.from({ length: 16 }, (_, index) => requirement(index + 1));

const aTest = (more: Partial<ReportedTest> = {}): ReportedTest => ({
  file: 'packages/core/src/code.test.ts',
  blocks: ['a code'],
  title: 'is accepted',
  place: { line: 3, column: 3 },
  passed: true,
  ...more,
});
const evidence = (...tests: readonly ReportedTest[]) => evidenceOf(tests, requirements, () => false);

const sample = (runner: string, name: string): string =>
  readFileSync(inRoot('tools', 'spec', 'samples', runner, name), 'utf8');

/** The ids that a recorded run proves, with its source. */
function provenBySample(tests: readonly ReportedTest[], name: string, source: string): readonly string[] {
  const isConditional = conditionalPlaces(name, source);
  // The samples count as tests of the core.
  const moved = tests.map((test) => ({ ...test, file: `packages/core/${test.file}` }));
  return evidenceOf(moved, requirements, (_file, place) => isConditional(place)).proofs.flatMap(({ ids }) => ids);
}

describe('the proofs of a run', () => {
  it('of vitest are the unconditional tests that passed, per row of a table', () => {
    const tests = testsOfVitest(sample('vitest', 'report.json'), '/repo');
    const proven = provenBySample(tests, 'cases.test.ts', sample('vitest', 'cases.test.ts.txt'));
    expect(proven).toEqual(['FA-002', 'FA-003', 'FA-014', 'FA-014']);
  });

  it('of Playwright are the unconditional tests that passed at the first attempt', () => {
    const tests = testsOfPlaywright(sample('playwright', 'report.json'), '/repo');
    const proven = provenBySample(tests, 'cases.spec.ts', sample('playwright', 'cases.spec.ts.txt'));
    expect(proven).toEqual(['FA-002', 'FA-003', 'FA-014', 'FA-014']);
  });

  it('carry the titles of the blocks, the layer and the place', () => {
    expect(evidence(aTest({ title: 'is accepted [FA-002]' })).proofs).toEqual([
      {
        file: 'packages/core/src/code.test.ts',
        layer: 'core',
        title: 'a code is accepted',
        ids: ['FA-002'],
        place: { line: 3, column: 3 },
      },
    ]);
  });

  it('exclude failed and conditional tests, with a message', () => {
    const tests = [aTest({ title: 'is accepted [FA-002]', passed: false }), aTest({ title: 'is refused [FA-003]' })];
    const found = evidenceOf(tests, requirements, () => true);
    expect(found.proofs).toEqual([]);
    expect(found.uncounted).toEqual([
      'packages/core/src/code.test.ts: "is accepted [FA-002]" proves nothing: it did not pass',
      'packages/core/src/code.test.ts: "is refused [FA-003]" proves nothing: it is conditional or passes because it fails',
    ]);
  });

  it('are empty for a test without requirement ids', () => {
    expect(evidence(aTest({ passed: false }))).toEqual({ proofs: [], problems: [], uncounted: [] });
  });
});

describe('a mistake in a title', () => {
  it('is reported once with file and title, also for a failed test', () => {
    const wrong = aTest({ title: 'is accepted [FA-2]', passed: false });
    expect(evidence(wrong, wrong).problems).toEqual([
      'packages/core/src/code.test.ts: "is accepted [FA-2]" has the malformed group [FA-2]',
    ]);
  });

  it('can be an unknown id', () => {
    expect(evidence(aTest({ title: 'is accepted [FA-002, FA-999]' }))).toEqual({
      proofs: [],
      problems: [
        'packages/core/src/code.test.ts: "is accepted [FA-002, FA-999]" names FA-999, which is no requirement',
      ],
      uncounted: [],
    });
  });

  it('can be an id in the title of a block', () => {
    expect(evidence(aTest({ blocks: ['a code [FA-002]'] })).problems).toEqual([
      'packages/core/src/code.test.ts: the block "a code [FA-002]" names requirements; only titles of tests do',
    ]);
  });
});

it('finds requirements that are only proven outside the shop', () => {
  const outside = aTest({ file: 'mock-server/src/codes.test.ts', title: 'is accepted [FA-002] [FA-003]' });
  const ofShop = aTest({ title: 'is accepted [FA-003]' });
  const proven = provenBy(requirements, evidence(outside, ofShop).proofs);
  expect(proven.filter(lacksShop).map(({ requirement: { id } }) => id)).toEqual(['FA-002']);
});
