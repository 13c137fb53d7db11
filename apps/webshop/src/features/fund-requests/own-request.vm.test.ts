import type { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import type { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import type { OwnFundRequests } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import type { SentRequest } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aFundRequest } from '@stadstegoed/core/testing/a-fund-request.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { expect, it } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { deferred } from '../../../testing/deferred.ts';
import { OwnRequestViewModel } from './own-request.vm.ts';
import type { FileNames } from './sent-file-names.ts';
import type { SentFiles } from './sent-files.shared.vm.ts';

const OBJECTION = { weeks: 6, page: 'https://www.zonnedorp.example/bezwaar', postalAddress: 'Postbus 100, Zonnedorp' };

const aSentRequest = (id: string, facts: Partial<SentRequest> = {}): SentRequest => ({
  ...aFundRequest({ id }),
  fund: { id: '12', name: 'Kindtegoed', logo: null },
  sentAt: { day: aDay('2026-11-02'), time: '14:05' },
  updatedOn: aDay('2026-11-02'),
  contactInformation: null,
  answers: [],
  reason: null,
  ...facts,
});

function aModel(facts: Partial<SentRequest> = {}) {
  const { app, clock } = anApp();
  const names = { 1: deferred<FileNames>(), 2: deferred<FileNames>() };
  const model = new OwnRequestViewModel(
    { read: (id) => Promise.resolve(ok(aSentRequest(id, facts))) } satisfies Pick<OwnFundRequests, 'read'>,
    stubPort<FundRequests>({}),
    { list: () => Promise.resolve(ok(singlePage([]))) } satisfies Pick<Clarifications, 'list'>,
    new ListVouchers(stubPort<Vouchers>({ list: () => Promise.resolve(ok(singlePage([]))) })),
    stubPort<SentFiles>({}),
    { read: (id) => (id === '1' ? names[1].promise : names[2].promise) },
    { add: () => undefined },
    app.session,
    { read: (_name, answer) => answer },
    { variant: { ...app.settings.variant, objection: OBJECTION } },
    clock,
  );
  const open = async (id: string) => {
    model.start({ id, fundId: null });
    await clock.play(0);
  };
  return { model, names, open, clock };
}

it('names of files that come late are not shown at another request', async () => {
  const { model, names, open, clock } = aModel();
  await open('1');
  await open('2');
  names[1].resolve({ 31: ['loonstrook.pdf'] });
  await clock.play(0);
  expect(model.hasFileNames).toBe(false);
  names[2].resolve({ 31: ['huurcontract.pdf'] });
  await clock.play(0);
  expect(model.fileNames).toEqual({ 31: ['huurcontract.pdf'] });
});

it.each([
  ['2025-12-04', 6],
  ['2025-12-03', undefined],
])('speaks of an objection until the term is over: decided on %s [NX-021]', async (updatedOn, weeks) => {
  const { model, open } = aModel({ state: 'declined', updatedOn: aDay(updatedOn) });
  await open('1');
  expect(model.objection?.weeks).toBe(weeks);
});
