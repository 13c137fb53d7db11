import { expect, it, vi } from 'vitest';
import { aProduct, aProductCategory } from '../../testing/a-product.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import { ListRelatedProducts } from './list-related-products.ts';
import type { Products } from './products.port.ts';

const category = aProductCategory({ id: 'swimming', parentId: 'sport' });
const lesson = aProduct({ id: 'lesson', category });
const [pool, judo, chess] = [aProduct({ id: 'pool' }), aProduct({ id: 'judo' }), aProduct({ id: 'chess' })];

it.each([
  ['the category above, when its own has too few', 3, ok(singlePage([judo, pool, chess])), ['pool', 'judo', 'chess']],
  ['nothing else, when its own has enough', 1, err(failure('offline')), ['pool']],
  ['its own only, when the other cannot be read', 3, err(failure('offline')), ['pool']],
])('lists its own category first, then %s', async (_, count, above, expected) => {
  const list = vi.fn<Products['list']>(async ({ categoryId }) =>
    categoryId === 'swimming' ? ok(singlePage([lesson, pool])) : above,
  );
  const related = await new ListRelatedProducts({ list }).run({ product: lesson, count });
  expect(related.ok && related.value.map(({ id }) => id)).toEqual(expected);
  expect(list).toHaveBeenCalledTimes(count === 1 ? 1 : 2);
});
