import { expect, it } from 'vitest';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { offersReimbursement } from './voucher-reimbursement.ts';

it('offers a reimbursement only from a usable budget of a fund that allows it', () => {
  expect(offersReimbursement(aVoucher())).toBe(true);
  for (const voucher of [
    aProductVoucher(),
    aVoucher({ expired: true }),
    aVoucher({ state: 'deactivated' }),
    aVoucher({ amount: money(0) }),
    aVoucher({ fund: aVoucherFund({ allowReimbursements: false }) }),
    aVoucher({ fund: aVoucherFund({ type: 'subsidies' }) }),
  ]) {
    expect(offersReimbursement(voucher)).toBe(false);
  }
});
