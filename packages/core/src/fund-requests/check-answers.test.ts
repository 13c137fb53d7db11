import { describe, expect, it, vi } from 'vitest';
import { aCriterion, aFund, aQuestion } from '../../testing/a-fund.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, invalid } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
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

function aCheck(
  answer: Awaited<ReturnType<FundRequests['validate']>> = ok(undefined),
  prefills: Awaited<ReturnType<FundRequests['readPrefills']>> = err(failure('unexpected')),
) {
  const validate = vi.fn<FundRequests['validate']>(() => Promise.resolve(answer));
  const requests = stubPort<FundRequests>({ validate, readPrefills: async () => prefills });
  return { check: new CheckAnswers(requests), validate };
}

it('validates the answers of a step by the platform, as a request with their records [FR-024]', async () => {
  const { check, validate } = aCheck();
  expect(await check.run(answered('2'), 'criterion-31')).toEqual(ok(undefined));
  const record = { criterionId: '31', recordTypeKey: 'children_nth', value: '2', files: ['a51c9e'] };
  expect(validate).toHaveBeenCalledWith('12', { contactInformation: null, records: [record] });
});

describe('a refused value in a fund whose answers the register fills in', () => {
  const asked = aCriterion({ id: '32', recordTypeKey: 'telephone', operator: '*', question: aQuestion() });
  const question = aQuestion({ fillType: 'prefill', known: 'Lindelaan' });
  const filledIn = aCriterion({ id: '33', recordTypeKey: 'street', operator: '*', question });
  const request = {
    fund: aFund({ usesRegister: true, criteria: [asked, filledIn] }),
    content: { ...EMPTY_CONTENT, answers: { '32': '0612345678' } },
  };
  const refused = err(invalid({ 'records.0.value': ['Person bsn api connection error.'] }));
  const filled = (street: string) => ok({ answers: { street }, partner: null, children: [] });

  it.each<[what: string, prefills: Awaited<ReturnType<FundRequests['readPrefills']>>, result: unknown]>([
    ['is wrong itself when the register knows the same', filled('Lindelaan'), refused],
    ['is out of date when the register knows another', filled('Berkenweg'), err(refusal('prefill_changed'))],
    ['is not looked at while the register fails', err(refusal('prefill_not_found')), err(refusal('prefill_not_found'))],
    ['is not looked at while the call fails', err(failure('unreachable')), err(refusal('prefill_connection_error'))],
  ])('%s', async (_what, prefills, result) => {
    expect(await aCheck(refused, prefills).check.run(request, 'criterion-32')).toEqual(result);
  });

  it('is not held against the register when only a file is refused', async () => {
    const ofFile = err(invalid({ 'records.0.files': ['Te groot.'] }));
    expect(await aCheck(ofFile, filled('Berkenweg')).check.run(request, 'criterion-32')).toEqual(ofFile);
  });
});
