import { afterAll, beforeEach, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { Kees, productIds, reservations } from '../../src/testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

/** The statuses of fifty concurrent requests on connections of their own, with how often each came. */
async function raced(path: string, body: object): Promise<{ readonly [status: number]: number }> {
  const request = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'client-type': 'webshop',
      'client-key': 'zonnedorp',
      'mock-world': platform.worldName,
      authorization: `Bearer ${kees.as.as}`,
    },
  };
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/api/v1${path}`, request)));
  const counts: { [status: number]: number } = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('fifty requests for the last item get one reservation', async () => {
  const stock = { unlimited_stock: false, total_amount: 1, reserved_amount: 0, sold_amount: 0 };
  platform.table('products').update(kees.product(productIds.meal), stock);
  expect(await raced(reservations, kees.order(productIds.meal))).toEqual({ 201: 1, 422: 49 });
  expect(await kees.balance()).toBe('134.50');
});

it('fifty reservations for the last euros of a voucher get one', async () => {
  // Eight films of 15 euros leave 22 of the 142 euros, enough for one more.
  for (let count = 0; count < 8; count += 1) expect((await kees.reserve(productIds.film)).status).toBe(201);
  expect(await raced(reservations, kees.order(productIds.film))).toEqual({ 201: 1, 422: 49 });
  expect(await kees.balance()).toBe('7.00');
});
