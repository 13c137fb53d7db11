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

/** The state that a record of the resident gives a criterion. Always `unknown` for a visitor. */
export function criterionState(criterion: Criterion, signedIn: boolean): CriterionState {
  const isMet = metByRecord(criterion);
  if (!signedIn || isMet === null) return 'unknown';
  return isMet ? 'met' : 'unmet';
}

/** The reason for a resident why a criterion is met or not, and whether she can still apply. */
export function criterionReason(state: CriterionState, canApply: FundFacts['canApply']): TextKey {
  if (state === 'met') return 'funds.criterion.metWhy';
  if (state === 'unmet') return canApply ? 'funds.criterion.unmetCanApplyWhy' : 'funds.criterion.unmetWhy';
  return 'funds.criterion.unknownWhy';
}
