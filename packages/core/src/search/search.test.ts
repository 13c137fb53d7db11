import { expect, it } from 'vitest';
import { dropdownHits, type SearchGroup } from './search.ts';

/** A group with so many items, of a hundred results. */
const group = (size: number): SearchGroup => ({
  items: Array.from({ length: size }, (_, index) => ({ id: String(index), name: `Naam ${index}` })),
  count: 100,
});

it('shares nine places over the kinds, and one kind fills what others leave [SE-005]', () => {
  const rows = [
    [9, 9, 9, '3 3 3'],
    [9, 0, 0, '9 0 0'],
    [1, 9, 0, '1 8 0'],
    [2, 9, 9, '2 4 3'],
    [1, 1, 2, '1 1 2'],
    [0, 0, 0, '0 0 0'],
  ] as const;
  for (const [funds, providers, products, expected] of rows) {
    const shown = dropdownHits({ funds: group(funds), providers: group(providers), products: group(products) }, '');
    const sizes = [shown.funds, shown.providers, shown.products].map(({ items }) => items.length).join(' ');
    expect.soft(sizes).toBe(expected);
    expect.soft(shown.funds.count).toBe(100);
  }
});

it('suggests what has the word in its name first, otherwise in the order of the platform', () => {
  const named = (...names: readonly string[]): SearchGroup => ({
    items: names.map((name) => ({ id: name, name })),
    count: names.length,
  });
  const overview = {
    funds: named('Actiepas', 'Welkomtegoed', 'Zwemtegoed', 'Buurtpas'),
    providers: group(0),
    products: group(0),
  };
  const shown = dropdownHits(overview, 'zwem').funds.items.map(({ name }) => name);
  expect(shown).toEqual(['Zwemtegoed', 'Actiepas', 'Welkomtegoed', 'Buurtpas']);
});
