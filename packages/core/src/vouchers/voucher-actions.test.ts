import { describe, expect, it } from 'vitest';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { hasQrCode } from './voucher-rules.ts';
import { voucherActions } from './voucher-actions.ts';
import { ONLY_CARD_TYPE } from './physical-card.ts';

const withCards = aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] });

describe('the actions of a voucher', () => {
  it('include mailing and printing for a voucher with something left', () => {
    expect(voucherActions(aVoucher())).toMatchObject({ sendEmail: true, print: true });
    for (const voucher of [
      aVoucher({ expired: true }),
      aVoucher({ state: 'deactivated' }),
      aVoucher({ isExternal: true }),
      aVoucher({ amount: money(0) }),
      aProductVoucher({ used: true }),
    ]) {
      expect(voucherActions(voucher)).toMatchObject({ share: false, sendEmail: false, print: false });
    }
  });

  it('include nothing with a QR code where the municipality shows none', () => {
    const none = aProductVoucher({ fund: aVoucherFund({ showsQrCode: false }) });
    const without = { share: false, sendEmail: false, print: false, calendar: true };
    expect([voucherActions(none), hasQrCode(none)]).toEqual([expect.objectContaining(without), false]);
  });

  it('include sharing only where a provider gets the message: for a product', () => {
    expect(voucherActions(aProductVoucher()).share).toBe(true);
    expect(voucherActions(aProductVoucher({ expired: true })).share).toBe(false);
    expect(voucherActions(aVoucher()).share).toBe(false);
  });

  it('include deactivating when the fund allows it and the voucher is not deactivated or expired', () => {
    expect(voucherActions(aVoucher()).deactivate).toBe(true);
    expect(voucherActions(aVoucher({ state: 'pending' })).deactivate).toBe(true);
    expect(voucherActions(aVoucher({ fund: aVoucherFund({ allowBlockingVouchers: false }) })).deactivate).toBe(false);
    expect(voucherActions(aVoucher({ state: 'deactivated' })).deactivate).toBe(false);
    expect(voucherActions(aVoucher({ expired: true })).deactivate).toBe(false);
    expect(voucherActions(aVoucher({ isExternal: true })).deactivate).toBe(false);
  });

  it('include returning a product that the platform takes back and nobody paid with yet', () => {
    const returnable = aProductVoucher({ returnable: true, transactionsCount: 0 });
    expect(voucherActions(returnable).giveBack).toBe(true);
    for (const voucher of [
      { ...returnable, returnable: false },
      { ...returnable, transactionsCount: 1 },
      { ...returnable, expired: true },
      { ...returnable, product: null },
    ]) {
      expect(voucherActions(voucher).giveBack).toBe(false);
    }
  });

  it('include nothing that pays, ends or gives back a voucher of an unknown state', () => {
    for (const voucher of [aVoucher({ fund: withCards }), aProductVoucher({ returnable: true })]) {
      const { physicalCard: _cardIsShown, ...actions } = voucherActions({ ...voucher, state: 'unknown' });
      expect(Object.values(actions)).toEqual([false, false, false, false, false, false]);
    }
  });

  it('include a physical card for regular, unexpired vouchers of funds with cards', () => {
    expect(voucherActions(aVoucher({ fund: withCards })).physicalCard).toBe(true);
    expect(voucherActions(aVoucher()).physicalCard).toBe(false);
    expect(voucherActions(aVoucher({ fund: withCards, expired: true })).physicalCard).toBe(false);
    expect(voucherActions(aProductVoucher({ fund: withCards })).physicalCard).toBe(false);
  });
});
