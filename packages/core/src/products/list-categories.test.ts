import { describe, expect, it, vi } from 'vitest';
import { aProductCategory } from '../../testing/a-product.ts';
import { failure } from '../shared/failure.ts';
import { err, ok } from '../shared/result.ts';
import { ListCategories } from './list-categories.ts';
import type { ProductCategories } from './product-categories.port.ts';

const sport = aProductCategory({ id: '7', name: 'Sport' });
const theatre = aProductCategory({ id: '30', name: 'Theater' });

function list(chosenId: string, answer: Awaited<ReturnType<ProductCategories['read']>> = ok(theatre)) {
  const read = vi.fn<ProductCategories['read']>(async () => answer);
  const useCase = new ListCategories({ list: async () => ok([sport]), read });
  return { read, listed: useCase.run({ usedIn: 'budget', chosenId }) };
}

describe('the categories of a filter', () => {
  it.each(['', '7'])('are those of the list when it has the chosen one: "%s"', async (chosenId) => {
    const { read, listed } = list(chosenId);
    expect(await listed).toEqual(ok([sport]));
    expect(read).not.toHaveBeenCalled();
  });

  it('have the chosen one also when no offer uses it', async () => {
    expect(await list('30').listed).toEqual(ok([sport, theatre]));
  });

  it('lack a category that does not exist, and fail when the chosen one cannot be read', async () => {
    expect(await list('404', err(failure('not_found'))).listed).toEqual(ok([sport]));
    expect(await list('30', err(failure('offline'))).listed).toEqual(err(failure('offline')));
  });
});
