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

it('refuses an answer that is missing, wrong or without its file, without asking the platform', async () => {
  const { check, validate } = aCheck();
  const run = (answer: string, files: readonly string[]) => check.run({ fundId: '12', criterion, answer, files });
  expect(await run('', ['a51c9e'])).toEqual(err(refusal('missing')));
  expect(await run('0', ['a51c9e'])).toEqual(err(refusal('must_be_more')));
  expect(await run('2', [])).toEqual(err(refusal('file_missing')));
  expect(validate).not.toHaveBeenCalled();
});

it('returns the errors of the platform', async () => {
  const refused = err(invalid({ 'records.0.value': ['Te veel.'] }));
  const { check } = aCheck(refused);
  expect(await check.run({ fundId: '12', criterion, answer: '2', files: ['a51c9e'] })).toEqual(refused);
});
