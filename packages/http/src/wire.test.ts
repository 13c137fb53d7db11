import { describe, expect, it } from 'vitest';
import * as wire from './wire.ts';

describe('a field of the wire', () => {
  it.each([
    ['text', wire.text('', 'f'), ''],
    ['textOrNull', wire.textOrNull(undefined, 'f'), null],
    ['number', wire.number(0.4, 'f'), 0.4],
    ['whole', wire.whole(3, 'f'), 3],
    ['wholeOrNull', wire.wholeOrNull(null, 'f'), null],
    ['flag', wire.flag(false, 'f'), false],
    ['id of a number', wire.id(12, 'f'), '12'],
    ['id of a text', wire.id('0x3f', 'f'), '0x3f'],
    ['oneOf', wire.oneOf('b', ['a', 'b'], 'f'), 'b'],
    ['amount', wire.amount('125.00', 'f'), 12_500],
    ['amountOrNull', wire.amountOrNull(null, 'f'), null],
    ['date', wire.date('2023-12-31 14:05:31', 'f'), '2023-12-31'],
    ['dateOrNull', wire.dateOrNull(undefined, 'f'), null],
    ['list', wire.list([1, 2], String, 'f'), ['1', '2']],
    ['partOrNull', wire.partOrNull(null, () => 1), null],
  ])('is read as it stands: %s', (_reader, read, expected) => {
    expect(read).toEqual(expected);
  });

  it.each([
    ['text', () => wire.text(null, 'f')],
    ['textOrNull', () => wire.textOrNull(3, 'f')],
    ['number', () => wire.number('3', 'f')],
    ['number that is none', () => wire.number(Number.NaN, 'f')],
    ['whole', () => wire.whole(3.5, 'f')],
    ['flag', () => wire.flag(1, 'f')],
    ['id', () => wire.id('', 'f')],
    ['oneOf', () => wire.oneOf('c', ['a', 'b'], 'f')],
    ['amount', () => wire.amount('12,50', 'f')],
    ['date', () => wire.date('2023-02-30', 'f')],
    ['list', () => wire.list(undefined, String, 'f')],
  ])('that does not fit is a mismatch: %s', (_reader, read) => {
    expect(read).toThrow(wire.BodyMismatch);
  });
});
