import { given } from '@stadstegoed/core/testing/given.ts';
import { accountOf } from '@stadstegoed/mock-server/fixtures/seed/base-world.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, failureAlert, heading, press } from '../testing/screen-queries.ts';
import { goToCheck, inDialog, inStep, pressIn } from '../testing/reserve-walk.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();
/** A meal of € 7,50 that the provider must accept. */
const MEAL = 249;
const RESERVATIONS = '/platform/product-reservations';
const CLAIMS = '/platform/reimbursements';
const SEND = 'Reserveer';
/** From the start of a journey to half a minute before midnight, in seconds; and the day that ends then. */
const [UNTIL_MIDNIGHT, TODAY] = [14 * 3600 - 30, '2026-11-24'];

const atOffer = () =>
  ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', at: `/aanbod/${MEAL}` });
const atDraft = () =>
  ShopInProcess.open(mockPlatform(), {
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    at: '/declaraties/4/bewerk',
  });

const titleField = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Wat heeft u gekocht?' });

function voucherOf(shop: ShopInProcess, persona: string) {
  const world = shop.platform.world();
  return given(world.table('vouchers').first('identity_address', accountOf(world, persona).address));
}

const reservations = (shop: ShopInProcess) => shop.platform.world().table('product_reservations').all();
const stateOfDraft = (shop: ShopInProcess) => shop.platform.world().table('reimbursements').get(4)?.state;

async function submit(shop: ShopInProcess): Promise<void> {
  await press(shop, 'button', 'Kijk na en verstuur');
  await dialog('Declaratie versturen?');
  await press(shop, 'button', 'Ja, verstuur');
}

/** Fills in a new reimbursement of € 45,-. */
async function fillInReimbursement(shop: ShopInProcess): Promise<void> {
  await shop.user.type(await titleField(), 'Zwembril');
  await shop.user.type(screen.getByLabelText(/Hoeveel heeft u betaald/), '45');
  const control = given(document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])'));
  await shop.user.upload(control, new File(['%PDF-1.4'], 'bon.pdf', { type: 'application/pdf' }));
  await screen.findByText('Toegevoegd');
}

/** Opens the same page anew, signed in, half a minute before midnight. */
async function waitForMidnight(shop: ShopInProcess, persona: string): Promise<void> {
  const { address } = shop;
  await shop.pass(UNTIL_MIDNIGHT);
  await signInAs(shop, persona);
  await shop.load(address);
}

/** Sends, and lets something happen after the shop has looked whether everything is still as it was shown. */
async function sendWhile(shop: ShopInProcess, happens: () => Promise<void>): Promise<void> {
  const release = shop.hold(`${RESERVATIONS}`);
  await pressIn(shop, SEND);
  await waitFor(() => expect(shop.isHolding(RESERVATIONS)).toBe(true));
  await happens();
  release();
}

/** A call of the resident from another tab. */
async function inOtherTab(
  shop: ShopInProcess,
  persona: string,
  call: 'post' | 'patch' | 'delete',
  path: string,
  body = {},
) {
  const got = await shop.platform[call](path, { as: await shop.platform.tokenOf(persona), body });
  expect(got.status).toBeLessThan(300);
}

describe('while a reservation is sent', () => {
  it('another resident takes the last one: nothing is booked, and other offers are one press away', async () => {
    const shop = await atOffer();
    await goToCheck(shop);
    await sendWhile(shop, () =>
      shop.mock.changeRow('products', MEAL, { total_amount: 1, sold_amount: 1, unlimited_stock: false }),
    );
    const scene = await inStep('Iemand anders was u net voor');
    expect(scene.getByText(/Er is niets van uw tegoed afgegaan/)).toBeDefined();
    expect(reservations(shop)).toEqual([]);
    await press(shop, 'link', 'Bekijk wat erop lijkt');
    await heading('Aanbod');
    expect(shop.address).toMatch(/^\/aanbod\?product_category_id=\d+$/);
    await screen.findByRole('link', { name: /Kop soep met brood/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the balance is spent at a till: nothing is booked, and the shop says that it is too low [RS-027]', async () => {
    const shop = await atOffer();
    await goToCheck(shop);
    const { id, fund_id } = voucherOf(shop, 'kees');
    const places = shop.platform.world().table('fund_providers').where('fund_id', fund_id);
    const place = given(places.find(({ state, allow_budget }) => state === 'accepted' && allow_budget));
    const payment = { id, organization: place.organization_id, amount: '137,00' };
    await sendWhile(shop, () => shop.mock.decide('payment', payment));
    await inStep('U heeft geen tegoed met voldoende saldo.');
    expect(reservations(shop)).toEqual([]);
  });

  it('the price changes: the shop shows the amount that was booked', async () => {
    const shop = await atOffer();
    await goToCheck(shop);
    await sendWhile(shop, () => shop.mock.changeRow('products', MEAL, { price: 900 }));
    const done = await inStep('Het aanbod is gereserveerd!');
    expect(done.getByText(/U betaalt € 9,- met Meedoentegoed\./)).toBeDefined();
    expect(reservations(shop)).toMatchObject([{ amount: 900 }]);
  });

  it('the voucher ends at midnight: nothing is booked, and the shop says why', async () => {
    const shop = await atOffer();
    await shop.mock.changeRow('vouchers', voucherOf(shop, 'kees').id, { expire_at: TODAY });
    await waitForMidnight(shop, 'kees');
    await goToCheck(shop);
    await shop.pass(60);
    await pressIn(shop, SEND);
    await inStep('U heeft geen tegoed om dit aanbod mee te reserveren');
    await inDialog().findByText(/^Dit tegoed was geldig tot en met 24 november 2026\..*Er is nog niets gereserveerd\./);
    expect(reservations(shop)).toEqual([]);
  });

  it('the resident reserves it in another tab: the shop asks again with the balance of now', async () => {
    const shop = await atOffer();
    await goToCheck(shop);
    const { address } = voucherOf(shop, 'kees');
    const order = { voucher_address: address, product_id: MEAL, first_name: 'Kees', last_name: 'Bakker' };
    await inOtherTab(shop, 'kees', 'post', RESERVATIONS, order);
    await pressIn(shop, SEND);
    expect(await inDialog().findByText(/^De prijs of uw saldo is net veranderd/)).toBeDefined();
    expect(reservations(shop)).toHaveLength(1);
  });

  it.each([
    ['too many requests', { status: 429, body: { message: 'Wacht 1 minuut.' } }, 'Wacht 1 minuut.'],
    ['no network', null, /^Er is geen verbinding/],
  ])('%s: a true sentence, and the next press reserves once', async (_, fault, sentence) => {
    const shop = await atOffer();
    await goToCheck(shop);
    if (fault === null) shop.isOffline = true;
    else await shop.mock.addFault({ path: RESERVATIONS, method: 'POST', times: 1, ...fault });
    await pressIn(shop, SEND);
    await inDialog().findByText(sentence);
    shop.isOffline = false;
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(reservations(shop)).toHaveLength(1);
  });
});

describe('while a reimbursement is filled in', () => {
  it('another tab sends it: the shop says so and leads to the list', async () => {
    const shop = await atDraft();
    await titleField();
    await inOtherTab(shop, 'mark', 'patch', `${CLAIMS}/4`, { state: 'pending' });
    await press(shop, 'button', 'Bewaar voor later');
    const alert = await failureAlert(/niet meer wijzigen. Ze is al verstuurd of geannuleerd/);
    await shop.user.click(within(alert).getByRole('link', { name: 'Naar uw declaraties' }));
    await heading('Declaraties');
    expect(stateOfDraft(shop)).toBe('pending');
  });

  it('another tab cancels it: the shop says so and makes no new one', async () => {
    const shop = await atDraft();
    await titleField();
    const before = shop.platform.world().table('reimbursements').all().length;
    await inOtherTab(shop, 'mark', 'delete', `${CLAIMS}/4`);
    await submit(shop);
    await failureAlert(/niet meer wijzigen. Ze is al verstuurd of geannuleerd/);
    expect(shop.platform.world().table('reimbursements').all()).toHaveLength(before - 1);
  });

  it('its voucher ends at midnight: nothing is sent, and the shop says why', async () => {
    const shop = await atDraft();
    const { voucher_id } = given(shop.platform.world().table('reimbursements').get(4));
    await shop.mock.changeRow('vouchers', voucher_id, { expire_at: TODAY });
    await waitForMidnight(shop, 'mark');
    await titleField();
    await shop.pass(60);
    await submit(shop);
    await failureAlert(/Dit tegoed was geldig tot en met 24 november 2026.*kunt deze declaratie niet meer versturen/);
    expect(stateOfDraft(shop)).toBe('draft');
  });

  it('the voucher of a new one ends at midnight while the question is open: no sum comes back from no voucher', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), {
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      at: '/declaraties/maken',
    });
    const { voucher_id } = given(shop.platform.world().table('reimbursements').get(4));
    await shop.mock.changeRow('vouchers', voucher_id, { expire_at: TODAY });
    await waitForMidnight(shop, 'mark');
    await fillInReimbursement(shop);
    await press(shop, 'button', 'Kijk na en verstuur');
    await dialog('Declaratie versturen?');
    await shop.pass(60);
    await press(shop, 'button', 'Ja, verstuur');
    await failureAlert(/^Dit lukte niet.?Dit tegoed was geldig tot en met 24 november 2026. Heeft u een vraag\? Bel/);
    await screen.findByText('U heeft geen tegoed voor declaraties');
    const sums = within(screen.getByRole('main')).getAllByText('U krijgt terug');
    expect(sums.map((label) => label.nextElementSibling?.textContent)).toEqual(sums.map(() => 'Kies nog een tegoed'));
    expect((await titleField()).value).toBe('Zwembril');
    await press(shop, 'button', 'Kijk na en verstuur');
    await screen.findByRole('link', { name: 'Met de tegoeden die u nu heeft, kunt u geen geld terugvragen.' });
  });
});
