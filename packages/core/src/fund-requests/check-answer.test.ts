import { expect, it, vi } from 'vitest';
import { aCriterion } from '../../testing/a-fund.ts';
import { invalid } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { CheckAnswer } from './check-answer.ts';
import type { FundRequests } from './fund-requests.port.ts';

const criterion = aCriterion({ id: '31', showAttachment: true });

function aCheck(answer: Awaited<ReturnType<FundRequests['validate']>> = ok(undefined)) {
  const validate = vi.fn<FundRequests['validate']>(() => Promise.resolve(answer));
  return { check: new CheckAnswer({ validate }), validate };
}

it('validates an answer by the platform, as a request of one record [FR-024]', async () => {
  const { check, validate } = aCheck();
  expect(await check.run({ fundId: '12', criterion, answer: '2', files: ['a51c9e'] })).toEqual(ok(undefined));
  const record = { criterionId: '31', recordTypeKey: 'children_nth', value: '2', files: ['a51c9e'] };
  expect(validate).toHaveBeenCalledWith('12', { contactInformation: null, records: [record] });
});

it.each([
  ['', ['a51c9e'], 'missing'],
  ['0', ['a51c9e'], 'must_be_more'],
  ['2', [], 'file_missing'],
] as const)('refuses the answer "%s" with the files %j without asking the platform', async (answer, files, code) => {
  const { check, validate } = aCheck();
  expect(await check.run({ fundId: '12', criterion, answer, files })).toEqual(err(refusal(code)));
  expect(validate).not.toHaveBeenCalled();
});

it('returns the errors of the platform', async () => {
  const refused = err(invalid({ 'records.0.value': ['Te veel.'] }));
  const { check } = aCheck(refused);
  expect(await check.run({ fundId: '12', criterion, answer: '2', files: ['a51c9e'] })).toEqual(refused);
});
