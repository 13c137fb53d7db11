import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableNames } from '../../../src/database/shape.ts';
import type { TableName } from '../../../src/database/shape.ts';
import type { World } from '../../../src/database/world.ts';
import { Harness } from '../../../src/testing/harness.ts';
import { rowsIn } from '../look.ts';
import { whereElse } from './where-else.ts';
import { shapeOf } from './all.ts';
import { at, day, either, fields, flag, list, maybe, moment, none, oneOf, text, to, whole } from './kinds.ts';
import type { Kind } from './kinds.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open({ scenario: 'ordinary-tuesday' });
});
afterAll(() => platform.app.close());

/** What does not fit in the rows of a table, each once. */
function misfitsIn(world: World, table: TableName): readonly string[] {
  const shape = shapeOf(table);
  if (!shape) return [];
  const found = rowsIn(world, table).flatMap(({ id: _id, ...row }) => [
    ...Object.keys(row).flatMap((field) => (Object.hasOwn(shape, field) ? [] : [`${table}.${field} has no kind`])),
    ...Object.entries(shape).flatMap(([field, kind]) => {
      const misfit = kind.misfit(Object.entries(row).find(([name]) => name === field)?.[1], world);
      return misfit ? [`${table}.${field}${misfit.at} ${misfit.why}`] : [];
    }),
  ]);
  return [...new Set(found)];
}

/** A payment that was taken back outlives the voucher for the offer. */
const isLeftBehind = /^transactions\.voucher_id there is no row/;

describe('the shape of a row', () => {
  it.each(['ordinary-tuesday', 'every-question', 'product-voucher', 'digid-window-ending'])(
    'fits every row of the situation "%s"',
    async (scenario) => {
      await platform.scenario(scenario);
      const found = tableNames.flatMap((table) => misfitsIn(platform.world(), table));
      expect(found.filter((line) => !isLeftBehind.test(line))).toEqual([]);
    },
  );

  it('is there for every table that is not changed elsewhere', () => {
    expect(tableNames.filter((table) => (shapeOf(table) === null) === (whereElse(table) === null))).toEqual([]);
  });
});

describe('a kind of field', () => {
  it.each<[string, Pick<Kind<unknown>, 'misfit'>, unknown, string | null]>([
    ['a text', text, '', null],
    ['a number for a text', text, 1, ''],
    ['a text for a flag', flag, 'true', ''],
    ['a half for a whole number', whole, 0.5, ''],
    ['a day', day, '2028-02-29', null],
    ['a day that no calendar has', day, '2026-02-29', ''],
    ['a moment', moment, 1_795_313_682_804, null],
    ['a moment before all', moment, -1, ''],
    ['another word', oneOf('a', 'b'), 'c', ''],
    ['null where it may be', none(text), null, null],
    ['a number where null may be', none(text), 1, ''],
    ['nothing where it may be', maybe(text), undefined, null],
    ['null where only nothing may be', maybe(text), null, ''],
    ['a list', list(whole), [1, 2], null],
    ['a text in a list', list(whole), [1, 'x'], '[1]'],
    ['no list', list(whole), {}, ''],
    ['an object', fields({ a: whole, b: text }), { a: 1, b: '' }, null],
    ['an object without a field', fields({ a: whole, b: text }), { a: 1 }, '.b'],
    ['a strange field', fields({ a: whole }), { a: 1, z: 1 }, '.z'],
    ['a place deep inside', list(fields({ a: list(flag) })), [{ a: [true, 0] }], '[0].a[1]'],
    ['the other of two', either(text, whole), 1, null],
    ['neither of two', either(text, whole), null, ''],
    ['a row that is there', to('funds'), 1, null],
    ['a row that is not there', to('funds'), 999_999, ''],
    ['a known key', at('tenants', 'key'), 'zonnedorp', null],
    ['an unknown key', at('tenants', 'key'), 'nergens', ''],
  ])('tells about %s', (_words, kind, value, place) => {
    expect(kind.misfit(value, platform.world())?.at ?? null).toBe(place);
  });
});
