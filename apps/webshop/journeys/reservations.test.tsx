import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, notice, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
/** A meal of € 7,50 that the provider must accept; a ticket of € 15 that is accepted at once. */
const [MEAL, FILM] = [249, 241];
const PATH = '/platform/product-reservations';

interface Visit {
  readonly scenario?: string;
  readonly as?: string;
  readonly product?: number;
}

const open = ({ scenario = 'one-voucher', as = 'kees', product = MEAL }: Visit = {}) =>
  ShopInProcess.open(mockPlatform(), { scenario, as, at: `/aanbod/${product}` });

const inDialog = () => within(screen.getByRole('dialog'));
const inStep = async (name: string | RegExp) => within(await dialog(name));
const pressIn = async (shop: ShopInProcess, name: string | RegExp) =>
  shop.user.click(await inDialog().findByRole('button', { name }));

async function fillNames(shop: ShopInProcess): Promise<void> {
  const details = await inStep('Voor wie is het?');
  await shop.user.type(details.getByLabelText('Voornaam'), 'Kees');
  await shop.user.type(details.getByLabelText('Achternaam'), 'Bakker');
}

/** Opens the dialog and goes to the last step. */
async function goToCheck(shop: ShopInProcess) {
  await press(shop, 'button', 'Reserveer');
  await inStep('Met welk tegoed betaalt u?');
  await pressIn(shop, 'Ga verder');
  await fillNames(shop);
  await pressIn(shop, 'Ga verder');
  return inStep('Klopt dit?');
}

const sent = (shop: ShopInProcess) =>
  shop.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/product-reservations'));

const rows = (shop: ShopInProcess) => shop.platform.world().table('product_reservations').all();

describe('reserving an offer', () => {
  it('takes the amount from the voucher, and the list has it [RS-006, RS-007, RS-013, RS-015, RS-029, RS-032]', async () => {
    const shop = await open();
    const check = await goToCheck(shop);
    expect(check.getByText('Kees Bakker')).toBeDefined();
    expect(check.getByText('€ 134,50')).toBeDefined();
    expect(check.getByText(/^U kunt nog 14 dagen annuleren/)).toBeDefined();
    expect(shop.calls.filter(({ path }) => path.endsWith('/validate'))).toHaveLength(1);
    await pressIn(shop, 'Reserveer voor € 7,50');
    const done = await inStep('Het aanbod is gereserveerd!');
    expect(done.getByText(/^U kunt dit ophalen zodra/)).toBeDefined();
    await shop.user.click(done.getByRole('link', { name: 'Bekijk uw reserveringen' }));
    await heading('Uw reserveringen');
    expect(await screen.findByText('Wacht op antwoord', { selector: '.stads-badge' })).toBeDefined();
    await waitFor(() => expect(screen.getByText(/Saldo € 134,50/)).toBeDefined());
  });

  it('shows the code at once when the provider accepts automatically [RS-016]', async () => {
    const shop = await open({ product: FILM });
    await goToCheck(shop);
    await pressIn(shop, 'Reserveer voor € 15,-');
    const done = await inStep('Het aanbod is gereserveerd!');
    expect(done.getByRole('img', { name: /^QR-code van/ })).toBeDefined();
  });

  it('sends a double click once', async () => {
    const shop = await open();
    const check = await goToCheck(shop);
    await shop.user.dblClick(check.getByRole('button', { name: 'Reserveer voor € 7,50' }));
    await dialog('Het aanbod is gereserveerd!');
    expect(sent(shop)).toHaveLength(1);
  });

  it('finds out that it succeeded when the answer is lost, and makes no second one', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.injectFault({ path: PATH, method: 'POST', wrong: { kind: 'not_json' }, times: 1 });
    await pressIn(shop, 'Reserveer voor € 7,50');
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toHaveLength(1);
    expect(sent(shop)).toHaveLength(1);
  });

  it('keeps what is typed after a failure and a reload, and then succeeds', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.injectFault({ path: PATH, method: 'POST', status: 500, times: 1 });
    await pressIn(shop, 'Reserveer voor € 7,50');
    await inDialog().findByText(/^Er ging iets mis bij ons/);
    expect(rows(shop)).toHaveLength(0);
    await shop.load(shop.address);
    await press(shop, 'button', 'Reserveer');
    await inStep('Met welk tegoed betaalt u?');
    await pressIn(shop, 'Ga verder');
    const details = await inStep('Voor wie is het?');
    expect(details.getByLabelText('Voornaam')).toHaveProperty('value', 'Kees');
    await pressIn(shop, 'Ga verder');
    await inStep('Klopt dit?');
    await pressIn(shop, 'Reserveer voor € 7,50');
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toHaveLength(1);
  });

  it('says that the last one went just before, and takes nothing', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.change('products', MEAL, { total_amount: 1, sold_amount: 1, unlimited_stock: false });
    await pressIn(shop, 'Reserveer voor € 7,50');
    expect(await inStep('Net voor u was de laatste plek weg')).toBeDefined();
    expect(sent(shop)).toHaveLength(0);
  });

  it('asks again when the price changed meanwhile', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.change('products', MEAL, { price: 900 });
    await pressIn(shop, 'Reserveer voor € 7,50');
    expect(await inDialog().findByText(/^De prijs of uw saldo is net veranderd/)).toBeDefined();
    expect(sent(shop)).toHaveLength(0);
    await pressIn(shop, 'Reserveer voor € 9,-');
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toMatchObject([{ amount: 900 }]);
  });

  it('says that the balance is too low when it was spent at a till meanwhile [RS-027]', async () => {
    const shop = await open({ product: 204 });
    await goToCheck(shop);
    const voucher = shop.platform
      .world()
      .table('vouchers')
      .all()
      .find(({ amount }) => amount === 14_200);
    await shop.change('vouchers', voucher?.id ?? 0, { amount: 5000 });
    await pressIn(shop, /^Reserveer voor/);
    expect(await inStep('U heeft geen tegoed met voldoende saldo.')).toBeDefined();
    expect(sent(shop)).toHaveLength(0);
  });

  it('says so when the voucher ended at midnight', async () => {
    const shop = await open();
    await goToCheck(shop);
    const voucher = shop.platform
      .world()
      .table('vouchers')
      .all()
      .find(({ amount }) => amount === 14_200);
    await shop.change('vouchers', voucher?.id ?? 0, { expire_at: '2026-01-01' });
    await pressIn(shop, 'Reserveer voor € 7,50');
    expect(await inStep('U heeft geen tegoed om dit aanbod mee te reserveren')).toBeDefined();
    expect(sent(shop)).toHaveLength(0);
  });

  it('is not for a resident without a voucher of its funds [RS-028]', async () => {
    const shop = await open({ scenario: 'one-voucher' });
    const voucher = shop.platform
      .world()
      .table('vouchers')
      .all()
      .find(({ amount }) => amount === 14_200);
    await screen.findAllByRole('button', { name: 'Reserveer' });
    await shop.change('vouchers', voucher?.id ?? 0, { state: 'deactivated' });
    await press(shop, 'button', 'Reserveer');
    expect(await inStep('U heeft geen tegoed om dit aanbod mee te reserveren')).toBeDefined();
  });

  it('survives a session that expires in the last step [RS-014]', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.injectFault({ path: PATH, method: 'POST', status: 401, body: { message: 'session_expired' }, times: 1 });
    await pressIn(shop, 'Reserveer voor € 7,50');
    await arrivesAt(shop, /^\/(\?.*)?$/);
    expect(rows(shop)).toHaveLength(0);
  });
});

describe('the reservations of a resident', () => {
  const openList = () =>
    ShopInProcess.open(mockPlatform(), { scenario: 'reservations-in-every-state', as: 'ilse', at: '/reserveringen' });

  it('show every state with its label [RS-003, RS-017, RS-018, RS-019, RS-020, RS-021]', async () => {
    await openList();
    await heading('Uw reserveringen');
    const labels = (await screen.findAllByText(/./, { selector: '.stads-badge' })).map(
      ({ textContent }) => textContent,
    );
    expect(labels).toEqual([
      'Wacht op antwoord',
      'Bevestigd',
      'Door u geannuleerd',
      'Afgewezen',
      'Geannuleerd door de aanbieder',
      'Verlopen',
    ]);
    expect(screen.getAllByRole('button', { name: /^Annuleer/ })).toHaveLength(1);
  });

  it('go to the last page from a page beyond it [RS-034]', async () => {
    const shop = await openList();
    await heading('Uw reserveringen');
    await shop.go('/reserveringen?page=9');
    await arrivesAt(shop, '/reserveringen');
    await screen.findByText('6 reserveringen');
  });

  it('can be cancelled while they are pending, and the amount returns [RS-004, RS-005, RS-009, RS-026, RS-030]', async () => {
    const shop = await openList();
    await press(shop, 'button', /^Annuleer Krat groente/);
    const question = await inStep('Wilt u deze reservering annuleren?');
    expect(question.getByText('U heeft nog 13 dagen om te kiezen, tot en met 5 december 2026.')).toBeDefined();
    expect(question.getByText('U kunt dit niet terugdraaien.')).toBeDefined();
    await pressIn(shop, 'Ja, annuleer');
    const done = await inStep('Reservering geannuleerd.');
    expect(done.getByText(/^U had nog 13 dagen om te annuleren/)).toBeDefined();
    expect((await screen.findAllByText('Reservering geannuleerd.')).length).toBeGreaterThan(1);
    await shop.user.click(done.getByRole('button', { name: 'Sluiten', hidden: false }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Annuleer Krat/ })).toBeNull());
  });

  it('are told as decided when the provider answered meanwhile [RS-023]', async () => {
    const shop = await openList();
    await press(shop, 'button', /^Annuleer Krat groente/);
    await inStep('Wilt u deze reservering annuleren?');
    const pending = rows(shop).find(({ product_id }) => product_id === 252);
    await shop.platform.send('POST', '/_mock/api/desk/reservation', { body: { id: pending?.id, decision: 'accept' } });
    await pressIn(shop, 'Ja, annuleer');
    expect(await inDialog().findByText(/^De aanbieder heeft intussen geantwoord/)).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Bevestigd', { selector: '.stads-badge' })).toHaveLength(2));
  });

  it('open as a dialog that names the provider to call within 14 days [RS-008, RS-024]', async () => {
    const shop = await openList();
    await press(shop, 'button', /^Toon de code Filmkaartje/);
    const details = await inStep('Uw reservering');
    expect(details.getByText('Annuleren gaat via Filmhuis Lumen')).toBeDefined();
    expect(details.getByText(/uiterlijk 2 december 2026, dat is binnen 14 dagen/)).toBeDefined();
    expect(await details.findByRole('link', { name: 'Bel Filmhuis Lumen' })).toBeDefined();
    expect(details.queryByRole('button', { name: 'Annuleer reservering' })).toBeNull();
  });

  it('are under the third tab of the vouchers [VO-003]', async () => {
    const shop = await openList();
    await shop.go('/tegoeden?tab=reservations');
    await arrivesAt(shop, '/reserveringen');
    await heading('Uw reserveringen');
    expect(await notice('6 reserveringen')).toBeDefined();
  });
});
