import { expect, it } from 'vitest';
import { amountSentence, dateSentence, numberSentence, phoneSentence, writtenAmount } from './typed-values.ts';

it('asks what an amount means that can mean two, and says what else is wrong with it', () => {
  const values = { whole: '€\u00a01.250,-', typed: '1250' };
  expect(amountSentence('1.250')).toEqual({ key: 'shell.typed.whichAmount', values });
  expect(amountSentence('0,005')).toEqual({ key: 'shell.typed.cents' });
  expect(amountSentence('-5')).toEqual({ key: 'shell.typed.tooLow' });
  expect(amountSentence('100000000000')).toMatchObject({ key: 'shell.typed.tooHigh' });
  expect(['12,50', 'veel', ''].map(amountSentence)).toEqual([null, null, null]);
});

it('says what is wrong with a number, a date and a telephone number', () => {
  expect(numberSentence('2,5')).toEqual({ key: 'shell.typed.wholeNumber' });
  expect(numberSentence('2,500')).toEqual({ key: 'shell.typed.whichNumber', values: { typed: '2500' } });
  expect(numberSentence('-1')).toEqual({ key: 'shell.typed.tooLow' });
  expect(numberSentence('100000000000')).toEqual({ key: 'shell.typed.tooHigh', values: { most: '99999999999' } });
  expect(dateSentence('03/04')).toEqual({ key: 'shell.typed.yearMissing' });
  expect(dateSentence('03-04-26')).toEqual({ key: 'shell.typed.yearShort' });
  expect(phoneSentence('06123456789')).toEqual({ key: 'shell.typed.phoneLong' });
  expect([
    numberSentence('drie'),
    dateSentence('31-2-2010'),
    dateSentence('1-2-2010'),
    phoneSentence('06 1234'),
  ]).toEqual([null, null, null, null]);
});

it('shows an amount as it is sent, and what is none as it is typed', () => {
  expect(['€ 12,5', '1.234,50', '1.250', 'veel'].map(writtenAmount)).toEqual(['12,50', '1234,50', '1.250', 'veel']);
});
