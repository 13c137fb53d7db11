import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import samples from './golden/samples.json' with { type: 'json' };
import { HttpProductSamples } from './http-product-samples.ts';

const [wire] = samples.data;

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpProductSamples(client), url: () => new URL(requests[0]?.url ?? '') };
}

describe('product samples over HTTP', () => {
  it('are requested six at a time, by fund type [API-052] [PR-047]', async () => {
    const { port, url } = answering(samples);
    expect(await port.samples('subsidies')).toEqual(
      ok([
        {
          id: '381',
          name: 'Zwemles A (10 lessen)',
          organizationName: 'Zwembad De Golfslag',
          photo: {
            sizes: {
              thumbnail: '/media/bad-thumbnail.jpg',
              small: '/media/bad-small.jpg',
              large: '/media/bad-large.jpg',
            },
            dominantColor: '#2a6d91',
          },
          priceType: 'regular',
          price: 95_00,
          priceMin: 15_00,
          priceDiscount: null,
          soldOut: false,
        },
      ]),
    );
    expect(url().pathname + url().search).toBe('/api/v1/platform/products/sample?fund_type=subsidies&per_page=6');
  });

  it('may have a discount in euros or per cent', async () => {
    const data = [{ ...wire, price_type: 'discount_percentage', price: '0.00', price_discount: '12.50' }];
    expect(await answering({ data }).port.samples('budget')).toMatchObject({ value: [{ priceDiscount: 12.5 }] });
  });

  it('are an unexpected failure when a field is missing', async () => {
    const incomplete = withoutEachField(wire ?? {}, ['id', 'name', 'organization', 'price_type', 'sold_out']);
    for (const { field, body } of incomplete) {
      const outcome = await answering({ data: [body] }).port.samples('budget');
      expect({ field, outcome }).toEqual({ field, outcome: err(failure('unexpected')) });
    }
  });
});
