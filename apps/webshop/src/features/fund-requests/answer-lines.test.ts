import { EMPTY_CONTENT } from '@stadstegoed/core/fund-requests/request-content.ts';
import { aCriterion, aFund, aQuestion } from '@stadstegoed/core/testing/a-fund.ts';
import { aRequestFlow } from '@stadstegoed/core/testing/a-request-flow.ts';
import { expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';

it('shows the answers in the order of the steps, also when the criteria of the fund stand in another', () => {
  const ask = (id: string, stepId: string | null) => aCriterion({ id, operator: '*', question: aQuestion({ stepId }) });
  const criteriaSteps = ['7', '6'].map((id) => ({ id, title: id, descriptionHtml: null }));
  const fund = aFund({ criteriaSteps, criteria: [ask('1', '6'), ask('2', null), ask('3', '7'), ask('4', '6')] });
  const lines = answerLines(aRequestFlow({ fund, content: EMPTY_CONTENT }));
  expect(lines.map(({ step }) => step)).toEqual(['step-7', 'step-6', 'step-6', 'criterion-2']);
});
