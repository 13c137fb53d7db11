import { describe, expect, it } from 'vitest';
import { orderOf, platformOrder, PRODUCTS_PER_PAGE, PRODUCT_SORTS, sortOf } from './product-list-rules.ts';

describe('the order of a list of offers', () => {
  it('is newest, oldest, price up and down, most popular, name up and down [PR-045]', () => {
    expect(PRODUCT_SORTS.map((sort) => ({ sort, ...orderOf(sort) }))).toEqual([
      { sort: 'newest', orderBy: 'created_at', orderByDir: 'desc' },
      { sort: 'oldest', orderBy: 'created_at', orderByDir: 'asc' },
      { sort: 'price_up', orderBy: 'price', orderByDir: 'asc' },
      { sort: 'price_down', orderBy: 'price', orderByDir: 'desc' },
      { sort: 'popular', orderBy: 'most_popular', orderByDir: 'desc' },
      { sort: 'name_up', orderBy: 'name', orderByDir: 'asc' },
      { sort: 'name_down', orderBy: 'name', orderByDir: 'desc' },
    ]);
  });

  it('is found back from the address', () => {
    expect(PRODUCT_SORTS.map((sort) => sortOf(orderOf(sort)))).toEqual(PRODUCT_SORTS);
  });

  it('counts the computed prices as price, and knows no choice for a strange pair', () => {
    expect(sortOf({ orderBy: 'price_min', orderByDir: 'asc' })).toBe('price_up');
    expect(sortOf({ orderBy: 'most_popular', orderByDir: 'asc' })).toBeNull();
  });

  it('the order of a list of offers by price is the price for budget funds and the lowest price otherwise [PR-032] [PR-033]', () => {
    const byPrice = orderOf('price_up');
    expect(platformOrder(byPrice, 'budget').orderBy).toBe('price');
    expect(platformOrder(byPrice, 'subsidies').orderBy).toBe('price_min');
    expect(platformOrder(byPrice, undefined).orderBy).toBe('price_min');
    expect(platformOrder(orderOf('newest'), 'subsidies')).toEqual(orderOf('newest'));
  });
});

it('has ten offers on a page [PR-046]', () => {
  expect(PRODUCTS_PER_PAGE).toBe(10);
});
