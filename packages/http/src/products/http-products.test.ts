import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2023-05/010-products.list_budget.json' with { type: 'json' };
import { HttpProductCategories } from './http-product-categories.ts';
import { HttpProductSamples } from './http-product-samples.ts';
import { HttpProducts } from './http-products.ts';

const [wire] = recorded.answer.data;

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return {
    port: new HttpProducts(client),
    categories: new HttpProductCategories(client),
    samples: new HttpProductSamples(client),
    requests,
  };
}

describe('an offer over HTTP', () => {
  it('has the amount of each fund, a number of euros, and what its provider asks for', async () => {
    const data = {
      ...wire,
      reservation: { phone: 'optional', address: 'no', birth_date: 'required' },
      funds: [{ ...wire?.funds[0], price: 14.95 }],
    };
    expect(await answering({ data }).port.read('381')).toMatchObject({
      value: {
        reservationFields: { phone: 'optional', address: 'no', birthDate: 'required' },
        funds: [{ price: 14_95 }],
      },
    });
  });

  it.each([
    ['discount_fixed', '5.00', { kind: 'amount', amount: 5_00 }],
    ['discount_percentage', '12.50', { kind: 'percentage', percent: 12.5 }],
    ['free', null, null],
    ['informational', null, null],
    ['regular', '5.00', null],
  ])('of price type %s has its discount [PR-042]', async (type, discount, expected) => {
    const data = { ...wire, price_type: type, price: '0.00', price_discount: discount };
    const { port } = answering({ data });
    expect(await port.read('381')).toMatchObject({ value: { priceType: type, discount: expected } });
  });

  it('of home has its discount as a number, and the logo of its provider when there is no photo', async () => {
    const logo = { sizes: { thumbnail: '/logo.png' }, dominant_color: null };
    const data = [{ ...wire, price_type: 'discount_percentage', price_discount: '12.50', photo: null, logo }];
    expect(await answering({ data }).samples.samples('budget')).toMatchObject({
      value: [{ priceDiscount: 12.5, photo: { sizes: { thumbnail: '/logo.png' } } }],
    });
  });

  it('is not asked for with an id that no offer or category can have', async () => {
    const { port, categories, requests } = answering({});
    const calls = [port.read('abc'), port.bookmark('abc'), port.removeBookmark('abc'), categories.read('zwemmen')];
    for (const outcome of await Promise.all(calls)) expect(outcome).toEqual(err(failure('not_found')));
    expect(requests).toEqual([]);
  });
});

it('sends no half place and no id that is no number', async () => {
  const { port, requests } = answering({ data: [] });
  await port.list({ postcode: '1234 AB', fundId: 'x', organizationId: '-1', q: '' });
  expect(requests[0]?.url).toBe('http://platform.example/api/v1/platform/products');
});

it('narrows the categories by the one above', async () => {
  const { categories, requests } = answering({ data: [] });
  await categories.list({ parentId: '7' });
  expect(new URL(requests[0]?.url ?? '').search).toBe('?per_page=1000&parent_id=7');
});
