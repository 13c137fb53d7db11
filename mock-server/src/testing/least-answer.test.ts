import { afterAll, describe, expect, it } from 'vitest';
import { bundledContract } from '../http/contract.ts';
import { Harness } from './harness.ts';
import { leastAnswer } from './least-answer.ts';

const contract = bundledContract();
const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
afterAll(() => platform.app.close());

describe('the least answer', () => {
  it.each([
    ['/platform/config/{name}', '/platform/config/webshop'],
    ['/platform/funds', '/platform/funds'],
    ['/platform/funds/{id}', '/platform/funds/1'],
    ['/platform/products', '/platform/products'],
    ['/platform/providers', '/platform/providers'],
    ['/platform/search', '/platform/search?q=zwem&overview=1'],
  ])('the least answer of %s has less in it, and is as described', async (route, path) => {
    const { body } = await platform.get(path);
    const operation = contract.operations.find(({ method, path: at }) => method === 'GET' && at === route);
    if (!operation) throw new Error(`${route} is not described.`);
    const least = leastAnswer('GET', path.split('?')[0] ?? '', body);
    expect(JSON.stringify(least).length).toBeLessThan(JSON.stringify(body).length);
    expect(contract.checkAnswer(operation, 200, least)).toBeNull();
  });

  it('the least answer of an address that is not described is the answer itself', () => {
    expect(leastAnswer('GET', '/nowhere', { data: null })).toEqual({ data: null });
  });
});
