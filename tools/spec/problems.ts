import { type Proof, type Proven, provenBy } from './proofs.ts';
import type { CompleteFeature, Requirement } from './requirements.ts';

/** The requirements with the tests that name them. */
export interface SpecCoverage {
  readonly requirements: readonly Requirement[];
  readonly proofs: readonly Proof[];
  readonly completeFeatures: readonly CompleteFeature[];
}

function gapsOf({ feature, except = {} }: CompleteFeature, all: readonly Proven[]): readonly string[] {
  return all
    .filter(({ requirement }) => requirement.feature === feature)
    .flatMap(({ requirement: { id, text }, proofs }) => {
      if (proofs.length === 0 && !(id in except))
        return [`${id} has no test that ran and passed, and ${feature} must be complete: ${text}`];
      if (proofs.length > 0 && id in except)
        return [`${id} has a test now; take it out of the exceptions of ${feature}`];
      return [];
    });
}

function unknownNames({ requirements, completeFeatures }: SpecCoverage): readonly string[] {
  const known = new Set(requirements.map(({ feature, id }) => `${feature} ${id}`));
  const features = new Set(requirements.map(({ feature }) => feature));
  return completeFeatures.flatMap(({ feature, except = {} }) => {
    if (!features.has(feature)) return [`${feature} is called complete, but no requirement has this feature`];
    return Object.keys(except)
      .filter((id) => !known.has(`${feature} ${id}`))
      .map((id) => `${id} is an exception of ${feature}, but no requirement of it`);
  });
}

/** The problems of the coverage: untested requirements in a complete feature, and invalid exceptions. */
export function coverageProblems(coverage: SpecCoverage): readonly string[] {
  const all = provenBy(coverage.requirements, coverage.proofs);
  return [...unknownNames(coverage), ...coverage.completeFeatures.flatMap((complete) => gapsOf(complete, all))];
}
