import { expect, it } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { aFundRequest } from '../../testing/a-fund-request.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import { OpenRequest } from './open-request.ts';

const fund = aFund();
const notActive = err(failure('forbidden', { code: 'fund_not_active' }));
const broken = err(failure('unexpected'));

function anOpening({
  read = ok(fund),
  requests = ok([]),
  list = ok(singlePage([])),
}: {
  readonly read?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[0]['readFund']>>;
  readonly requests?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[1]['requestsOf']>>;
  readonly list?: Awaited<ReturnType<ConstructorParameters<typeof OpenRequest>[2]['list']>>;
}) {
  const funds = { readFund: async () => read };
  const activation = { requestsOf: async () => requests };
  return new OpenRequest(funds, activation, { list: async () => list }).run(fund.id);
}

it('tells what the resident has of a fund', async () => {
  const request = aFundRequest();
  const vouchers = [aVoucher({ fundId: fund.id }), aVoucher({ fundId: '99' })];
  const known = await anOpening({ requests: ok([request]), list: ok(singlePage(vouchers)) });
  expect(known).toEqual(ok({ fund, requests: [request], isGranted: true }));
  const used = [aVoucher({ fundId: fund.id, expired: true })];
  const nothing = await anOpening({ list: ok(singlePage(used)) });
  expect(nothing).toEqual(ok({ fund, requests: [], isGranted: false }));
});

it('knows of no requests for a fund that is not active, which the platform refuses to list', async () => {
  expect(await anOpening({ requests: notActive })).toEqual(ok({ fund, requests: null, isGranted: false }));
});

it.each([
  ['the fund', { read: broken }],
  ['the requests', { requests: broken }],
  ['the vouchers', { list: broken }],
])('fails when %s cannot be read', async (_what, answers) => {
  expect(await anOpening(answers)).toEqual(broken);
});
