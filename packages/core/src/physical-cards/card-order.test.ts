import { describe, expect, it } from 'vitest';
import { aCardAddress } from '../../testing/a-physical-card.ts';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { addressLines, cardOrderRefusal, readAddressField } from './card-order.ts';

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

describe('a typed field of the address', () => {
  const house = (text: string, houseAddition = '') =>
    readAddressField('house', aCardAddress({ house: text, houseAddition }));

  it.each([
    ['14', '14', ''],
    [' 14\u00a0', '14', ''],
    ['١٤', '14', ''],
    ['nr. 14', '14', ''],
    ['Huisnummer: 14', '14', ''],
    ['14b', '14', 'b'],
    ['14 B', '14', 'B'],
    ['14-b', '14', 'b'],
    ['14 – 2', '14', '2'],
    ['14/3', '14', '3'],
    ['14 bis', '14', 'bis'],
    ['14 A-2', '14', 'A-2'],
  ])('divides the house number "%s" over both fields', (typed, number, addition) => {
    expect(house(typed)).toEqual({ house: number, ...(addition !== '' && { houseAddition: addition }) });
  });

  it('leaves a number as it is typed that is none, or whose addition is typed twice', () => {
    for (const typed of ['b14', '123456', '14½', 'veertien']) {
      expect.soft(house(typed), typed).toEqual({ house: typed });
    }
    expect(house('14 b', 'hs')).toEqual({ house: '14 b' });
  });

  it('keeps a postcode as it is entered, and reads one that is pasted with other signs [PC-012]', () => {
    const postcode = (text: string) => readAddressField('postcode', aCardAddress({ postcode: text })).postcode;
    expect(['7311aa', '7311 AA', ' 73 '].map(postcode)).toEqual(['7311aa', '7311 AA', '73']);
    expect(['Postcode: 7311aa', '7311-AA', '٧٣١١ AA', '７３１１ＡＡ'].map(postcode)).toEqual(Array(4).fill('7311 AA'));
  });

  it('writes street and town without what cannot be seen', () => {
    const typed = aCardAddress({ address: ' Burg. J.P.\u00a0Plein\u200b ', city: "'s-Gravenhage\t" });
    expect(readAddressField('address', typed)).toEqual({ address: 'Burg. J.P. Plein' });
    expect(readAddressField('city', typed)).toEqual({ city: "'s-Gravenhage" });
  });
});

describe('an address', () => {
  it('has two lines, as on an envelope', () => {
    expect(addressLines(aCardAddress())).toEqual(['Lindelaan 14 b', '7311 AA Zonnedorp']);
    expect(addressLines(aCardAddress({ houseAddition: '' }))).toEqual(['Lindelaan 14', '7311 AA Zonnedorp']);
  });
});
