import { describe, expect, it } from 'vitest';
import { corrupt } from './wrong-body.ts';
import type { WrongBody } from '../tables/faults.ts';

const data = [
  { id: 1, name: 'Een' },
  { id: 2, name: 'Twee' },
];
const right = { data, meta: { total: 2 }, open: true };
const body = JSON.stringify(right);

describe('an answer with a fault in it', () => {
  it.each<[WrongBody['kind'], string, unknown]>([
    ['remove', 'data.0.name', { ...right, data: [{ id: 1 }, data[1]] }],
    ['remove', 'data.*.name', { ...right, data: [{ id: 1 }, { id: 2 }] }],
    ['remove', 'data.1', { ...right, data: [data[0]] }],
    ['remove', 'meta', { data, open: true }],
    ['remove', 'data.0.price', right],
    ['remove', 'open.deeper', right],
    ['remove', 'toString', right],
    ['null', 'meta.total', { ...right, meta: { total: null } }],
    ['null', '', null],
    ['type', 'meta.total', { ...right, meta: { total: '2' } }],
    ['type', 'data.0.name', { ...right, data: [{ id: 1, name: 3 }, data[1]] }],
    ['type', 'open', { ...right, open: 'true' }],
    ['type', 'meta', { ...right, meta: '{"total":2}' }],
    ['empty', 'data', { ...right, data: [] }],
    ['empty', '', {}],
  ])('%s "%s"', (kind, field, wanted) => {
    expect(JSON.parse(corrupt(body, { kind, field }))).toEqual(wanted);
  });

  it('may end halfway, so that nobody can read it', () => {
    const half = corrupt(body, { kind: 'broken', field: '' });
    expect(body.startsWith(half)).toBe(true);
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
  });

  it('stays as it is when it is no JSON', () => {
    expect(corrupt('<svg/>', { kind: 'remove', field: 'data' })).toBe('<svg/>');
  });
});
