import { describe, expect, it } from 'vitest';
import { corrupt } from './wrong-body.ts';
import type { WrongBody } from '../../database/tables/outside.ts';

const body = JSON.stringify({
  data: [
    { id: 1, name: 'Een' },
    { id: 2, name: 'Twee' },
  ],
  meta: { total: 2 },
  open: true,
});
const after = (wrong: WrongBody): unknown => JSON.parse(corrupt(body, wrong));
const list = [
  { id: 1, name: 'Een' },
  { id: 2, name: 'Twee' },
];

describe('an answer with a fault in it', () => {
  it.each<[WrongBody, unknown]>([
    [
      { kind: 'remove', field: 'data.0.name' },
      { data: [{ id: 1 }, list[1]], meta: { total: 2 }, open: true },
    ],
    [
      { kind: 'remove', field: 'data.*.name' },
      { data: [{ id: 1 }, { id: 2 }], meta: { total: 2 }, open: true },
    ],
    [
      { kind: 'remove', field: 'data.1' },
      { data: [list[0]], meta: { total: 2 }, open: true },
    ],
    [
      { kind: 'remove', field: 'meta' },
      { data: list, open: true },
    ],
    [
      { kind: 'null', field: 'meta.total' },
      { data: list, meta: { total: null }, open: true },
    ],
    [
      { kind: 'type', field: 'meta.total' },
      { data: list, meta: { total: '2' }, open: true },
    ],
    [
      { kind: 'type', field: 'data.0.name' },
      { data: [{ id: 1, name: 3 }, list[1]], meta: { total: 2 }, open: true },
    ],
    [
      { kind: 'type', field: 'open' },
      { data: list, meta: { total: 2 }, open: 'true' },
    ],
    [
      { kind: 'type', field: 'meta' },
      { data: list, meta: '{"total":2}', open: true },
    ],
    [
      { kind: 'empty', field: 'data' },
      { data: [], meta: { total: 2 }, open: true },
    ],
    [{ kind: 'empty', field: '' }, {}],
    [{ kind: 'null', field: '' }, null],
    [{ kind: 'remove', field: 'data.0.price' }, JSON.parse(body)],
    [{ kind: 'remove', field: 'open.deeper' }, JSON.parse(body)],
    [{ kind: 'remove', field: 'toString' }, JSON.parse(body)],
  ])('%o', (wrong, wanted) => {
    expect(after(wrong)).toEqual(wanted);
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
