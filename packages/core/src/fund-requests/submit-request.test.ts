import { describe, expect, it, vi } from 'vitest';
import { aCriterion, aFund } from '../../testing/a-fund.ts';
import { aFundRequest } from '../../testing/a-fund-request.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import type { FundActivation } from '../fund-activation/fund-activation.port.ts';
import { parseCalendarDate } from '../shared/calendar-date.ts';
import { failure, invalid, unauthorised } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import type { FundRequest } from './fund-request.ts';
import type { FundRequests } from './fund-requests.port.ts';
import { EMPTY_CONTENT, type RequestContent } from './request-content.ts';
import { SubmitRequest } from './submit-request.ts';

const TODAY = parseCalendarDate('2026-11-22');
if (TODAY === null) throw new Error('The date of the test exists');
const request = aFundRequest({ createdOn: TODAY });
const children = aCriterion({ id: '31', showAttachment: true });
const met = aCriterion({ id: '30', isValid: true });
const fund = aFund({ criteria: [met, children] });
const automatic = aFund({ criteria: [children], autoValidation: true });
const content: RequestContent = {
  ...EMPTY_CONTENT,
  answers: { '31': '2' },
  files: { '31': [{ uid: 'a51c9e', name: 'a.pdf', size: 1 }] },
  contact: ' Bel mij. ',
};
const blocked = null;

function aSubmit(
  overrides: {
    readonly submit?: FundRequests['submit'];
    readonly apply?: FundActivation['apply'];
    readonly list?: Vouchers['list'];
    readonly requests?: readonly FundRequest[];
  } = {},
) {
  const submit = vi.fn<FundRequests['submit']>(overrides.submit ?? (() => Promise.resolve(ok(request))));
  const apply = vi.fn<FundActivation['apply']>(overrides.apply ?? (() => Promise.resolve(ok(aVoucher()))));
  const list = vi.fn<Vouchers['list']>(overrides.list ?? (() => Promise.resolve(ok(singlePage([])))));
  const vouchers = stubPort<Vouchers>({ list });
  const activation = { apply, requestsOf: async () => ok(overrides.requests ?? []) };
  return { submit, apply, list, use: new SubmitRequest(stubPort<FundRequests>({ submit }), activation, vouchers) };
}

describe('SubmitRequest', () => {
  it('sends contact information and one record per asked criterion [FR-009, FR-010]', async () => {
    const { use, submit, apply } = aSubmit();
    expect(await use.run({ fund, content, blocked })).toEqual(ok({ kind: 'sent', request }));
    expect(submit).toHaveBeenCalledWith('12', {
      contactInformation: 'Bel mij.',
      records: [{ criterionId: '31', recordTypeKey: 'children_nth', value: '2', files: ['a51c9e'] }],
    });
    expect(apply).not.toHaveBeenCalled();
  });

  it('sends nothing while no request is possible, such as without a mandatory BSN [FR-022]', async () => {
    const { use, submit } = aSubmit();
    const refused = err(refusal('bsn_record_is_mandatory'));
    expect(await use.run({ fund, content, blocked: 'bsn_record_is_mandatory' })).toEqual(refused);
    expect(submit).not.toHaveBeenCalled();
  });

  it('returns the rule that rejected the request, and every other failure as it is', async () => {
    const coded = aSubmit({ submit: async () => err(failure('forbidden', { code: 'approved_request_exists' })) });
    expect(await coded.use.run({ fund, content, blocked })).toEqual(err(refusal('approved_request_exists')));
    const rejected = err(invalid({ contact_information: ['Te kort.'] }));
    const { use } = aSubmit({ submit: async () => rejected });
    expect(await use.run({ fund, content, blocked })).toEqual(rejected);
  });

  it('finds out that a request is being decided when the platform does not say why it rejects another one', async () => {
    const submit = async () => err(failure('forbidden'));
    const { use } = aSubmit({ submit, requests: [request] });
    expect(await use.run({ fund, content, blocked })).toEqual(err(refusal('pending_request_exists')));
    expect(await aSubmit({ submit }).use.run({ fund, content, blocked })).toEqual(err(failure('forbidden')));
  });

  it('applies after the submit for a fund with automatic validation [FR-020, FR-059]', async () => {
    const voucher = aVoucher({ address: '0x7' });
    const { use, submit, apply } = aSubmit({ apply: async () => ok(voucher) });
    expect(await use.run({ fund: automatic, content: { ...content, answers: {} }, blocked })).toEqual(
      ok({ kind: 'granted', voucher }),
    );
    expect(submit.mock.lastCall?.[1].records[0]?.value).toBe('1');
    expect(apply).toHaveBeenCalledWith('12');
    expect(submit.mock.invocationCallOrder[0]).toBeLessThan(apply.mock.invocationCallOrder[0] ?? 0);
  });

  it('finds the voucher that the platform made by itself', async () => {
    const voucher = aVoucher({ fundId: '12', address: '0x8' });
    const { use } = aSubmit({
      apply: async () => err(failure('forbidden')),
      list: async () => ok(singlePage([voucher])),
    });
    expect(await use.run({ fund: automatic, content, blocked })).toEqual(ok({ kind: 'granted', voucher }));
  });

  it('says that the voucher is missing when applying failed', async () => {
    const problem = failure('unexpected');
    const { use } = aSubmit({ apply: async () => err(problem) });
    expect(await use.run({ fund: automatic, content, blocked })).toEqual(
      ok({ kind: 'not_applied', request, failure: problem }),
    );
  });

  it('stops when the sign-in ended before applying, of which the session tells', async () => {
    const ended = unauthorised(true);
    const { use } = aSubmit({ apply: async () => err(ended) });
    expect(await use.run({ fund: automatic, content, blocked })).toEqual(err(ended));
  });
});

describe('SubmitRequest after a lost answer', () => {
  const lost = async () => err(failure('timeout'));
  const approved: FundRequest = { ...request, state: 'approved' };

  it.each(['timeout', 'offline', 'aborted', 'unexpected'] as const)(
    'finds the request that was stored: %s',
    async (kind) => {
      const { use } = aSubmit({ submit: async () => err(failure(kind)), requests: [request] });
      expect(await use.run({ fund, content, blocked })).toEqual(ok({ kind: 'sent', request }));
    },
  );

  it('recognises a request that was approved at once, and ends on the voucher [FR-059]', async () => {
    const voucher = aVoucher({ fundId: '12', address: '0x8' });
    const { use } = aSubmit({
      submit: lost,
      requests: [approved],
      apply: async () => err(failure('forbidden')),
      list: async () => ok(singlePage([voucher])),
    });
    expect(await use.run({ fund: automatic, content, blocked })).toEqual(ok({ kind: 'granted', voucher }));
  });

  it.each([
    ['none was stored', automatic, []],
    ['the approved one is older', { ...automatic, hasApprovedFundRequests: true }, [approved]],
    ['the approved one is of a fund that a person decides on', fund, [approved]],
    ['the stored one was declined', automatic, [{ ...request, state: 'declined' as const }]],
    ['the state of the stored one is unknown', automatic, [{ ...request, state: 'unknown' as const }]],
  ])('stays the failure when %s', async (_, given, requests) => {
    const { use, apply } = aSubmit({ submit: lost, requests });
    expect(await use.run({ fund: given, content, blocked })).toEqual(err(failure('timeout')));
    expect(apply).not.toHaveBeenCalled();
  });
});
