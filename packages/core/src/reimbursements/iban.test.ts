import { expect, it } from 'vitest';
import { bankName, groupedIban, plainIban } from './iban.ts';

it.each([
  'NL02ABNA0123456789',
  'NL02 ABNA 0123 4567 89',
  'nl02 abna 0123 4567 89',
  ' NL02 ABNA 0123 4567 89\t\r\n',
  'NL02\u00a0ABNA\u00a00123\u00a04567\u00a089',
  'NL02\u202fABNA\u20090123\u30004567\u200789',
  '\u202aNL02ABNA\u200b0123\u2060456789\u202c\ufeff',
  'NL02-ABNA-0123-4567-89',
  'NL02–ABNA—0123−4567\u201189',
  'NL02.ABNA.0123.4567.89',
  'NL02/ABNA/0123/4567/89',
  'NL02_ABNA_0123_4567_89.',
  'IBAN: NL02 ABNA 0123 4567 89',
  'IBAN NL02 ABNA 0123 4567 89',
  'Rekeningnummer (IBAN): NL02 ABNA 0123 4567 89',
  'rek.nr. NL02ABNA0123456789',
  'ＮＬ０２ＡＢＮＡ０１２３４５６７８９',
  'NL٠٢ ABNA ٠١٢٣ ٤٥٦٧ ٨٩',
])('reads "%s" as one account number, which is shown in groups', (typed) => {
  expect([plainIban(typed), groupedIban(typed)]).toEqual(['NL02ABNA0123456789', 'NL02 ABNA 0123 4567 89']);
  expect(bankName(typed)).toBe('ABN AMRO');
  expect(groupedIban(groupedIban(typed))).toBe(groupedIban(typed));
});

it('keeps a sign that has no place in an account number, so that it is refused', () => {
  expect(['NL02 ABNA 0123 4567 8½', '€ 12', 'NL02 АBNA'].map(plainIban)).toEqual([
    'NL02ABNA012345678½',
    '€12',
    'NL02АBNA',
  ]);
});
