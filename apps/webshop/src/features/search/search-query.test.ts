import { describe, expect, it } from 'vitest';
import { isOverview, kindsOf, kindsText, SEARCH_QUERY, toListFilter, toSearchFilter } from './search-query.ts';

const read = (address: string) => SEARCH_QUERY.read(new URLSearchParams(address));

describe('the address of the screen with all results', () => {
  it('has every parameter of the specification [SE-002]', () => {
    const address = {
      page: '3',
      q: 'zwem',
      search_item_types: 'funds,products',
      fund_id: '12',
      product_category_id: '7',
      organization_id: '44',
      order_by_dir: 'asc',
      overview: '0',
      display_type: 'grid',
      show_menu: '1',
    };
    const query = read(new URLSearchParams({ ...address, order_by: 'created_at' }).toString());
    expect(query).toEqual({
      page: 3,
      q: 'zwem',
      kinds: 'funds,products',
      fundId: '12',
      categoryId: '7',
      organizationId: '44',
      orderBy: 'created_at',
      direction: 'asc',
      overview: '0',
      display: 'grid',
      showMenu: true,
    });
    expect(SEARCH_QUERY.write(query)).toEqual(address);
  });

  it('asks for funds, providers and products by default [SE-003]', () => {
    expect(kindsOf(read(''))).toEqual(['funds', 'providers', 'products']);
    expect(kindsOf(read('search_item_types=x,,'))).toEqual(['funds', 'providers', 'products']);
    expect(SEARCH_QUERY.write(read('search_item_types=products,funds,providers'))).toEqual({});
  });

  it('ignores values that it does not know', () => {
    expect(read('page=-1&order_by=price&order_by_dir=up&overview=7&display_type=map')).toEqual(SEARCH_QUERY.usual);
  });

  it.each([
    ['', true],
    ['search_item_types=funds,products', true],
    ['search_item_types=products', false],
    ['overview=0', false],
  ])('"%s" asks for groups: %s', (address, expected) => {
    expect(isOverview(read(address))).toBe(expected);
  });
});

it('gives the filters of the platform', () => {
  const query = read('q=zwem&fund_id=12&product_category_id=7&organization_id=44&page=2&order_by_dir=asc');
  const filter = { q: 'zwem', fundId: '12', productCategoryId: '7', organizationId: '44' };
  expect(toSearchFilter(query)).toEqual(filter);
  const kinds = ['funds', 'providers', 'products'];
  expect(toListFilter(query)).toEqual({ ...filter, kinds, direction: 'asc', page: 2, perPage: 15 });
  expect(toSearchFilter(read(''))).toEqual({});
});

it('has all kinds in place of none', () => {
  expect(kindsText([])).toBe('funds,providers,products');
  expect(kindsText(['products', 'funds'])).toBe('funds,products');
});
