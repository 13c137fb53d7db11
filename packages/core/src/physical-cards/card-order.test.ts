import { describe, expect, it } from 'vitest';
import { aCardAddress } from '../../testing/a-physical-card.ts';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { addressLines, cardOrderRefusal } from './card-order.ts';

const voucher = aVoucher({ fund: aVoucherFund({ allowPhysicalCards: true }) });

describe('an order of a card', () => {
  it('needs no addition to the house number [PC-013]', () => {
    expect(cardOrderRefusal(voucher, aCardAddress({ houseAddition: '' }))).toBeNull();
  });

  it('is refused without a required field, at that field [PC-012]', () => {
    for (const field of ['postcode', 'house', 'address', 'city'] as const) {
      expect.soft(cardOrderRefusal(voucher, aCardAddress({ [field]: '' }))).toBe(field);
      expect.soft(cardOrderRefusal(voucher, aCardAddress({ [field]: '  ' }))).toBe(field);
    }
  });

  it('is for a voucher that can get a card', () => {
    expect(cardOrderRefusal(aVoucher(), aCardAddress())).toBe('not_offered');
  });
});

describe('an address', () => {
  it('has two lines, as on an envelope', () => {
    expect(addressLines(aCardAddress())).toEqual(['Lindelaan 14 b', '7311 AA Zonnedorp']);
    expect(addressLines(aCardAddress({ houseAddition: '' }))).toEqual(['Lindelaan 14', '7311 AA Zonnedorp']);
  });
});
