import { fundFacts, type KnownResident } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { shownCriteria } from '@stadstegoed/core/funds/criterion-rules.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** The checklist of a fund, without texts. */
export interface CriteriaLines {
  /** The criteria that residents see; keys that end in `_eligible` are left out. */
  readonly criteria: readonly Criterion[];
  /** Whether the resident can still get the fund, by a request or with a code, although a criterion is unmet. */
  readonly canApply: boolean;
}

/** Derives the checklist of a fund. */
export function criteriaLines(fund: Fund, vouchers: readonly Voucher[], resident?: KnownResident): CriteriaLines {
  return { criteria: shownCriteria(fund.criteria), canApply: fundFacts(fund, vouchers, resident).canApply };
}
