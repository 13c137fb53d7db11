import { expect, it } from 'vitest';
import { catalogue } from '../../fixtures/catalogue.ts';
import type { Input } from '../input.ts';
import { Worlds } from './worlds.ts';
import type { WorldData } from '../tables/tables.ts';
import { withNewColumns } from './new-columns.ts';

const worlds = new Worlds(catalogue, null);
worlds.create('ordinary-tuesday', { name: 'seed' });
const seed = (): WorldData => {
  const world = worlds.get('seed');
  if (world === undefined) throw new Error('The world was just made.');
  return world.snapshot();
};

/** The world as a file, with other rows of funds. */
function fileWith(change: (fund: Input) => Input): WorldData {
  const isFunds = (key: string, value: unknown): boolean => key === 'funds' && Array.isArray(value);
  const text = JSON.stringify(seed(), (key, value) => (isFunds(key, value) ? value.map(change) : value));
  return JSON.parse(text);
}

/** A file from before funds had this field. */
const without = (field: string, change: (fund: Input) => Input = (fund) => fund): WorldData =>
  fileWith(({ [field]: _later, ...fund }) => change(fund));

const asNew = (fund: Input): Input => ({ ...fund, id: 10_000 + Number(fund['id']) });

it('gives the rows of the seed the value of a field that came later', () => {
  expect(withNewColumns(without('name'), seed())).toEqual(seed());
});

it('gives a row that the seed lacks the value that all rows of the seed have', () => {
  expect(withNewColumns(without('archived', asNew), seed())).toEqual(fileWith(asNew));
});

it('says which row lacks a field of which the rows of the seed have several values', () => {
  const problem = 'row 1 of "funds" has no "name", which the sources have since';
  expect(withNewColumns(without('name', asNew), seed())).toBe(problem);
});

it('leaves a field that some rows of the file have', () => {
  const data = without('name', (fund) => (fund['id'] === 1 ? { ...fund, name: 'Fonds' } : fund));
  expect(withNewColumns(data, seed())).toEqual(data);
});
