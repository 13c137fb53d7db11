import { describe, expect, it } from 'vitest';
import * as wire from './wire.ts';

describe('a field of the wire', () => {
  it.each([
    ['text', wire.readString('', 'f'), ''],
    ['textOrNull', wire.readStringOrNull(undefined, 'f'), null],
    ['number', wire.readNumber(0.4, 'f'), 0.4],
    ['whole', wire.readInteger(3, 'f'), 3],
    ['wholeOrNull', wire.readIntegerOrNull(null, 'f'), null],
    ['flag', wire.readBoolean(false, 'f'), false],
    ['id of a number', wire.readId(12, 'f'), '12'],
    ['id of a text', wire.readId('0x3f', 'f'), '0x3f'],
    ['oneOf', wire.readOneOf('b', ['a', 'b'], 'f'), 'b'],
    ['amount', wire.readMoney('125.00', 'f'), 12_500],
    ['amountOrNull', wire.readMoneyOrNull(null, 'f'), null],
    ['date', wire.readDate('2023-12-31 14:05:31', 'f'), '2023-12-31'],
    ['dateOrNull', wire.readDateOrNull(undefined, 'f'), null],
    ['list', wire.readList([1, 2], String, 'f'), ['1', '2']],
    ['partOrNull', wire.readPartOrNull(null, () => 1), null],
  ])('is read with the reader for its type: %s', (_reader, read, expected) => {
    expect(read).toEqual(expected);
  });

  it.each([
    ['text', () => wire.readString(null, 'f')],
    ['textOrNull', () => wire.readStringOrNull(3, 'f')],
    ['number', () => wire.readNumber('3', 'f')],
    ['number that is NaN', () => wire.readNumber(Number.NaN, 'f')],
    ['whole', () => wire.readInteger(3.5, 'f')],
    ['flag', () => wire.readBoolean(1, 'f')],
    ['id', () => wire.readId('', 'f')],
    ['oneOf', () => wire.readOneOf('c', ['a', 'b'], 'f')],
    ['amount', () => wire.readMoney('12,50', 'f')],
    ['date', () => wire.readDate('2023-02-30', 'f')],
    ['list', () => wire.readList(undefined, String, 'f')],
  ])('of another type is a mismatch: %s', (_reader, read) => {
    expect(read).toThrow(wire.BodyMismatch);
  });
});
