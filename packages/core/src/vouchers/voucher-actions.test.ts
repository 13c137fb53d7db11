import { describe, expect, it } from 'vitest';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { voucherActions } from './voucher-actions.ts';

const withCards = aVoucherFund({ allowPhysicalCards: true });

describe('the actions of a voucher', () => {
  it('include sharing, mailing and printing for a usable voucher', () => {
    expect(voucherActions(aVoucher())).toMatchObject({ share: true, sendEmail: true, print: true });
    for (const voucher of [
      aVoucher({ expired: true }),
      aVoucher({ state: 'deactivated' }),
      aVoucher({ isExternal: true }),
    ]) {
      expect(voucherActions(voucher)).toMatchObject({ share: false, sendEmail: false, print: false });
    }
  });

  it('include deactivating when the fund allows it and the voucher is not deactivated or expired', () => {
    expect(voucherActions(aVoucher()).deactivate).toBe(true);
    expect(voucherActions(aVoucher({ state: 'pending' })).deactivate).toBe(true);
    expect(voucherActions(aVoucher({ fund: aVoucherFund({ allowBlockingVouchers: false }) })).deactivate).toBe(false);
    expect(voucherActions(aVoucher({ state: 'deactivated' })).deactivate).toBe(false);
    expect(voucherActions(aVoucher({ expired: true })).deactivate).toBe(false);
  });

  it('include a physical card for regular, unexpired vouchers of funds with cards', () => {
    expect(voucherActions(aVoucher({ fund: withCards })).physicalCard).toBe(true);
    expect(voucherActions(aVoucher()).physicalCard).toBe(false);
    expect(voucherActions(aVoucher({ fund: withCards, expired: true })).physicalCard).toBe(false);
    expect(voucherActions(aProductVoucher({ fund: withCards })).physicalCard).toBe(false);
  });
});
