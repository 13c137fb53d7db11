import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it } from 'vitest';
import type { Session } from '../../lib/app/session.ts';
import { ClaimReader } from './claim-context.ts';

const voucher = aVoucher();
const unknown = aVoucher({ state: 'unknown' });

it.each([
  ['those that can', [voucher, unknown], 0, ok([voucher])],
  ['those that can, beside one that cannot be read', [voucher, unknown], 1, ok([voucher])],
  ['none, when all can be read', [unknown], 0, ok([])],
  ['a failure, when the only one may be unreadable', [unknown], 1, err(failure('unexpected'))],
])('the vouchers from which money can be claimed are %s', async (_, items: readonly Voucher[], count, expected) => {
  const page = count === 0 ? singlePage(items) : { ...singlePage(items), leftOut: count };
  const vouchers = stubPort<Vouchers>({ list: async () => ok(page) });
  const reader = new ClaimReader(stubPort<Reimbursements>({}), vouchers, stubPort<Session>({}));
  expect(await reader.claimable()).toEqual(expected);
});
