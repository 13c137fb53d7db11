import type { Criterion, CriterionOperator } from '@stadstegoed/core/funds/criterion.ts';
import type { FundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { CriterionState } from '@stadstegoed/ui/criteria/criteria-list.tsx';
import type { Sentence } from '../../support/app-ports.ts';
import type { TextKey } from '../../texts/text-keys.ts';

const COMPARED: Readonly<Record<CriterionOperator, TextKey>> = {
  '=': 'funds.criterion.equal',
  '!=': 'funds.criterion.unequal',
  '>': 'funds.criterion.more',
  '<': 'funds.criterion.less',
  '>=': 'funds.criterion.atLeast',
  '<=': 'funds.criterion.atMost',
};

/** A criterion as a sentence: the fund's own words, or what is compared. */
export function criterionSentence(criterion: Criterion): Sentence {
  if (criterion.title !== null && criterion.title !== '') return { literal: criterion.title };
  const values = { name: criterion.recordTypeName, value: criterion.value };
  return { key: COMPARED[criterion.operator], values };
}

/** What the platform found. Of a visitor nothing is known, whatever the answer says. */
export function criterionState(criterion: Criterion, signedIn: boolean): CriterionState {
  if (!signedIn || criterion.isValid === null) return 'unknown';
  return criterion.isValid ? 'met' : 'unmet';
}

/** Why a criterion is met or not, and what that means for what the resident can still do. */
export function criterionReason(state: CriterionState, canApply: FundFacts['canApply'], signedIn: boolean): TextKey {
  if (state === 'met') return 'funds.criterion.metWhy';
  if (state === 'unmet') return canApply ? 'funds.criterion.unmetCanApplyWhy' : 'funds.criterion.unmetWhy';
  return signedIn ? 'funds.criterion.unknownWhy' : 'funds.criterion.visitorWhy';
}
