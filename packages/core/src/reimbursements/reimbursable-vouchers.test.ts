import { expect, it } from 'vitest';
import { aVoucher } from '../../testing/a-voucher.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { readReimbursableVouchers } from './reimbursable-vouchers.ts';

const voucher = aVoucher();
const unknown = aVoucher({ state: 'unknown' });

it.each([
  ['those that can', [voucher, unknown], 0, ok([voucher])],
  ['those that can, beside one that cannot be read', [voucher, unknown], 1, ok([voucher])],
  ['none, when all can be read', [unknown], 0, ok([])],
  ['a failure, when the only one may be unreadable', [unknown], 1, err(failure('unexpected'))],
])('the vouchers that pay reimbursements are %s', async (_, items: readonly Voucher[], leftOut, expected) => {
  const list = async () => ok({ ...singlePage(items), ...(leftOut === 0 ? {} : { leftOut }) });
  expect(await readReimbursableVouchers({ list })).toEqual(expected);
});
