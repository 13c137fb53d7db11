import { describe, expect, it } from 'vitest';
import { anAddress } from '../../testing/an-address.ts';
import { addressLines, readAddressField } from './postal-address.ts';

describe('a typed field of the address', () => {
  const house = (text: string, houseAddition = '') =>
    readAddressField('house', anAddress({ house: text, houseAddition }));

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
    const postcode = (text: string) => readAddressField('postcode', anAddress({ postcode: text })).postcode;
    expect(['7311aa', '7311 AA', ' 73 '].map(postcode)).toEqual(['7311aa', '7311 AA', '73']);
    expect(['Postcode: 7311aa', '7311-AA', '٧٣١١ AA', '７３１１ＡＡ'].map(postcode)).toEqual(Array(4).fill('7311 AA'));
  });

  it('writes street and town without what cannot be seen', () => {
    const typed = anAddress({ street: ' Burg. J.P.\u00a0Plein\u200b ', city: "'s-Gravenhage\t" });
    expect(readAddressField('street', typed)).toEqual({ street: 'Burg. J.P. Plein' });
    expect(readAddressField('city', typed)).toEqual({ city: "'s-Gravenhage" });
  });
});

describe('an address', () => {
  it('has two lines, as on an envelope', () => {
    expect(addressLines(anAddress({ postcode: '7311aa' }))).toEqual(['Lindelaan 14 b', '7311 AA Zonnedorp']);
    expect(addressLines(anAddress({ houseAddition: '' }))).toEqual(['Lindelaan 14', '7311 AA Zonnedorp']);
  });
});
