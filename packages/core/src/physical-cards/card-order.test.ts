import { describe, expect, it } from 'vitest';
import { anAddress } from '../../testing/an-address.ts';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { cardOrderRefusal } from './card-order.ts';
import { ONLY_CARD_TYPE } from '../vouchers/physical-card.ts';

const voucher = aVoucher({ fund: aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] }) });

describe('an order of a card', () => {
  it('needs no addition to the house number [PC-013]', () => {
    expect(cardOrderRefusal(voucher, ONLY_CARD_TYPE, anAddress({ houseAddition: '' }))).toBeNull();
  });

  it('is refused without a required field, at that field [PC-012]', () => {
    for (const field of ['postcode', 'house', 'street', 'city'] as const) {
      expect.soft(cardOrderRefusal(voucher, ONLY_CARD_TYPE, anAddress({ [field]: '' }))).toBe(field);
      expect.soft(cardOrderRefusal(voucher, ONLY_CARD_TYPE, anAddress({ [field]: '  ' }))).toBe(field);
    }
  });

  it('is for a voucher that can get a card', () => {
    expect(cardOrderRefusal(aVoucher(), ONLY_CARD_TYPE, anAddress())).toBe('not_offered');
    expect(cardOrderRefusal(voucher, { ...ONLY_CARD_TYPE, mayOrder: false }, anAddress())).toBe('not_offered');
  });
});
