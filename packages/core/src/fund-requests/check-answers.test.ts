import { expect, it, vi } from 'vitest';
import { aCriterion, aFund } from '../../testing/a-fund.ts';
import { invalid } from '../shared/failure.ts';
import { err, ok } from '../shared/result.ts';
import { CheckAnswers } from './check-answers.ts';
import type { FundRequests } from './fund-requests.port.ts';
import { EMPTY_CONTENT } from './request-content.ts';

const criterion = aCriterion({ id: '31', showAttachment: true });
const files = { '31': [{ uid: 'a51c9e', name: 'a.pdf', size: 1 }] };
const answered = (answer: string) => ({
  fund: aFund({ criteria: [criterion] }),
  content: { ...EMPTY_CONTENT, answers: { '31': answer }, files },
});

function aCheck(answer: Awaited<ReturnType<FundRequests['validate']>> = ok(undefined)) {
  const validate = vi.fn<FundRequests['validate']>(() => Promise.resolve(answer));
  return { check: new CheckAnswers({ validate }), validate };
}

it('validates the answers of a step by the platform, as a request with their records [FR-024]', async () => {
  const { check, validate } = aCheck();
  expect(await check.run(answered('2'), 'criterion-31')).toEqual(ok(undefined));
  const record = { criterionId: '31', recordTypeKey: 'children_nth', value: '2', files: ['a51c9e'] };
  expect(validate).toHaveBeenCalledWith('12', { contactInformation: null, records: [record] });
});

it('returns the errors of the platform', async () => {
  const refused = err(invalid({ 'records.0.value': ['Te veel.'] }));
  const { check } = aCheck(refused);
  expect(await check.run(answered('2'), 'criterion-31')).toEqual(refused);
});
