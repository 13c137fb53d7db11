import { given } from '@stadstegoed/core/testing/given.ts';
import { accountOf } from '@stadstegoed/mock-server/fixtures/seed/base-world.ts';
import type { Edition } from '@stadstegoed/mock-server/testing/harness.ts';
import { pngOf } from '@stadstegoed/mock-server/testing/samples.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press } from '../testing/screen-queries.ts';
import { fillNames, goToCheck, inDialog, inStep, pressIn } from '../testing/reserve-walk.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();
/** A meal of € 7,50 that the provider must accept; a ticket of € 15 that is accepted at once. */
const [MEAL, FILM] = [249, 241];
/** The button that reserves. */
const SEND = 'Reserveer';
const PATH = '/platform/product-reservations';

interface Visit {
  readonly scenario?: string;
  readonly as?: string;
  readonly product?: number;
  readonly edition?: Edition;
}

const open = ({ scenario = 'one-voucher', as = 'kees', product = MEAL, edition = 'specification' }: Visit = {}) =>
  ShopInProcess.open(mockPlatform(), { scenario, as, edition, at: `/aanbod/${product}` });

const rejectOnce = (shop: ShopInProcess, errors: object, path = PATH) =>
  shop.mock.addFault({ path, method: 'POST', status: 422, body: { message: 'Nee.', errors }, times: 1 });
const sent = (shop: ShopInProcess) =>
  shop.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/product-reservations'));

function voucherOf(shop: ShopInProcess) {
  const world = shop.platform.world();
  const row = world.table('vouchers').first('identity_address', accountOf(world, 'kees').address);
  return given(row);
}

const rows = (shop: ShopInProcess) => shop.platform.world().table('product_reservations').all();

/** Opens the dialog for an offer whose provider asks for an address, and fills everything in. */
async function fillAddress(edition: Edition, street: string) {
  const shop = await open({ edition });
  const meal = given(shop.platform.world().table('products').get(MEAL));
  await shop.mock.changeRow('organizations', meal.organization_id, { reservation_address: 'required' });
  await press(shop, 'button', 'Reserveer');
  await fillNames(shop);
  const parts = [
    ['Postcode', '7311aa'],
    ['Huisnummer', '14 b'],
    ['Straat', street],
    ['Plaats', 'Zonnedorp'],
  ] as const;
  for (const [label, text] of parts) await shop.user.type(inDialog().getByLabelText(label), text);
  await pressIn(shop, 'Ga verder');
  return shop;
}

describe('an offer that asks for an address', () => {
  it.each<[Edition, address: string]>([
    ['specification', 'Lindelaan 14 b, 7311 AA Zonnedorp'],
    ['2026-07', 'Lindelaan 14b, 7311 AA Zonnedorp'],
  ])('asks it in parts, and the provider gets it whole (%s) [RS-012]', async (edition, address) => {
    const shop = await fillAddress(edition, 'Lindelaan');
    expect((await inStep('Klopt dit?')).getByText('Lindelaan 14 b, 7311 AA Zonnedorp')).toBeDefined();
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toMatchObject([{ address }]);
  });

  it('has a spelling to accept for a street that the platform cannot take (2026-07)', async () => {
    const shop = await fillAddress('2026-07', "'s-Gravenweg");
    await pressIn(shop, 'Gebruik “s-Gravenweg”');
    const street = inDialog().getByLabelText('Straat');
    expect(street).toHaveProperty('value', 's-Gravenweg');
    expect(document.activeElement).toBe(street);
    await pressIn(shop, 'Ga verder');
    expect((await inStep('Klopt dit?')).getByText(/^s-Gravenweg 14 b/)).toBeDefined();
  });
});

describe('an offer whose provider asks more (2026-07)', () => {
  it('takes the answers, keeps them after a reload, and shows them with the reservation', async () => {
    const shop = await open({ scenario: 'offer-with-questions', edition: '2026-07' });
    await press(shop, 'button', 'Reserveer');
    await fillNames(shop);
    await pressIn(shop, 'Ga verder');
    await inDialog().findByRole('link', { name: 'Vul “Maat van het shirt” in.' });
    expect(inDialog().getByRole('link', { name: 'Kies ja of nee bij “Kan uw kind zwemmen?”.' })).toBeDefined();
    await shop.user.type(inDialog().getByLabelText('Maat van het shirt'), 'M');
    await shop.user.type(inDialog().getByLabelText(/^Aantal jaren/), '3');
    await shop.user.click(inDialog().getByRole('radio', { name: 'Nee' }));
    const control = given(document.querySelector<HTMLInputElement>('dialog input[type="file"]:not([capture])'));
    await shop.user.upload(control, new File([new Uint8Array(pngOf(4, 4))], 'diploma.png', { type: 'image/png' }));
    await inDialog().findByText('Toegevoegd');
    await pressIn(shop, 'Ga verder');
    const check = await inStep('Klopt dit?');
    expect(check.getByText('diploma.png')).toBeDefined();
    await shop.load(shop.address);
    await press(shop, 'button', 'Reserveer');
    await inStep('Voor wie is het?');
    expect(inDialog().getByLabelText('Maat van het shirt')).toHaveProperty('value', 'M');
    expect(inDialog().getByRole<HTMLInputElement>('radio', { name: 'Nee' }).checked).toBe(true);
    await pressIn(shop, 'Ga verder');
    await inStep('Klopt dit?');
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(JSON.parse(sent(shop)[0]?.body ?? '')).toMatchObject({
      custom_fields: { 1: 'M', 2: 3, 3: 'Nee', 4: [expect.any(String)] },
    });
    await shop.go(`/reserveringen/${rows(shop)[0]?.id}`);
    for (const text of ['Maat van het shirt', 'M', '3', 'Nee', 'diploma.png']) {
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
  });
});

describe('reserving an offer', () => {
  it.each<[Edition, check: string, days: number, fact: string]>([
    ['specification', '/validate', 14, 'Tot 14 dagen daarna annuleren'],
    ['2026-07', '/validate-fields', 26, 'Annuleren kan tot de aanbieder ja zegt'],
  ])(
    'takes the amount from the voucher, and the list has it (%s) [RS-006, RS-007, RS-013, RS-015, RS-029, RS-032, SH-082, SH-083, RS-010, RS-022]',
    async (edition, path, days, fact) => {
      const shop = await open({ edition });
      await screen.findByText(fact);
      const hears = await listen();
      const check = await goToCheck(shop);
      expect(check.getByText('Kees Bakker')).toBeDefined();
      expect(check.getByText('€ 134,50')).toBeDefined();
      expect(check.getByText(new RegExp(`^U kunt nog ${days} dagen annuleren`))).toBeDefined();
      expect(check.getByText(/^Daarna vraagt u het aan .*, uiterlijk 8 december/)).toBeDefined();
      expect(shop.calls.filter((call) => call.path.endsWith(path))).toHaveLength(1);
      await pressIn(shop, SEND);
      const done = await inStep('Het aanbod is gereserveerd!');
      await hears(/^heading, Voor wie is het\?, Stap 1 van 2/);
      await hears(/^heading, Het aanbod is gereserveerd!/);
      expect(done.getByText(/^U kunt terecht zodra/)).toBeDefined();
      expect(JSON.parse(sent(shop)[0]?.body ?? '')).toMatchObject({
        voucher_address: expect.stringMatching(/^0x/),
        voucher_id: expect.any(Number),
        product_id: MEAL,
        first_name: 'Kees',
        last_name: 'Bakker',
      });
      await shop.user.click(done.getByRole('link', { name: 'Bekijk uw reserveringen' }));
      await heading('Reserveringen');
      await hears('heading, Reserveringen, level 1');
      expect(await screen.findByText('Wacht op antwoord', { selector: '.stads-badge *' })).toBeDefined();
      await waitFor(() => expect(screen.getByText(/Saldo € 134,50/)).toBeDefined());
    },
  );

  it('shows the code at once when the provider accepts automatically [RS-016]', async () => {
    const shop = await open({ product: FILM });
    await goToCheck(shop);
    await pressIn(shop, SEND);
    const done = await inStep('Het aanbod is gereserveerd!');
    expect(done.getByRole('img', { name: /^QR-code van/ })).toBeDefined();
    expect(done.getByText(/U kunt niet zelf annuleren\. Neem uiterlijk 8 december 2026 contact op/)).toBeDefined();
  });

  it('goes one step back with Back of the browser, and from the first step to the page below', async () => {
    const shop = await open();
    await shop.go('/aanbod');
    await shop.go(`/aanbod/${MEAL}`);
    await goToCheck(shop);
    await shop.back();
    const details = await inStep('Voor wie is het?');
    expect(details.getByLabelText<HTMLInputElement>('Achternaam').value).toBe('Bakker');
    await shop.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Reserveer' })).toBeDefined();
  });

  it('has the first name of the child of the voucher, and no name of the owner of the phone', async () => {
    const shop = await open({ scenario: 'several-vouchers', as: 'samira', product: 201 });
    await press(shop, 'button', 'Reserveer');
    const vouchers = await inStep('Met welk tegoed betaalt u?');
    await shop.user.click(await vouchers.findByRole('radio', { name: /Ilyas/ }));
    await pressIn(shop, 'Ga verder');
    const first = (await inStep('Voor wie is het?')).getByLabelText<HTMLInputElement>('Voornaam');
    expect([first.value, first.autocomplete]).toEqual(['Ilyas', 'off']);
    await pressIn(shop, 'Vorige');
    await shop.user.click(await (await inStep('Met welk tegoed betaalt u?')).findByRole('radio', { name: /Noor/ }));
    await pressIn(shop, 'Ga verder');
    const details = await inStep('Voor wie is het?');
    expect(details.getByLabelText<HTMLInputElement>('Voornaam').value).toBe('Noor');
    expect(details.getByLabelText<HTMLInputElement>('Achternaam').autocomplete).toBe('off');
  });

  it('says how long a name can be, and what a telephone number and a year of birth are [RS-012]', async () => {
    const shop = await open({ scenario: 'several-vouchers', as: 'samira', product: 201 });
    await press(shop, 'button', 'Reserveer');
    await shop.user.click(await (await inStep('Met welk tegoed betaalt u?')).findByRole('radio', { name: /Ilyas/ }));
    await pressIn(shop, 'Ga verder');
    const details = await inStep('Voor wie is het?');
    await shop.user.type(details.getByLabelText('Achternaam'), 'van der Wit-Abdoellakhan');
    await shop.user.type(details.getByLabelText(/^Telefoonnummer/), '06-12 34');
    await shop.user.type(details.getByLabelText('Dag'), '4');
    await shop.user.type(details.getByLabelText('Maand'), '3');
    await shop.user.type(details.getByLabelText('Jaar'), '1850');
    await pressIn(shop, 'Ga verder');
    await inDialog().findByRole('link', { name: /^De achternaam/ });
    expect(
      inDialog()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'De achternaam mag 20 letters lang zijn. Past die niet? Vul het eerste deel in en schrijf de rest in het bericht.',
      'Kijk het jaar na. Deze datum is te lang geleden.',
      'Vul een heel telefoonnummer in, zoals 06 12 34 56 78.',
    ]);
  });

  it('sends a double click once, after one look, and reads the offer and the balance once afterwards', async () => {
    const shop = await open();
    const check = await goToCheck(shop);
    const [before, API] = [shop.calls.length, '/api/v1/platform'];
    await shop.user.dblClick(check.getByRole('button', { name: SEND }));
    await dialog('Het aanbod is gereserveerd!');
    await screen.findByText(/^Saldo € 134,50/);
    expect(shop.calls.slice(before).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
      `GET ${API}/products/${MEAL}`,
      `GET ${API}/vouchers`,
      `GET ${API}/product-reservations`,
      `POST ${API}/product-reservations`,
      `GET ${API}/products/${MEAL}`,
      `GET ${API}/vouchers`,
    ]);
  });

  it('finds out that it succeeded when the answer is lost, and makes no second one', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.mock.addFault({ path: PATH, method: 'POST', wrong: { kind: 'broken', field: '' }, times: 1 });
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toHaveLength(1);
    expect(sent(shop)).toHaveLength(1);
  });

  it('keeps what is typed after a failure and a reload, and then succeeds', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.mock.addFault({ path: PATH, method: 'POST', status: 500, times: 1 });
    await pressIn(shop, SEND);
    await inDialog().findByText(/^Er ging iets mis bij ons/);
    expect(rows(shop)).toHaveLength(0);
    await shop.load(shop.address);
    await press(shop, 'button', 'Reserveer');
    const details = await inStep('Voor wie is het?');
    expect(details.getByLabelText('Voornaam')).toHaveProperty('value', 'Kees');
    await pressIn(shop, 'Ga verder');
    await inStep('Klopt dit?');
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toHaveLength(1);
  });

  it('asks again when the price changed meanwhile', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.mock.changeRow('products', MEAL, { price: 900 });
    await pressIn(shop, SEND);
    expect(await inDialog().findByText(/^De prijs of uw saldo is net veranderd/)).toBeDefined();
    expect(sent(shop)).toHaveLength(0);
    expect(inDialog().getByText(/€\s9,-/)).toBeDefined();
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toMatchObject([{ amount: 900 }]);
  });

  it('shows the reason of the platform for a rejection that nothing explains', async () => {
    const shop = await open();
    await goToCheck(shop);
    await rejectOnce(shop, { product_id: ['De aanbieder heeft dit net dichtgezet.'] });
    await pressIn(shop, SEND);
    const { getByText } = await inStep('Uw reservering is niet gelukt');
    expect(getByText(/Er is niets van uw tegoed afgegaan. De aanbieder heeft dit net dichtgezet./)).toBeDefined();
    await pressIn(shop, 'Probeer opnieuw');
    await waitFor(() => expect(screen.queryByText('Uw reservering is niet gelukt')).toBeNull());
  });

  it('shows what the platform rejects at the end at its field', async () => {
    const shop = await open();
    await goToCheck(shop);
    await rejectOnce(shop, { last_name: ['Gebruik alleen letters.'] });
    await pressIn(shop, SEND);
    const field = { name: 'Achternaam', description: /Gebruik alleen letters/ };
    expect((await inStep('Voor wie is het?')).getByRole('textbox', field)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Er is 1 fout'));
    await pressIn(shop, 'Ga verder');
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
  });

  it.each([
    ['check', `${PATH}/validate`],
    ['end', PATH],
  ])('says in its own words at the %s that the offer is gone', async (at, path) => {
    const shop = await open();
    await rejectOnce(shop, { product_id: ['Product not available.'] }, path);
    await press(shop, 'button', 'Reserveer');
    await fillNames(shop);
    await pressIn(shop, 'Ga verder');
    if (at === 'end') await pressIn(shop, SEND);
    const { getByText } = await inStep('Uw reservering is niet gelukt');
    expect(getByText(/Dit aanbod is er niet meer. Kies een ander aanbod./)).toBeDefined();
  });

  it('looks first when the outcome is unknown, and makes no second one', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.mock.addFault({ path: PATH, method: 'POST', wrong: { kind: 'broken', field: '' }, times: 1 });
    await shop.mock.addFault({ path: PATH, method: 'GET', status: 500, after: 1, times: 1 });
    await pressIn(shop, SEND);
    await inDialog().findByText(/^Wij weten niet of uw reservering is gelukt/);
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toHaveLength(1);
    expect(sent(shop)).toHaveLength(1);
  });

  it('is not for a resident without a voucher of its funds [RS-028]', async () => {
    const shop = await open({ scenario: 'one-voucher' });
    const voucher = voucherOf(shop);
    await screen.findAllByRole('button', { name: 'Reserveer' });
    await shop.mock.changeRow('vouchers', voucher.id, { state: 'deactivated' });
    await press(shop, 'button', 'Reserveer');
    expect(await inStep('U heeft geen tegoed om dit aanbod mee te reserveren')).toBeDefined();
  });

  it('survives a session that expires in the last step: what was typed comes back after signing in [RS-014]', async () => {
    const shop = await open();
    await goToCheck(shop);
    await shop.mock.addFault({
      path: PATH,
      method: 'POST',
      status: 401,
      body: { message: 'session_expired' },
      times: 1,
    });
    await pressIn(shop, SEND);
    await arrivesAt(shop, /^\/\?session_expired/);
    expect(rows(shop)).toHaveLength(0);
    await signInAs(shop, 'kees');
    await shop.load(`/aanbod/${MEAL}`);
    await press(shop, 'button', 'Reserveer');
    expect((await inStep('Voor wie is het?')).getByLabelText('Voornaam')).toHaveProperty('value', 'Kees');
    await pressIn(shop, 'Ga verder');
    await inStep('Klopt dit?');
    await pressIn(shop, SEND);
    await dialog('Het aanbod is gereserveerd!');
    expect(rows(shop)).toHaveLength(1);
  });

  it('returns to the offer with its dialog when a visitor signs in to reserve [SI-046]', async () => {
    const shop = await open();
    await screen.findAllByRole('button', { name: 'Reserveer' });
    await shop.go('/redirect?target=productReservation-249');
    await inStep('Voor wie is het?');
    expect(shop.address).toBe(`/aanbod/${MEAL}`);
    await shop.load(shop.address);
    await screen.findAllByRole('button', { name: 'Reserveer' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
