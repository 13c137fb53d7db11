import { accountOf } from '@stadstegoed/mock-server/fixtures/seed/base-world.ts';
import { sendForm } from '@stadstegoed/mock-server/testing/send-form.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { fillNames, inStep, pressIn } from '../testing/reserve-walk.ts';
import { dialog, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const MEAL = '/aanbod/249';
const TO_PAY = '/reserveringen/1';
/** Where the payment page leads back to. */
const RETURNED = '/reservations/1?checkout=1';

const open = (scenario: string | null, at: string): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), { scenario, at, as: 'kees' });

/** Ends the payment of the meal on the page of the payment provider. */
async function settle(shop: ShopInProcess, outcome: string): Promise<void> {
  const world = shop.platform.world();
  const rows = world.table('product_reservations').where('identity_address', accountOf(world, 'kees').address);
  const payment = rows[0]?.extra_payment?.uid ?? '';
  const { app, worldName } = shop.platform;
  const answer = await sendForm(app, { url: '/_mock/pay', form: { payment, outcome }, world: worldName });
  expect(answer.statusCode).toBe(303);
}

const sentTo = (shop: ShopInProcess, path: RegExp): number =>
  shop.calls.filter(({ method, path: at }) => method === 'POST' && path.test(at)).length;
/** How often the reservation of the meal was read. */
const reads = (shop: ShopInProcess): number =>
  shop.calls.filter(({ path }) => path.endsWith('/product-reservations/1')).length;
const ORDER = /product-reservations$/;
const CHECKOUT = /checkout$/;

/** Reserves the meal, of which € 8 is paid online. */
async function order(shop: ShopInProcess): Promise<void> {
  await press(shop, 'button', 'Reserveer');
  await fillNames(shop);
  await pressIn(shop, 'Ga verder');
  const check = await inStep('Klopt dit?');
  check.getByText(/^€\s8,-$/);
  check.getByText(/Pas als u heeft betaald, is het gereserveerd.*meestal 15 minuten/);
  await pressIn(shop, 'Verder naar betalen');
}

describe('an offer that costs more than the voucher has', () => {
  it('says the amount and the time before it is sent, and leads to the payment page [NX-050]', async () => {
    const shop = await open('offer-with-extra-payment', MEAL);
    await screen.findByText(/De andere €\s8,- betaalt u online/);
    await order(shop);
    await waitFor(() => expect(shop.left).toEqual([expect.stringMatching(/\/_mock\/pay\?payment=\w+$/)]));
    await dialog('Er moet nog betaald worden');
    expect(screen.queryByText(/is gereserveerd!/)).toBeNull();
  });

  it('is not ordered a second time after Back from the payment page [NX-052]', async () => {
    const shop = await open('offer-with-extra-payment', MEAL);
    await order(shop);
    await waitFor(() => expect(shop.left).toHaveLength(1));
    await shop.load(MEAL);
    await screen.findByText('Er moet nog betaald worden');
    expect(screen.queryByText(/betaalt.*online/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reserveer' })).toBeNull();
    await press(shop, 'link', 'Naar uw reservering');
    await screen.findByRole('button', { name: /^Betaal €\s8,-$/ });
  });

  it('finds the order of a lost answer, and lets it be paid [NX-052]', async () => {
    const shop = await open('offer-with-extra-payment', MEAL);
    await shop.mock.addFault({
      path: '/platform/product-reservations',
      method: 'POST',
      wrong: { kind: 'broken', field: '' },
      times: 1,
    });
    await order(shop);
    await dialog('Er moet nog betaald worden');
    expect([sentTo(shop, ORDER), shop.left]).toEqual([1, []]);
  });

  it('says that the payment cannot start, and that nothing was paid [NX-050]', async () => {
    const shop = await open('offer-with-extra-payment', MEAL);
    await shop.mock.addFault({ path: '/platform/product-reservations', method: 'POST', status: 503 });
    await order(shop);
    await screen.findByText(/Betalen kan nu niet\. Er is niets betaald/);
    expect(screen.getByRole('button', { name: 'Verder naar betalen' })).toBeDefined();
  });
});

describe('coming back from the payment page', () => {
  it.each([
    ['paid', /Uw betaling van €\s8,- is gelukt/, 'Wacht op antwoord'],
    ['failed', /Uw betaling is mislukt\. Er is niets gereserveerd/, 'Betaling mislukt'],
    ['expired', /U heeft niet op tijd betaald\. Er is niets gereserveerd/, 'Niet op tijd betaald'],
    ['canceled', /U heeft de betaling gestopt\. Er is niets gereserveerd/, 'Betaling gestopt'],
  ])('says that it is %s [NX-051]', async (outcome, sentence, badge) => {
    const shop = await open('reservations-with-extra-payment', '/');
    await settle(shop, outcome);
    await shop.load(RETURNED);
    // Also when it becomes so while the page asks, of which nothing else would be heard.
    expect((await screen.findByText(sentence)).closest('[role=status], [aria-live=polite]')).not.toBeNull();
    expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Betaal/ })).toBeNull();
  });

  it('asks again by itself until the payment is there [NX-051]', async () => {
    const shop = await open('reservations-with-extra-payment', RETURNED);
    await screen.findByText('Wij kijken of uw betaling binnen is');
    expect(screen.queryByRole('button', { name: /Betaal|betaald/ })).toBeNull();
    await settle(shop, 'paid');
    await shop.pass(2);
    await screen.findByText(/Uw betaling van €\s8,- is gelukt/);
  });

  it('leaves it to the resident after a minute, and warns not to pay twice [NX-051]', async () => {
    const shop = await open('reservations-with-extra-payment', RETURNED);
    await screen.findByText('Wij kijken of uw betaling binnen is');
    for (const [asked, pause] of [2, 3, 5, 10, 20, 20].entries()) {
      await shop.pass(pause);
      await waitFor(() => expect(reads(shop)).toBe(asked + 2));
    }
    await screen.findByText('Wij zien uw betaling nog niet');
    await settle(shop, 'paid');
    await press(shop, 'button', 'Kijk opnieuw');
    await shop.pass(2);
    await screen.findByText(/Uw betaling van €\s8,- is gelukt/);
  });

  it('waits for the bank, and offers no second payment [NX-051] [NX-052]', async () => {
    const shop = await open('reservations-with-extra-payment', '/');
    await settle(shop, 'pending');
    await shop.load(RETURNED);
    await screen.findByText(/De bank is nog bezig met uw betaling van €\s8,-/);
    expect(screen.getAllByText('De bank is nog bezig').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Betaal|betaald/ })).toBeNull();
  });
});

describe('a reservation that waits for its payment', () => {
  it('is paid from home and the list, within its time [NX-053]', async () => {
    const shop = await open('reservations-with-extra-payment', '/');
    await screen.findByText(/€\s8,-, vóór 10\.15 uur/);
    await shop.go('/reserveringen');
    await screen.findByText(/U moet nog €\s8,- online betalen, vóór 10\.15 uur/);
    await press(shop, 'link', /^Betaal €\s8,-/);
    await screen.findByText('Nog 15 minuten om te betalen.');
    expect(screen.getByRole('timer').textContent).toBe('U heeft minder dan 15 minuten om te betalen.');
    await press(shop, 'button', /^Betaal €\s8,-$/);
    await waitFor(() => expect(shop.left).toHaveLength(1));
  });

  it('is not paid again when another window has paid [NX-052]', async () => {
    const shop = await open('reservations-with-extra-payment', TO_PAY);
    await screen.findByText(/Betaal nog €\s8,-/);
    await settle(shop, 'paid');
    await press(shop, 'button', /^Betaal €\s8,-$/);
    await waitFor(() => expect(screen.getAllByText('Wacht op antwoord').length).toBeGreaterThan(0));
    expect([sentTo(shop, CHECKOUT), shop.left]).toEqual([0, []]);
  });

  it('shows what is true after Back from the payment page, as the browser kept it [NX-052]', async () => {
    const shop = await open('reservations-with-extra-payment', TO_PAY);
    await press(shop, 'button', /^Betaal €\s8,-$/);
    await waitFor(() => expect(shop.left).toHaveLength(1));
    await settle(shop, 'paid');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(screen.getAllByText('Wacht op antwoord').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: /Betaal/ })).toBeNull();
  });

  it('says when its payment page cannot be reached, and keeps the way to pay [NX-050]', async () => {
    const shop = await open('reservations-with-extra-payment', TO_PAY);
    await shop.mock.addFault({
      path: '/platform/product-reservations/*/extra-payment/checkout',
      status: 503,
      times: 1,
    });
    await press(shop, 'button', /^Betaal €\s8,-$/);
    await screen.findByText(/De betaalpagina kan nu niet open\. Heeft u al betaald/);
    await press(shop, 'button', /^Betaal €\s8,-$/);
    await waitFor(() => expect(shop.left).toHaveLength(1));
  });

  it('follows no address that is not safe [NX-050]', async () => {
    const shop = await open('reservations-with-extra-payment', TO_PAY);
    shop.intercept = (request) =>
      CHECKOUT.test(new URL(request.url).pathname)
        ? Promise.resolve(Response.json({ url: 'http://betaal.example/' }))
        : null;
    await press(shop, 'button', /^Betaal €\s8,-$/);
    await screen.findByText(/Wij vertrouwen het adres van de betaalpagina niet/);
    expect(shop.left).toEqual([]);
  });

  it('is over in words and without a button when its time is [NX-051]', async () => {
    const shop = await open('reservations-with-extra-payment', '/');
    const madeAt = shop.platform.world().now() - 12 * 60_000;
    await shop.mock.changeRow('product_reservations', 1, { created_at: madeAt });
    await shop.load(TO_PAY);
    await screen.findByText('Nog 3 minuten om te betalen.');
    await shop.pass(150);
    await screen.findByText('Nog 30 seconden om te betalen.');
    await shop.pass(40);
    await screen.findByText(/U heeft niet op tijd betaald\. Er is niets gereserveerd/);
    expect(screen.queryByRole('button', { name: /Betaal/ })).toBeNull();
  });
});

describe('cancelling after an online payment', () => {
  it('says how long it is blocked, and pays back once it is not [NX-054]', async () => {
    const shop = await open('reservations-with-extra-payment', '/');
    await settle(shop, 'paid');
    await shop.load(TO_PAY);
    await screen.findByText('Annuleren kan nog niet');
    await press(shop, 'button', 'Annuleer reservering');
    await dialog('Wilt u deze reservering annuleren?');
    await pressIn(shop, 'Ja, annuleer');
    await dialog('Annuleren kan nog niet');
    await screen.findByText(/Wacht nog 60 minuten/);
  });

  it('says that the provider paid back what was paid online [NX-054]', async () => {
    const shop = await open('reservations-with-extra-payment', '/');
    await settle(shop, 'paid');
    await shop.mock.decide('reservation', { id: 1, decision: 'reject' });
    await shop.load(TO_PAY);
    await screen.findByText(/€\s8,- is terugbetaald/);
  });
});
