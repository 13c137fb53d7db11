import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changeFund } from '../../../fixtures/seed/change.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { Kees, productIds, reservations } from '../../testing/reserving.ts';
import { sendForm } from '../../testing/send-form.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
/** The meal costs € 8 more than Kees has, and his fund lets him pay that online. */
beforeEach(async () => {
  await kees.begin();
  platform.world().configure({ edition: '2026-07' });
  changeFund(platform.world(), kees.voucher().fund_id, { extra_payments: true });
  platform.table('products').update(kees.product(productIds.meal), { price: 150_00 });
});
afterAll(() => platform.app.close());

const reserve = (): Promise<Got> => kees.reserve(productIds.meal, { voucher_id: kees.voucher().id });
const call = (id: number, name: string): Promise<Got> => platform.post(`${reservations}/${id}/${name}`, kees.as);
const read = async (id: number): Promise<unknown> => (await platform.get(`${reservations}/${id}`, kees.as)).at('data');
/** Lets minutes pass; he signs in again, for his session may have ended. */
async function later(minutes: number): Promise<void> {
  await platform.step(minutes * 60);
  await kees.signIn();
}
const paymentIn = (address: string): string => new URL(address).searchParams.get('payment') ?? '';
/** Ends a payment on the page that the address leads to; the address in the shop to which it leads back. */
async function settle(address: string, outcome: string): Promise<string> {
  const form = { payment: paymentIn(address), outcome };
  const answer = await sendForm(platform.app, { url: '/_mock/pay', form, world: platform.worldName });
  return String(answer.headers.location ?? answer.statusCode);
}

describe('an offer that costs more than the voucher has', () => {
  it('is held with what the voucher has, and waits for the rest', async () => {
    const made = await reserve();
    expect(made.status).toBe(200);
    expect(made.body).toEqual({ id: made.number('id'), checkout_url: expect.stringContaining('/_mock/pay?payment=') });
    expect(await read(made.number('id'))).toMatchObject({
      state: 'waiting',
      amount: '142.00',
      amount_extra: '8.00',
      cancelable: false,
      extra_payment: { state: 'open', amount: '8.00', is_paid: false, is_pending: true, refunds: [] },
      extra_payment_expires_in: 900,
    });
    expect([await kees.balance(), await kees.news()]).toEqual(['0.00', []]);
    const again = await call(made.number('id'), 'extra-payment/checkout');
    expect(again.body).toEqual({ url: made.text('checkout_url') });
  });

  it('is refused in a fund without such payments', async () => {
    changeFund(platform.world(), kees.voucher().fund_id, { extra_payments: false });
    expect((await reserve()).status).toBe(422);
  });

  it('is reserved once it is paid, and cannot be cancelled for an hour after that', async () => {
    const made = await reserve();
    const id = made.number('id');
    expect(await settle(made.text('checkout_url'), 'paid')).toContain(`/reservations/${id}?checkout=1`);
    expect(await read(id)).toMatchObject({ state: 'pending', extra_payment: { state: 'paid', is_paid: true } });
    expect(await kees.news()).toEqual(['product_reservation_created']);
    expect((await call(id, 'extra-payment/checkout')).status).toBe(403);
    await later(20);
    const blocked = await call(id, 'cancel');
    expect([blocked.status, blocked.text('message')]).toEqual([403, expect.stringContaining('Wacht nog 40 minuten')]);
    await later(40);
    expect((await call(id, 'cancel')).at('data')).toMatchObject({
      state: 'canceled_by_client',
      extra_payment: { is_fully_refunded: true, refunds: [{ state: 'refunded', amount: '8.00' }] },
    });
    expect(await kees.balance()).toBe('142.00');
  });

  it.each([
    ['failed', '?checkout=1'],
    ['expired', '?checkout=1'],
    ['canceled', ''],
  ])('is over when the payment is %s, and the amount is back', async (outcome, query) => {
    const made = await reserve();
    const id = made.number('id');
    expect(await settle(made.text('checkout_url'), outcome)).toBe(`http://localhost:5173/reservations/${id}${query}`);
    expect(await read(id)).toMatchObject({ state: `canceled_payment_${outcome}`, canceled: true });
    expect(await kees.balance()).toBe('142.00');
    expect(await settle(made.text('checkout_url'), 'paid')).toBe('404');
  });

  it('waits for the bank as long as that needs', async () => {
    const made = await reserve();
    await settle(made.text('checkout_url'), 'pending');
    await later(16);
    expect(await read(made.number('id'))).toMatchObject({ state: 'waiting', extra_payment: { state: 'pending' } });
    await settle(made.text('checkout_url'), 'paid');
    expect(await read(made.number('id'))).toMatchObject({ state: 'pending', extra_payment: { state: 'paid' } });
  });

  it('is over when nobody pays in a quarter of an hour', async () => {
    const made = await reserve();
    const id = made.number('id');
    expect((await call(id, 'cancel')).text('message')).toContain('Wacht nog 15 minuten');
    await later(15);
    expect(await read(id)).toMatchObject({ state: 'canceled_payment_expired', extra_payment_expires_in: null });
    expect([await kees.balance(), (await call(id, 'extra-payment/checkout')).status]).toEqual(['142.00', 403]);
    expect(await settle(made.text('checkout_url'), 'paid')).toBe('404');
  });
});

it('lists the payments that run on the page of the payment provider', async () => {
  const page = async (): Promise<string> => String((await platform.send('GET', '/_mock/pay')).body);
  expect(await page()).toContain('Er loopt geen betaling.');
  const made = await reserve();
  expect(await page()).toContain(paymentIn(made.text('checkout_url')));
});
