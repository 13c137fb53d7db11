import type { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { failure, unauthorised, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aFundRequest } from '@stadstegoed/core/testing/a-fund-request.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it, vi } from 'vitest';
import { anApp, type AnAppOptions } from '../../../testing/an-app.ts';
import { EMPTY_DRAFT } from './request-draft-content.ts';
import { RequestSending } from './request-sending.ts';

type Outcome = Awaited<ReturnType<SubmitRequest['run']>>;

const file = { uid: 'f1', name: 'loon.pdf', size: 10 };
const content = { ...EMPTY_DRAFT, answers: { 31: '2' }, files: { 31: [file] }, contact: '06 1234 5678' };

function open(outcome: Outcome, options: AnAppOptions = {}) {
  const run = vi.fn<SubmitRequest['run']>(async () => outcome);
  const { session, settings, failures } = anApp(options).app;
  const sending = new RequestSending({ run }, session, settings, failures);
  return { sending, run };
}

it('sends what is filled in, with what is known of the BSN', async () => {
  const request = aFundRequest();
  const { sending, run } = open(ok({ kind: 'sent', request }));
  const sent = sending.send(aFund(), content);
  expect(sending.isBusy).toBe(true);
  expect(await sent).toEqual({ kind: 'sent' });
  const answers = { answers: { 31: '2' }, files: { 31: ['f1'] }, contactInformation: '06 1234 5678' };
  const bsn = { isMandatory: aPlatformConfiguration().digid.mandatory, isKnown: anIdentity().bsn };
  expect(run).toHaveBeenCalledExactlyOnceWith({ fund: aFund(), answers, bsn });
  expect(sending).toMatchObject({ isBusy: false, request, isVoucherMissing: false, problem: null, failures: 0 });
});

it('says that the voucher is missing, or which one was made', async () => {
  const { sending } = open(ok({ kind: 'not_applied', request: aFundRequest(), failure: null }));
  await sending.send(aFund(), content);
  expect(sending.isVoucherMissing).toBe(true);
  const granted = open(ok({ kind: 'granted', voucher: aVoucher({ address: '0x1' }) }));
  expect(await granted.sending.send(aFund(), content)).toEqual({ kind: 'granted', address: '0x1' });
});

it('takes no BSN for granted where nothing is known', async () => {
  const { sending, run } = open(err(failure('offline')), { platform: null, identity: null });
  await sending.send(aFund(), content);
  expect(run.mock.calls[0]?.[0].bsn).toEqual({ isMandatory: false, isKnown: false });
});

it.each<[Failure, number]>([
  [failure('timeout'), 1],
  [failure('offline'), 1],
  [failure('unexpected'), 1],
  // The session itself tells that it ended.
  [unauthorised(true), 0],
])('says why it failed and counts it, so that the message takes focus each time: %j', async (error, count) => {
  const { sending } = open(err(error));
  expect(await sending.send(aFund(), content)).toEqual({ kind: 'failed' });
  expect([sending.isBusy, sending.failures, sending.problem === null]).toEqual([false, count, count === 0]);
  await sending.send(aFund(), content);
  expect(sending.failures).toBe(2 * count);
});

it('leaves a refusal and rejected answers to the steps, and shows a rejection that belongs to none', async () => {
  expect(await open(err(refusal('not_requester'))).sending.send(aFund(), content)).toEqual({
    kind: 'refused',
    code: 'not_requester',
  });
  const rejected = { ...failure('unexpected'), kind: 'invalid', fields: { 'records.0.value': ['Te laag.'] } } as const;
  const { sending } = open(err(rejected));
  const outcome = await sending.send(aFund(), content);
  expect(outcome).toMatchObject({ kind: 'invalid', failure: rejected, records: [{ criterionId: '31' }] });
  expect(sending.problem).toBeNull();
  sending.showRejected(rejected);
  expect(sending).toMatchObject({ problem: { literal: 'Te laag.' }, failures: 1 });
  sending.showRejected({ ...rejected, fields: {} });
  expect(sending.failures).toBe(2);
  expect(sending.problem).toHaveProperty('key');
});
