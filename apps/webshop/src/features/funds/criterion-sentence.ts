import type { Criterion, CriterionOperator } from '@stadstegoed/core/funds/criterion.ts';
import { metByRecord } from '@stadstegoed/core/funds/criterion-rules.ts';
import type { FundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { CriterionState } from '@stadstegoed/ui/criteria/criteria-list.tsx';
import type { Sentence } from '../../lib/app/app-ports.ts';
import type { TextKey } from '../../texts/text-keys.ts';

const COMPARED: Readonly<Record<CriterionOperator, TextKey>> = {
  '=': 'funds.criterion.equal',
  '!=': 'funds.criterion.unequal',
  '>': 'funds.criterion.more',
  '<': 'funds.criterion.less',
  '>=': 'funds.criterion.atLeast',
  '<=': 'funds.criterion.atMost',
  '*': 'funds.criterion.any',
};

/** A criterion as a sentence: its own title, or else its comparison. */
export function criterionSentence(criterion: Criterion): Sentence {
  if (criterion.title !== null && criterion.title !== '') return { literal: criterion.title };
  const values = { name: criterion.recordTypeName, value: criterion.value };
  return { key: COMPARED[criterion.operator], values };
}

/**
 * The state that a record of the resident gives a criterion. Always `unknown` for a visitor, and while a request can still
 * show what the municipality has no record of.
 */
export function criterionState(
  criterion: Criterion,
  isChecked: boolean,
  canApply: FundFacts['canApply'],
): CriterionState {
  const isMet = isChecked ? metByRecord(criterion) : null;
  if (isMet) return 'met';
  return isMet === null || (canApply && criterion.hasRecord !== true) ? 'unknown' : 'unmet';
}

/** Why a criterion is not met, and whether a request can change it. */
export function unmetReason(asks: boolean): TextKey {
  return asks ? 'funds.criterion.unmetCanApplyWhy' : 'funds.criterion.unmetWhy';
}
