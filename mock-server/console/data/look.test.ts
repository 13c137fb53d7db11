import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableName } from '../../src/database/shape.ts';
import { World } from '../../src/database/world.ts';
import { Harness } from '../../src/testing/harness.ts';
import { foundRows, rowsPerPage } from './look.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open({ scenario: 'ordinary-tuesday' });
});
afterAll(() => platform.app.close());

/** The same search in the plainest way. */
const plainly = (world: World, table: TableName, text: string) => {
  const words = text.toLowerCase().split(' ');
  return world
    .table(table)
    .all()
    .filter((row) => words.every((word) => JSON.stringify(row).toLowerCase().includes(word)));
};

/** A table of many rows, of which every thousandth has the word. */
function crowded(): World {
  const world = World.empty('crowd');
  for (let number = 1; number <= 9000; number += 1) {
    world
      .table('tags')
      .insert({ key: `t${number}`, name: number % 1000 === 0 ? 'Zeldzaam' : 'Gewoon', scope: 'provider' });
  }
  return world;
}

describe('the search in a table', () => {
  it.each([
    ['products', 'zwem'],
    ['products', 'ZWEM les'],
    ['vouchers', 'deactivated'],
    ['funds', '"state":"active"'],
    ['identities', 'niemand-heet-zo'],
  ] as const)('in %s for "%s" finds what holds every word', async (table, text) => {
    const wanted = plainly(platform.world(), table, text);
    expect(await foundRows(platform.world(), table, { text, page: 1 })).toEqual({
      total: wanted.length,
      rows: wanted.slice(0, rowsPerPage),
    });
  });

  it('goes through all rows of a long table, page after page', async () => {
    const world = crowded();
    const rare = await foundRows(world, 'tags', { text: 'zeldzaam', page: 1 });
    expect(rare.rows.map(({ id }) => id)).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000]);
    const last = await foundRows(world, 'tags', { text: 'gewoon', page: 180 });
    expect([last.total, last.rows.length]).toEqual([8991, 41]);
  });

  it('lets others have their turn before a long table is through', async () => {
    const order: string[] = [];
    const search = foundRows(crowded(), 'tags', { text: 'zeldzaam', page: 1 }).then(() => order.push('search'));
    const other = new Promise<void>((resolve) => setImmediate(resolve)).then(() => order.push('other'));
    await Promise.all([search, other]);
    expect(order).toEqual(['other', 'search']);
  });

  it('sees what has changed since', async () => {
    const world = crowded();
    const total = async () => (await foundRows(world, 'tags', { text: 'zeldzaam', page: 1 })).total;
    expect(await total()).toBe(9);
    world.table('tags').insert({ key: 'nieuw', name: 'Zeldzaam', scope: 'provider' });
    expect(await total()).toBe(10);
  });
});
