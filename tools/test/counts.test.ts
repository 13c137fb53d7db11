import { describe, expect, it } from 'vitest';
import { atLeastOneFailure, playwrightCount, sum, vitestCount } from './counts.ts';

describe('counts', () => {
  it('reads a report of vitest', () => {
    expect(vitestCount('{"numPassedTests":12,"numFailedTests":1}')).toEqual({ passed: 12, failed: 1 });
  });

  it('counts a flaky browser test as a failure', () => {
    expect(playwrightCount('{"stats":{"expected":5,"unexpected":1,"flaky":1}}')).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a run with a failed exit code as a failure', () => {
    expect(atLeastOneFailure({ passed: 0, failed: 0 }, 1)).toEqual({ passed: 0, failed: 1 });
    expect(atLeastOneFailure({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
    expect(atLeastOneFailure({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('sums', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
