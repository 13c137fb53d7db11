import { describe, expect, it } from 'vitest';
import { coverageProblems, coverageReport, type SpecCoverage } from './report.ts';

const coverage = (more: Partial<SpecCoverage> = {}): SpecCoverage => ({
  requirements: [
    { id: 'FA-001', feature: 'fund-activation', source: '1 §4', text: 'A code has eight signs.' },
    { id: 'FA-002', feature: 'fund-activation', source: '1 §4', text: 'A used code is refused.' },
    { id: 'SH-001', feature: 'shell', source: '1 §1', text: 'There is a skip link.' },
  ],
  proofs: [{ file: 'code.test.ts', title: 'takes eight signs', ids: ['FA-001'] }],
  completeFeatures: [],
  ...more,
});

describe('coverageProblems', () => {
  it('names a test whose id is no requirement', () => {
    const proofs = [{ file: 'code.test.ts', title: 'takes eight signs', ids: ['FA-999'] }];
    expect(coverageProblems(coverage({ proofs }))).toEqual([
      'code.test.ts: "takes eight signs" names FA-999, which is no requirement',
    ]);
  });

  it('lets a feature that need not be complete have gaps', () => {
    expect(coverageProblems(coverage())).toEqual([]);
  });

  it('names each gap in a feature that must be complete', () => {
    expect(coverageProblems(coverage({ completeFeatures: [{ feature: 'fund-activation' }] }))).toEqual([
      'FA-002 has no test, and fund-activation must be complete: A used code is refused.',
    ]);
  });

  it('lets out what is built later, until it has a test', () => {
    const feature = 'fund-activation';
    expect(coverageProblems(coverage({ completeFeatures: [{ feature, except: { 'FA-002': 'later' } }] }))).toEqual([]);
    expect(
      coverageProblems(coverage({ completeFeatures: [{ feature, except: { 'FA-001': 'later', 'FA-002': 'later' } }] })),
    ).toEqual(['FA-001 has a test now; take it out of the exceptions of fund-activation']);
  });
});

describe('coverageReport', () => {
  it('gives the share of each feature and of all', () => {
    const report = coverageReport(coverage());
    expect(report).toContain('| fund-activation | 2 | 1 | 50 % |');
    expect(report).toContain('| **all** | 3 | 1 | 33 % |');
  });

  it('lists each requirement with its tests, and those without', () => {
    const report = coverageReport(coverage());
    expect(report).toContain('| FA-001 | A code has eight signs. | `code.test.ts`: takes eight signs |');
    expect(report).toContain('- FA-002 (1 §4): A used code is refused.');
  });
});
