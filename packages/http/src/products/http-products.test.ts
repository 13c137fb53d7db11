import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2023-05/010-products.list_budget.json' with { type: 'json' };
import { HttpProductSamples } from './http-product-samples.ts';
import { HttpProducts } from './http-products.ts';

const [wire] = recorded.answer.data;

function answering(body: unknown) {
  const { client } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpProducts(client), samples: new HttpProductSamples(client) };
}

describe('an offer over HTTP', () => {
  it('has the amount of each fund, a number of euros, and what its provider asks for', async () => {
    const data = {
      ...wire,
      reservation: { phone: 'optional', address: 'no', birth_date: 'required' },
      funds: [{ ...wire?.funds[0], type: 'subsidies', price: 14.95 }],
    };
    expect(await answering({ data }).port.read('381')).toMatchObject({
      value: {
        reservationFields: { phone: 'optional', address: 'no', birthDate: 'required', notes: 'optional', own: [] },
        funds: [{ price: 14_95 }],
      },
    });
  });

  it('has the discount of its price type [PR-042]', async () => {
    const discountOf = async (type: string, discount: string | null) => {
      const data = { ...wire, price_type: type, price: '0.00', price_discount: discount };
      return answering({ data }).port.read('381');
    };
    const expected = (discount: object | null) => ({ value: { discount } });
    expect(await discountOf('discount_fixed', '5.00')).toMatchObject(expected({ kind: 'amount', amount: 5_00 }));
    const percentage = { kind: 'percentage', percent: 12.5 };
    expect(await discountOf('discount_percentage', '12.50')).toMatchObject(expected(percentage));
    for (const type of ['free', 'informational']) expect(await discountOf(type, null)).toMatchObject(expected(null));
    expect(await discountOf('regular', '5.00')).toMatchObject(expected(null));
  });

  it('an offer over HTTP of home has its discount as a number, and the logo of its provider when there is no photo', async () => {
    const logo = { sizes: { thumbnail: '/logo.png' }, dominant_color: null };
    const data = [{ ...wire, price_type: 'discount_percentage', price_discount: '12.50', photo: null, logo }];
    expect(await answering({ data }).samples.samples('budget')).toMatchObject({
      value: [{ priceDiscount: 12.5, photo: { sizes: { thumbnail: '/logo.png' } } }],
    });
  });
});
