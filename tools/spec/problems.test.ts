import { describe, expect, it } from 'vitest';
import { coverageProblems, type SpecCoverage } from './problems.ts';

const feature = 'fund-activation';
const coverage = (more: Partial<SpecCoverage> = {}): SpecCoverage => ({
  requirements: [
    { id: 'FA-001', feature, source: '1 §4', kind: 'rule', text: 'A code has eight signs.' },
    { id: 'FA-002', feature, source: '1 §4', kind: 'rule', text: 'A used code is refused.' },
  ],
  proofs: [
    { file: 'code.test.ts', layer: 'core', title: 'takes eight signs', ids: ['FA-001'], place: { line: 1, column: 1 } },
  ],
  completeFeatures: [],
  ...more,
});

describe('coverageProblems', () => {
  it('allows gaps in a feature that is not listed as complete', () => {
    expect(coverageProblems(coverage())).toEqual([]);
  });

  it('lists each gap in a complete feature', () => {
    expect(coverageProblems(coverage({ completeFeatures: [{ feature }] }))).toEqual([
      'FA-002 has no test that ran and passed, and fund-activation must be complete: A used code is refused.',
    ]);
  });

  it('allows exceptions until they have a test', () => {
    const later = (except: Record<string, string>) =>
      coverageProblems(coverage({ completeFeatures: [{ feature, except }] }));
    expect(later({ 'FA-002': 'later' })).toEqual([]);
    expect(later({ 'FA-001': 'later', 'FA-002': 'later' })).toEqual([
      'FA-001 has a test now; take it out of the exceptions of fund-activation',
    ]);
  });

  it('reports unknown features and exceptions', () => {
    expect(coverageProblems(coverage({ completeFeatures: [{ feature: 'unknown' }] }))).toEqual([
      'unknown is called complete, but no requirement has this feature',
    ]);
    const except = { 'FA-002': 'later', 'FA-003': 'later' };
    expect(coverageProblems(coverage({ completeFeatures: [{ feature, except }] }))).toEqual([
      'FA-003 is an exception of fund-activation, but no requirement of it',
    ]);
  });
});
