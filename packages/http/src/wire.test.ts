import { describe, expect, it } from 'vitest';
import { BodyMismatch, Fields } from './wire.ts';

interface Body {
  f: unknown;
  second: unknown;
  part: { f: unknown } | null;
  list: readonly { f: unknown }[];
}

const of = (body: object) => new Fields<Body>(body);
const id = (item: Fields<{ f: unknown }>) => item.id('f');

describe('a field of an answer', () => {
  const READ = [
    ['a text', of({ f: '' }).string('f'), ''],
    ['a number as a text', of({ f: 80981183 }).string('f'), '80981183'],
    ['a number', of({ f: 0.4 }).number('f'), 0.4],
    ['a text as a number', of({ f: '3' }).number('f'), 3],
    ['a whole number', of({ f: 3 }).integer('f'), 3],
    ['a boolean', of({ f: false }).boolean('f'), false],
    ['an id from a number', of({ f: 12 }).id('f'), '12'],
    ['an id from a text', of({ f: '0x3f' }).id('f'), '0x3f'],
    ['a token', of({ f: 'a' }).token('f'), 'a'],
    ['a word', of({ f: 'b' }).oneOf('f', ['a', 'b']), 'b'],
    ['an amount', of({ f: '125.00' }).money('f'), 12_500],
    ['a date', of({ f: '2023-12-31 14:05:31' }).date('f'), '2023-12-31'],
    ['a time', of({ f: '2023-12-31 14:05:31' }).time('f'), '14:05'],
    ['a list', of({ list: [{ f: 1 }, { f: 2 }] }).list('list', id), ['1', '2']],
    ['a list with gaps', of({ list: { 1: { f: 1 }, 3: { f: 2 } } }).list('list', id), ['1', '2']],
    ['an object', of({ part: { f: 1 } }).part('part', (part) => part.id('f')), '1'],
    ['the second name of a field', of({ second: 'a' }).string(['f', 'second']), 'a'],
    ['the first of two names', of({ f: 'a', second: 'b' }).string(['f', 'second']), 'a'],
  ] as const;
  const ABSENT = [
    ['a text', of({}).string('f', null), null],
    ['a text that is null', of({ f: null }).string('f', 'usual'), 'usual'],
    ['a number', of({}).integer('f', null), null],
    ['a boolean', of({}).boolean('f', false), false],
    ['a list', of({}).list('list', id, []), []],
    ['an object', of({}).part('part', () => 1), null],
    ['an object that is an empty list, as PHP writes it', of({ part: [] }).part('part', () => 1), null],
    ['an object that is false', of({ part: false }).part('part', () => 1), null],
    ['a field of an absent object', of({}).object('part').string('f', null), null],
  ] as const;

  it('is read, and has a value when it may be absent', () => {
    for (const [what, read, expected] of [...READ, ...ABSENT]) expect.soft(read, what).toEqual(expected);
  });

  it('is the usual word when it is absent or newer than the shop', () => {
    const read = (body: object) => of(body).knownOr('f', ['a', 'b'], 'usual');
    expect([read({ f: 'b' }), read({ f: 'c' }), read({})]).toEqual(['b', 'usual', 'usual']);
  });

  const MISMATCHES = [
    ['f is not a text', () => of({ f: null }).string('f')],
    ['f is not a text', () => of({ f: true }).string('f', null)],
    ['f is not a number', () => of({ f: 'three' }).number('f')],
    ['f is not a number', () => of({ f: Number.NaN }).number('f')],
    ['f is not a whole number', () => of({ f: 3.5 }).integer('f')],
    ['f is not a boolean', () => of({ f: 1 }).boolean('f')],
    ['f is not an id', () => of({ f: '' }).id('f')],
    ['f is not a token', () => of({ f: '' }).token('f')],
    ['f is not one of a, b', () => of({ f: 'c' }).oneOf('f', ['a', 'b'])],
    ['f is not an amount', () => of({ f: '12,50' }).money('f')],
    ['f is not an amount', () => of({ f: 12.5 }).money('f')],
    ['f is not a day', () => of({ f: '2023-02-30' }).date('f')],
    ['f is not a timestamp', () => of({ f: '14:05' }).time('f')],
    ['list is not a list', () => of({}).list('list', id)],
    ['list is not a list', () => of({ list: { f: 1 } }).list('list', id)],
    ['part is not an object', () => of({ part: 'a' }).part('part', () => 1)],
    ['list.1.f is not an id', () => of({ list: [{ f: 1 }, {}] }).list('list', id)],
    ['part.f is not an id', () => of({ part: {} }).object('part').id('f')],
  ] as const;

  it('a field of an answer that cannot be read is a mismatch with its path', () => {
    for (const [message, read] of MISMATCHES) expect.soft(read, message).toThrow(new BodyMismatch(message));
  });
});
