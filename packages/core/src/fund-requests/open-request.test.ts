import { describe, expect, it } from 'vitest';
import { aCriterion, aFund, aQuestion } from '../../testing/a-fund.ts';
import { aFundRequest } from '../../testing/a-fund-request.ts';
import { aRecord, aRecordValidation } from '../../testing/a-record.ts';
import { aDay, aVoucher } from '../../testing/a-voucher.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { OpenRequest } from './open-request.ts';

const fund = aFund();
const notActive = err(failure('forbidden', { code: 'fund_not_active' }));
const broken = err(failure('unexpected'));
const nothingKnown = { fund, household: null, prefillRefusal: null };

function anOpening({
  read = ok(fund),
  requests = ok([]),
  list = ok(singlePage([])),
  prefills = broken,
  records = broken,
}: {
  readonly read?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[0]['readFund']>>;
  readonly requests?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[1]['requestsOf']>>;
  readonly list?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[2]['list']>>;
  readonly prefills?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[0]['readPrefills']>>;
  readonly records?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[3]['list']>>;
}) {
  const funds = { readFund: async () => read, readPrefills: async () => prefills };
  const activation = { requestsOf: async () => requests };
  return new OpenRequest(funds, activation, { list: async () => list }, { list: async () => records }).run(fund.id);
}

it('tells what the resident has of a fund', async () => {
  const request = aFundRequest();
  const vouchers = [aVoucher({ fundId: fund.id }), aVoucher({ fundId: '99' })];
  const known = await anOpening({ requests: ok([request]), list: ok(singlePage(vouchers)) });
  expect(known).toEqual(ok({ ...nothingKnown, requests: [request], isGranted: true }));
  const used = [aVoucher({ fundId: fund.id, expired: true })];
  const nothing = await anOpening({ list: ok(singlePage(used)) });
  expect(nothing).toEqual(ok({ ...nothingKnown, requests: [], isGranted: false }));
});

it('knows of no requests for a fund that is not active, which the platform refuses to list', async () => {
  expect(await anOpening({ requests: notActive })).toEqual(ok({ ...nothingKnown, requests: null, isGranted: false }));
});

it.each([
  ['the fund', { read: broken }],
  ['the requests', { requests: broken }],
  ['the vouchers', { list: broken }],
])('fails when %s cannot be read', async (_what, answers) => {
  expect(await anOpening(answers)).toEqual(broken);
});

describe('what is known of the resident', () => {
  const asking = aFund({
    usesRegister: true,
    criteria: [
      aCriterion({ id: '1', recordTypeKey: 'street', question: aQuestion({ fillType: 'prefill' }) }),
      aCriterion({ id: '2', recordTypeKey: 'city', question: aQuestion({ fillType: 'prefill' }) }),
      aCriterion({ id: '3', recordTypeKey: 'telephone', hasRecord: true, question: aQuestion() }),
      aCriterion({ id: '4', recordTypeKey: 'email', hasRecord: false, question: aQuestion() }),
      aCriterion({ id: '5', recordTypeKey: 'telephone', hasRecord: true }),
    ],
  });
  const household = { partner: null, children: [{ name: 'Lot Smit', birthDate: aDay('2018-01-30') }] };
  const prefills = ok({ ...household, answers: { street: 'Lindelaan', telephone: '1' } });
  const records = ok([
    aRecord({ typeKey: 'telephone', value: '0600000001' }),
    aRecord({ typeKey: 'telephone', value: '0600000002', validations: [aRecordValidation()] }),
    aRecord({ typeKey: 'email', value: 'a@b.nl' }),
  ]);
  const knownOf = (opened: Awaited<ReturnType<typeof anOpening>>) =>
    opened.ok ? opened.value.fund.criteria.map(({ question }) => question?.known) : null;

  it('fills in what the register knows, and the confirmed record of a criterion that has one', async () => {
    const opened = await anOpening({ read: ok(asking), prefills, records });
    expect(knownOf(opened)).toEqual(['Lindelaan', null, '0600000002', null, undefined]);
    expect(opened).toMatchObject(ok({ household, prefillRefusal: null }));
  });

  it('asks without the records when they cannot be read, and fails without the register', async () => {
    const opened = await anOpening({ read: ok(asking), prefills });
    expect(knownOf(opened)).toEqual(['Lindelaan', null, null, null, undefined]);
    expect(await anOpening({ read: ok(asking), records })).toEqual(broken);
  });

  it('says why the register does not fill in the answers', async () => {
    const opened = await anOpening({ read: ok(asking), prefills: err(refusal('prefill_not_found')), records });
    expect(opened).toMatchObject(ok({ household: null, prefillRefusal: 'prefill_not_found' }));
  });
});
