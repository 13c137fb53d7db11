import { describe, expect, it } from 'vitest';
import { aProductCategory } from '../../testing/a-product.ts';
import { categoryPath, childrenOf } from './category-tree.ts';

const sport = aProductCategory({ id: '7', name: 'Sport' });
const swimming = aProductCategory({ id: '18', name: 'Zwemmen', parentId: '7' });
const lane = aProductCategory({ id: '19', name: 'Baantjes', parentId: '18' });
const lost = aProductCategory({ id: '30', name: 'Los', parentId: '404' });
const all = [sport, swimming, lane, lost];

describe('the tree of categories', () => {
  it('gives the path from the top to a category [PR-044]', () => {
    expect(categoryPath(all, '19')).toEqual([sport, swimming, lane]);
    expect(categoryPath(all, '404')).toEqual([]);
  });

  it('gives the children of a category, and those without a known parent at the top [PR-044]', () => {
    expect(childrenOf(all, '7')).toEqual([swimming]);
    expect(childrenOf(all, null)).toEqual([sport, lost]);
  });

  it('ends at a circle', () => {
    const circle = [aProductCategory({ id: '1', parentId: '2' }), aProductCategory({ id: '2', parentId: '1' })];
    expect(categoryPath(circle, '1').map(({ id }) => id)).toEqual(['2', '1']);
  });
});
