import { given } from '@stadstegoed/core/testing/given.ts';
import type { Edition } from '@stadstegoed/mock-server/testing/harness.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const NUMBER = '1004 8213 7755';
const ADDRESS = { Postcode: '7311 AA', Huisnummer: '14', Straat: 'Lindelaan', Plaats: 'Zonnedorp' };

async function openVoucher(
  scenario: string,
  as: string,
  name: string,
  edition: Edition = 'specification',
): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario, at: '/tegoeden', as, edition });
  await press(shop, 'link', new RegExp(`^${name}`));
  await heading(name);
  return shop;
}

/** Opens the step for the number of a card and enters one. */
async function enterNumber(shop: ShopInProcess, number: string) {
  await press(shop, 'button', 'Regel een pas');
  await shop.user.click(within(await dialog('Wat wilt u doen?')).getByRole('button', { name: 'Ga verder' }));
  const code = within(await dialog('Vul het nummer van de pas in'));
  await shop.user.type(code.getByRole('textbox', { name: 'Nummer van de pas' }), number);
  await shop.user.click(code.getByRole('button', { name: 'Koppel de pas' }));
  return code;
}

/** Opens the step for the address of a new card. */
async function openAddress(shop: ShopInProcess) {
  await press(shop, 'button', 'Regel een pas');
  return chooseNewCard(shop);
}

async function chooseNewCard(shop: ShopInProcess) {
  const choice = within(await dialog('Wat wilt u doen?'));
  await shop.user.click(choice.getByRole('radio', { name: /^Ik wil een nieuwe pas/ }));
  await shop.user.click(choice.getByRole('button', { name: 'Ga verder' }));
  const address = within(await dialog('Waar mag de pas naartoe?'));
  await address.findByLabelText('Postcode');
  return address;
}

/** What a resident may do with the cards of a fund. */
interface FundRules {
  readonly link: boolean;
  readonly order: boolean;
  readonly unlink: boolean;
}

const bodies = (shop: ShopInProcess, path: RegExp): readonly unknown[] =>
  shop.calls.filter((call) => call.method === 'POST' && path.test(call.path)).map(({ body }) => JSON.parse(body ?? ''));

describe('a plastic card', () => {
  it('is linked by its number and unlinked again, and the voucher shows it each time [PC-004, PC-008, PC-009, API-026, API-027, VO-014]', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed');
    await enterNumber(shop, NUMBER);
    const done = within(await dialog('De pas is gekoppeld'));
    expect(bodies(shop, /physical-cards$/)).toEqual([{ code: '100482137755' }]);
    await shop.user.click(done.getByRole('button', { name: 'Klaar' }));
    const linked = within(await screen.findByRole('region', { name: 'Uw pas' }));
    expect(linked.getByRole('img', { name: `Pas met nummer ${NUMBER}` })).toBeDefined();
    await shop.load(shop.address);
    await press(shop, 'button', 'Ontkoppel de pas');
    const start = within(await dialog('Pas ontkoppelen'));
    expect(document.activeElement?.textContent).toBe('Houd de pas');
    expect(start.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Met de pas kan niemand meer betalen.',
      'De QR-code op deze pagina blijft werken.',
      'U kunt dezelfde pas later weer koppelen.',
    ]);
    await shop.user.click(start.getByRole('button', { name: 'Ga verder' }));
    const sure = within(await dialog('Wilt u deze pas ontkoppelen?'));
    await shop.user.click(sure.getByRole('button', { name: 'Ja, ontkoppel de pas' }));
    const unlinked = within(await dialog('De pas is ontkoppeld'));
    expect(unlinked.getByText(/^Uw saldo is hetzelfde gebleven: €\s142,-\.$/)).toBeDefined();
    await screen.findByText('Betalen zonder telefoon?');
  });

  it.each([
    ['a voucher for one offer [PC-014]', 'product-voucher', 'elif', 'Proefmaand gitaarles', {}],
    [
      'a fund without cards [PC-015]',
      'one-voucher',
      'kees',
      'Meedoentegoed',
      { fund: { allow_physical_cards: false } },
    ],
    ['an expired voucher [PC-016]', 'one-voucher', 'kees', 'Meedoentegoed', { voucher: { expire_at: '2026-01-01' } }],
  ])('is not offered for %s', async (_what, scenario, as, name, changes) => {
    const shop = await openVoucher(scenario, as, name);
    const world = shop.platform.world();
    const voucher = world.table('vouchers').first('address', shop.address.split('/').at(-1) ?? '');
    const fund = world.table('funds').get(voucher?.fund_id ?? 0);
    if (voucher === undefined || fund === undefined) throw new Error('The voucher has no row');
    world.table('vouchers').update(voucher, 'voucher' in changes ? changes.voucher : {});
    world.table('funds').update(fund, 'fund' in changes ? changes.fund : {});
    await shop.load(shop.address);
    await heading(name);
    await screen.findByRole('heading', { name: 'Bij en af' });
    expect(screen.queryByRole('button', { name: 'Regel een pas' })).toBeNull();
  });

  it('a plastic card of somebody else is refused in the field, and the number stays', async () => {
    const shop = await openVoucher('ordinary-tuesday', 'kees', 'Meedoentegoed');
    const code = await enterNumber(shop, '1004 8213 7790');
    await code.findByText('Deze pas is al gekoppeld.');
    expect(document.activeElement).toHaveProperty('value', '4 8213 7790');
    expect(code.getByRole('link', { name: '(0123) 45 67 00' })).toBeDefined();
  });

  it('is refused in the field after five numbers in a day [PC-017]', async () => {
    const shop = await openVoucher('throttled-card-codes', 'samira', 'Meedoentegoed');
    const code = await enterNumber(shop, NUMBER);
    await code.findByText(/^U heeft het te vaak geprobeerd\. Wacht 24 uur\.$/);
    expect(code.queryByRole('button', { name: 'Koppel de pas' })).toBeNull();
  });

  it('keeps the number after a lost connection and a reload', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed');
    const path = `/platform/vouchers/${shop.address.split('/').at(-1)}/physical-cards`;
    await shop.mock.addFault({ path, status: 500 });
    const code = await enterNumber(shop, NUMBER);
    await code.findByText(/^Er ging iets mis bij ons\./);
    await shop.mock.removeFaults();
    await shop.load(shop.address);
    await press(shop, 'button', 'Regel een pas');
    await shop.user.click(within(await dialog('Wat wilt u doen?')).getByRole('button', { name: 'Ga verder' }));
    const again = within(await dialog('Vul het nummer van de pas in'));
    expect(again.getByRole('textbox')).toHaveProperty('value', '4 8213 7755');
    await shop.user.click(again.getByRole('button', { name: 'Koppel de pas' }));
    await dialog('De pas is gekoppeld');
  });

  it('is ordered by post as entered, after the platform has checked the address [PC-006, PC-010, PC-012, PC-018, PC-013]', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed');
    const address = await openAddress(shop);
    await shop.user.click(address.getByRole('button', { name: 'Ga verder' }));
    expect(bodies(shop, /validate$/)).toEqual([]);
    for (const [label, value] of [
      ['Postcode', '7311aa'],
      ['Huisnummer', '20001'],
      ['Straat', 'Lindelaan'],
      ['Plaats', 'Zonnedorp'],
    ] as const) {
      await shop.user.type(address.getByLabelText(label), value);
    }
    await shop.user.click(address.getByRole('button', { name: 'Ga verder' }));
    expect((await address.findAllByText('Vul een getal van 1 tot en met 20000 in.')).length).toBe(2);
    await shop.user.clear(address.getByLabelText('Huisnummer'));
    await shop.user.type(address.getByLabelText('Huisnummer'), '14');
    await shop.user.click(address.getByRole('button', { name: 'Ga verder' }));
    const check = within(await dialog('Klopt dit adres?'));
    expect(check.getByText('7311 AA Zonnedorp')).toBeDefined();
    expect(bodies(shop, /physical-card-requests$/)).toEqual([]);
    await shop.user.click(check.getByRole('button', { name: 'Bestel de pas' }));
    await shop.user.click(within(await dialog('Uw pas is besteld')).getByRole('button', { name: 'Klaar' }));
    await screen.findByRole('region', { name: 'Uw pas is besteld' });
    const sent = { postcode: '7311aa', address: 'Lindelaan', house: '14', house_addition: null, city: 'Zonnedorp' };
    expect(bodies(shop, /physical-card-requests$/)).toEqual([sent]);
    expect(await shop.platform.mailTo('kees@post.example')).toMatchObject({ kind: 'physical_card_ordered' });
  });

  it('is ordered to the address of the last order', async () => {
    const shop = await openVoucher('ordinary-tuesday', 'piet', '65-plus actief');
    await press(shop, 'button', 'Koppel de pas');
    await shop.user.click(within(await dialog('Vul het nummer van de pas in')).getByRole('button', { name: 'Vorige' }));
    const address = await chooseNewCard(shop);
    expect(address.getByLabelText('Straat')).toHaveProperty('value', 'Beukenlaan');
    await shop.user.click(address.getByRole('button', { name: 'Ga verder' }));
    await screen.findByText('U heeft al een pas besteld');
    await shop.user.click(screen.getByRole('button', { name: 'Bestel nog een pas' }));
    const done = within(await dialog('Uw pas is besteld'));
    expect(done.getByText('Wij sturen de pas naar Beukenlaan 61 B, 9990 BL Zonnedorp.')).toBeDefined();
  });

  it('is not ordered a fourth time in a day; the dialog says how long to wait', async () => {
    const shop = await openVoucher('throttled-card-orders', 'samira', 'Meedoentegoed');
    const address = await openAddress(shop);
    for (const [label, text] of Object.entries(ADDRESS)) {
      await shop.user.type(address.getByLabelText(label), text);
    }
    await shop.user.click(address.getByRole('button', { name: 'Ga verder' }));
    await shop.user.click(await screen.findByRole('button', { name: 'Bestel de pas' }));
    const check = within(await dialog('Klopt dit adres?'));
    await check.findByText(/^U heeft het te vaak geprobeerd\./);
    expect(check.queryByRole('button', { name: 'Bestel de pas' })).toBeNull();
  });

  it('is printed with its number [PC-003]', async () => {
    const shop = await openVoucher('physical-card-linked', 'ans', '65-plus actief');
    await press(shop, 'button', 'Print de pas op papier');
    const paper = within(await dialog('Uw pas op papier'));
    expect(paper.getByRole('img', { name: 'QR-code van de pas' })).toBeDefined();
    expect(paper.getAllByText('1004 8213 7790').length).toBe(2);
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await shop.user.click(paper.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  });
});

describe('a plastic card of a type (2026-07)', () => {
  const changeFund = (shop: ShopInProcess, card_rules: FundRules) => {
    const world = shop.platform.world();
    const voucher = given(world.table('vouchers').first('address', shop.address.split('/').at(-1) ?? ''));
    world.table('funds').update(given(world.table('funds').get(voucher.fund_id)), { card_rules });
  };

  it('is linked by the digits of its type, with the type of the fund', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed', '2026-07');
    const code = await enterNumber(shop, '1006 2567 7958');
    await code.findAllByText('Dit nummer is te kort. Vul de 13 cijfers na 100 in.');
    await shop.user.type(code.getByRole('textbox', { name: 'Nummer van de pas' }), '3689');
    await shop.user.click(code.getByRole('button', { name: 'Koppel de pas' }));
    await dialog('De pas is gekoppeld');
    expect(bodies(shop, /physical-cards$/)).toEqual([
      { code: '1006256779583689', fund_physical_card_type_id: expect.any(Number) },
    ]);
    await press(shop, 'button', 'Klaar');
    await screen.findByRole('img', { name: 'Pas met nummer 1006 2567 7958 3689' });
  });

  it('is ordered with the type of the fund', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed', '2026-07');
    const address = await openAddress(shop);
    for (const [label, text] of Object.entries(ADDRESS)) await shop.user.type(address.getByLabelText(label), text);
    await shop.user.click(address.getByRole('button', { name: 'Ga verder' }));
    await shop.user.click(within(await dialog('Klopt dit adres?')).getByRole('button', { name: 'Bestel de pas' }));
    await dialog('Uw pas is besteld');
    expect(bodies(shop, /physical-card-requests$/)).toMatchObject([{ fund_physical_card_type_id: expect.any(Number) }]);
  });

  it('is only linked, ordered and unlinked where its type allows it', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed', '2026-07');
    changeFund(shop, { link: true, order: false, unlink: false });
    await shop.load(shop.address);
    await press(shop, 'button', 'Regel een pas');
    const choice = within(await dialog('Wat wilt u doen?'));
    expect(choice.getAllByRole('radio')).toHaveLength(1);
    await shop.user.click(choice.getByRole('button', { name: 'Ga verder' }));
    const code = within(await dialog('Vul het nummer van de pas in'));
    await shop.user.type(code.getByRole('textbox'), '6256779583689');
    await shop.user.click(code.getByRole('button', { name: 'Koppel de pas' }));
    await shop.user.click(within(await dialog('De pas is gekoppeld')).getByRole('button', { name: 'Klaar' }));
    await screen.findByRole('region', { name: 'Uw pas' });
    expect(screen.queryByRole('button', { name: 'Ontkoppel de pas' })).toBeNull();
    changeFund(shop, { link: false, order: false, unlink: true });
    await shop.load(shop.address);
    await press(shop, 'button', 'Ontkoppel de pas');
  });
});
