import { describe, expect, it } from 'vitest';
import { HttpProductSamples } from '@stadstegoed/http/products/http-product-samples.ts';
import { boolean, eachLike, integer, refused, regex, FeaturePact, string } from './pact.ts';
import { amount } from './wire-examples.ts';

const pact = new FeaturePact('products');
const sample = { scenario: 'ordinary-tuesday', method: 'GET', path: '/platform/products/sample' } as const;

const anyProduct = {
  id: integer(201),
  name: string('Zwemles A'),
  organization: { name: string('Zwembad De Golfslag') },
  price_type: regex('regular|free|discount_fixed|discount_percentage', 'regular'),
  price: amount,
  price_min: amount,
  sold_out: boolean(false),
};

describe('product samples', () => {
  it.each(['budget', 'subsidies'] as const)('are requested six at a time for %s [API-052]', async (fundType) => {
    const outcome = await pact.record(
      {
        ...sample,
        receives: `a question for sample offers of ${fundType}`,
        query: { fund_type: fundType, per_page: '6' },
        answer: { status: 200, body: { data: eachLike(anyProduct) } },
      },
      (client) => new HttpProductSamples(client).samples(fundType),
    );
    expect(outcome).toMatchObject({ value: [{ name: 'Zwemles A', priceType: 'regular', price: 187_50 }] });
  });

  it('are forbidden for an unknown client key', async () => {
    const outcome = await pact.record(
      {
        ...sample,
        clientKey: 'nowhere',
        receives: 'a question for sample offers of an unknown tenant',
        query: { fund_type: 'budget', per_page: '6' },
        answer: refused(403, 'unknown_implementation_key'),
      },
      (client) => new HttpProductSamples(client).samples('budget'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
