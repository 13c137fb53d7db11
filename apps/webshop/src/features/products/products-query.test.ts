import { describe, expect, it } from 'vitest';
import { ACTIONS_QUERY, BOOKMARKS_QUERY, PRODUCTS_QUERY, toProductFilter } from './products-query.ts';

const read = (codec: typeof PRODUCTS_QUERY, address: string) => codec.read(new URLSearchParams(address));
const everything =
  'page=2&q=zwem&fund_id=12&display_type=grid&product_category_id=7&show_menu=1&bookmarked=1&organization_id=44&distance=5&postcode=1234AB&order_by=price&order_by_dir=asc';

describe('the address of the products', () => {
  it('takes every parameter and writes them back [PR-003]', () => {
    const query = read(PRODUCTS_QUERY, everything);
    expect(query).toEqual({
      page: 2,
      q: 'zwem',
      fundId: '12',
      categoryId: '7',
      organizationId: '44',
      distance: 5,
      postcode: '1234AB',
      bookmarked: true,
      orderBy: 'price',
      orderByDir: 'asc',
      display: 'grid',
      showMenu: true,
    });
    expect(Object.fromEntries(new URLSearchParams(everything))).toEqual(PRODUCTS_QUERY.write(query));
  });

  it('has the defaults of the specification [PR-049]', () => {
    const query = read(PRODUCTS_QUERY, '');
    expect(query).toMatchObject({ page: 1, display: 'list', orderBy: 'created_at', orderByDir: 'desc' });
    expect(PRODUCTS_QUERY.write(query)).toEqual({});
    expect(toProductFilter(query, 'products')).toEqual({
      fundType: 'budget',
      page: 1,
      perPage: 10,
      orderBy: 'created_at',
      orderByDir: 'desc',
    });
  });

  it('ignores values that are none of the options', () => {
    const query = read(PRODUCTS_QUERY, 'distance=4&order_by=luck&order_by_dir=up&display_type=map&page=0');
    expect(query).toMatchObject(PRODUCTS_QUERY.usual);
  });

  it('becomes the filter of the platform [PR-051]', () => {
    expect(toProductFilter(read(PRODUCTS_QUERY, everything), 'products')).toEqual({
      fundType: 'budget',
      q: 'zwem',
      fundId: '12',
      categoryId: '7',
      organizationId: '44',
      distance: 5,
      postcode: '1234AB',
      bookmarked: true,
      orderBy: 'price',
      orderByDir: 'asc',
      page: 2,
      perPage: 10,
    });
  });

  it('sends no distance without a postcode', () => {
    expect(toProductFilter(read(PRODUCTS_QUERY, 'distance=5'), 'products').distance).toBeUndefined();
  });
});

describe('the address of the actions', () => {
  it('keeps the distance and the bookmarks in the entry of the history instead [PR-009] [PR-010]', () => {
    const query = { ...ACTIONS_QUERY.usual, q: 'zwem', distance: 5, bookmarked: true } as const;
    const [address, entry] = [ACTIONS_QUERY.write(query), ACTIONS_QUERY.writeEntry(query)];
    expect([address, entry]).toEqual([{ q: 'zwem' }, { filters: { distance: '5', bookmarked: '1' } }]);
    expect(ACTIONS_QUERY.read(new URLSearchParams(address), entry)).toEqual(query);
    expect(toProductFilter({ ...query, postcode: '1234AB' }, 'actions')).toMatchObject({
      distance: 5,
      bookmarked: true,
    });
  });

  it.each([null, 'distance', { filters: null }, { filters: { distance: 5, bookmarked: ['1'] } }])(
    'has the defaults for an entry with %j',
    (entry) => expect(ACTIONS_QUERY.read(new URLSearchParams(), entry)).toEqual(ACTIONS_QUERY.usual),
  );

  it('takes the same parameters without bookmarked and distance [PR-007] [PR-009] [PR-010]', () => {
    const query = read(ACTIONS_QUERY, everything);
    expect(query).toMatchObject({ page: 2, q: 'zwem', postcode: '1234AB', bookmarked: false, distance: null });
    const written = ACTIONS_QUERY.write(query);
    expect(Object.keys(written)).not.toContain('bookmarked');
    expect(Object.keys(written)).not.toContain('distance');
    expect(written).toMatchObject({ postcode: '1234AB', organization_id: '44' });
  });

  it('asks for offers in subsidies funds, by the lowest price [PR-053]', () => {
    expect(toProductFilter(read(ACTIONS_QUERY, 'order_by=price&order_by_dir=asc'), 'actions')).toMatchObject({
      fundType: 'subsidies',
      orderBy: 'price_min',
    });
  });
});

describe('the address of the bookmarked products', () => {
  it('takes the page, the display and the order only [PR-023] [PR-024] [PR-034]', () => {
    expect(read(BOOKMARKS_QUERY, everything)).toEqual({
      ...BOOKMARKS_QUERY.usual,
      page: 2,
      display: 'grid',
      orderBy: 'price',
      orderByDir: 'asc',
    });
    expect(BOOKMARKS_QUERY.usual.display).toBe('list');
  });

  it('asks for bookmarked 1 of all types of funds, by the lowest price [PR-030] [PR-031] [PR-033]', () => {
    const filter = toProductFilter(read(BOOKMARKS_QUERY, 'page=2&order_by=price&order_by_dir=asc'), 'bookmarks');
    expect(filter).toEqual({ bookmarked: true, orderBy: 'price_min', orderByDir: 'asc', page: 2, perPage: 10 });
  });
});
