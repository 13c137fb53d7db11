import { expect, it } from 'vitest';
import { catalogue as fixtures } from '../../fixtures/catalogue.ts';
import { Worlds } from './worlds.ts';
import type { WorldData } from '../tables/tables.ts';
import { withNewColumns } from './new-columns.ts';

const worlds = new Worlds(fixtures, null);
worlds.create('ordinary-tuesday', { name: 'seed' });
const seed = (): WorldData => {
  const world = worlds.get('seed');
  if (world === undefined) throw new Error('The world was just made.');
  return world.snapshot();
};

/** The world as a file of before the funds had this field. */
function without(field: string, change: (row: object) => object = (row) => row): WorldData {
  const data: WorldData = structuredClone(seed());
  const funds = data.tables.funds.map((row) => {
    const { [field]: _later, ...rest } = { ...row } as Record<string, unknown>; // type assertion: rows are plain objects.
    return change(rest);
  });
  // type assertion: the rows of an older file.
  return { ...data, tables: { ...data.tables, funds: funds as unknown as WorldData['tables']['funds'] } };
}

it('gives the rows of the seed the value of a field that came later', () => {
  expect(withNewColumns(without('name'), seed())).toEqual(seed());
});

it('gives a row of its own the value that all rows of the seed have, else says which row lacks it', () => {
  const ownId = (row: object): object => ({ ...row, id: 10_000 + Number(Reflect.get(row, 'id')) });
  expect(withNewColumns(without('name', ownId), seed())).toBe(
    'row 1 of "funds" has no "name", which the sources have since',
  );
});

it('leaves a field that some rows of the file have', () => {
  const data = without('name', (row) => (Reflect.get(row, 'id') === 1 ? { ...row, name: 'Fonds' } : row));
  expect(withNewColumns(data, seed())).toEqual(data);
});
