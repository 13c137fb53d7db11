import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { EDITIONS } from '../testing/editions.ts';
import { arrivesAt, dialog, heading, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen, spoken } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

async function openVoucher(
  scenario: string,
  as: string,
  name: string,
  edition?: Visit['edition'],
): Promise<ShopInProcess> {
  const shop = await open({ scenario, at: '/tegoeden', as, ...(edition && { edition }) });
  await press(shop, 'link', new RegExp(`^${name}`));
  await heading(name);
  return shop;
}

describe('the list of vouchers', () => {
  it('opens on its Dutch path [VO-002]', async () => {
    await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await heading('Tegoeden');
  });

  it('opens on its English path in English [VO-001]', async () => {
    await open({ scenario: 'several-vouchers', at: '/vouchers', as: 'samira', language: 'en' });
    await heading('Vouchers');
  });

  it('has tabs for vouchers, reservations and expired vouchers, each with its own address [VO-003, VO-004, VO-005]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Soorten tegoeden' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Kindtegoed/ })).toHaveLength(2));
    await shop.user.click(tabs.getByRole('link', { name: /Verlopen/ }));
    await arrivesAt(shop, '/tegoeden?tab=archived');
    await screen.findAllByText(/^Geldig geweest tot en met/);
    await shop.user.click(tabs.getByRole('link', { name: /Reserveringen/ }));
    await arrivesAt(shop, '/reserveringen');
  });

  it('has a voucher that is not active yet beside the current ones, and a stopped one under the expired ones', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/tegoeden', as: 'greta' });
    await screen.findByRole('link', { name: /^Fietstegoed.*Nog niet actief/ });
    await press(shop, 'link', /^Verlopen/);
    await screen.findByRole('link', { name: /^Kindtegoed.*Gestopt/ });
    expect(screen.queryByRole('link', { name: /^Fietstegoed/ })).toBeNull();
  });

  it('says what would be left with each offer that fits a voucher in its last days', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/tegoeden', as: 'samira' });
    await press(shop, 'link', /^Meedoentegoed/);
    await screen.findByRole('heading', { level: 2, name: /^U heeft nog €.42,50 en \d+ dagen/ });
    const left = await screen.findAllByText(/^U houdt €.\d+,(\d\d|-) over$/);
    expect(left).toHaveLength(3);
  });

  it('says on the last day of a voucher when the providers of what fits are open', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/tegoeden', as: 'samira' });
    await screen.findByRole('link', { name: /^Meedoentegoed/ });
    await shop.mock.moveClock({ step_seconds: 24 * 24 * 60 * 60, stay_signed_in: true });
    await shop.load('/tegoeden');
    await press(shop, 'link', /^Meedoentegoed/);
    await screen.findByRole('heading', { level: 2, name: 'Dit kan vandaag nog' });
    expect(await screen.findAllByText(/^(Nu open tot|Opent)/)).toHaveLength(3);
  });

  it('requests a hundred vouchers per page [VO-032]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
    const requests = await shop.mock.requests();
    expect(requests.some(({ url }) => /vouchers\?.*per_page=100/.test(url))).toBe(true);
  });

  it('links to the funds when it is empty', async () => {
    const shop = await open({ scenario: 'no-vouchers', at: '/tegoeden', as: 'noor' });
    await shop.user.click(await screen.findByRole('link', { name: 'Bekijk de regelingen' }));
    await heading('Regelingen');
  });
});

describe('a voucher', () => {
  it('shows its QR code, transactions and history [VO-007, VO-008, VO-009, VO-010]', async () => {
    await openVoucher('several-vouchers', 'samira', 'Meedoentegoed');
    await screen.findAllByRole('img', { name: /^QR-code van Meedoentegoed/ });
    await screen.findByRole('heading', { name: 'Bij en af' });
    await screen.findByText('Tegoed gekregen');
    const phrases = await spoken(screen.getByRole('main'));
    expect(phrases).toContainEqual(
      expect.stringMatching(/^image, QR-code van Meedoentegoed.*nu laten scannen.*, Laat deze code scannen/),
    );
    expect(phrases[phrases.indexOf('Saldo') + 1]).toMatch(/^€\s42,50$/);
    await screen.findAllByText(/Buurthuis|Bioscoop|Kapper|Lantaarn/i);
  });

  it('shows the payments between two days, typed or chosen from a calendar of weeks from Monday [SH-067, SH-068]', async () => {
    const shop = await openVoucher('voucher-used-up', 'ans', '65-plus actief');
    await press(shop, 'button', 'Toon alle 20 regels');
    const [until, from] = [
      await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tot en met' }),
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Vanaf' }),
    ];
    await press(shop, 'button', 'Kies de laatste dag');
    const calendar = within(await dialog('Kies de laatste dag'));
    await calendar.findByRole('grid', { name: 'november 2026' });
    expect(calendar.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('maandag');
    await shop.user.selectOptions(calendar.getByRole('combobox', { name: 'Maand' }), 'juli');
    await press(shop, 'button', 'maandag 6\u00a0juli 2026');
    expect(until.value).toBe('06-07-2026');
    await shop.user.type(from, 'mei');
    await shop.user.tab();
    await screen.findByText(/^Vul een dag in, bijvoorbeeld 21-11-2026\./);
    await shop.user.clear(from);
    await shop.user.type(from, '1/5/2026');
    await shop.user.tab();
    expect(from.value).toBe('01-05-2026');
    await screen.findByText('5 regels, Af 32 euro, Bij 30 euro');
    await shop.user.clear(from);
    await shop.user.type(from, '7-7-2026');
    await press(shop, 'button', 'Wis zoeken en filters');
    expect([from.value, until.value]).toEqual(['', '']);
    await screen.findByText('20 regels, Af 150 euro, Bij 30 euro');
  });

  it('opens on its English path too [VO-006]', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed');
    await shop.load(shop.address.replace('/tegoeden/', '/voucher/'));
    await heading('Meedoentegoed');
  });

  it.each(EDITIONS)('can be mailed to the resident (%s) [VO-012]', async (edition) => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed', edition);
    const hears = await listen();
    await press(shop, 'button', 'Stuur naar mijn e-mail');
    await toast('De QR-code is naar uw e-mail gestuurd.');
    await hears('polite: De QR-code is naar uw e-mail gestuurd.');
    expect(await shop.platform.mailTo('kees@post.example')).toMatchObject({ kind: 'voucher_qr' });
  });

  it('can be stopped with a reason, a confirmation and a final message [VO-013, VO-017, VO-029]', async () => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed');
    await press(shop, 'button', 'Stop dit tegoed');
    const opened = await dialog('Dit tegoed stoppen');
    await shop.user.click(within(opened).getByRole('button', { name: 'Ga verder' }));
    expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    await shop.user.click(within(opened).getByRole('radio', { name: 'Ik ben verhuisd' }));
    await shop.user.click(within(opened).getByRole('button', { name: 'Ga verder' }));
    const sure = await dialog('Weet u het zeker?');
    expect(document.activeElement?.textContent).toBe('Weet u het zeker?');
    await shop.user.click(within(sure).getByRole('button', { name: 'Stop dit tegoed' }));
    await dialog('Het tegoed is gestopt');
    await screen.findAllByText(/Dit tegoed is gestopt/);
    expect(screen.queryByRole('img', { name: /QR-code/ })).toBeNull();
    expect(screen.queryByText('Hier kunt u betalen')).toBeNull();
  });

  it.each([
    ['Mijn inkomen is veranderd', 'income_change'],
    ['Iets anders', 'Ik ga samenwonen.'],
  ])('is stopped because of "%s", which the platform gets as "%s" [VO-030, VO-031]', async (reason, note) => {
    const shop = await openVoucher('one-voucher', 'kees', 'Meedoentegoed');
    await press(shop, 'button', 'Stop dit tegoed');
    const asked = within(await dialog('Dit tegoed stoppen'));
    expect(asked.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim())).toEqual([
      'Ik ben verhuisd',
      'Mijn inkomen is veranderd',
      'Ik gebruik het tegoed niet',
      'Iets anders',
    ]);
    await shop.user.click(asked.getByRole('radio', { name: reason }));
    const free = asked.queryByRole('textbox', { name: 'Waarom stopt u?' });
    expect(free !== null).toBe(reason === 'Iets anders');
    if (free) await shop.user.type(free, note);
    await shop.user.click(asked.getByRole('button', { name: 'Ga verder' }));
    await shop.user.click(within(await dialog('Weet u het zeker?')).getByRole('button', { name: 'Stop dit tegoed' }));
    await dialog('Het tegoed is gestopt');
    const sent = shop.calls.find(({ path }) => path.endsWith('/deactivate'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ note });
  });

  it.each(EDITIONS)(
    'a voucher for one offer can be shared with its provider, with a copy to the resident (%s) [VO-011, VO-016]',
    async (edition) => {
      const shop = await open({ scenario: 'product-voucher', edition, at: '/tegoeden', as: 'elif' });
      await shop.user.click(await screen.findByRole('link', { name: /Proefmaand gitaarles/ }));
      await shop.user.click(await screen.findByRole('button', { name: 'Deel met aanbieder' }));
      const opened = await dialog('Deel met de aanbieder');
      await shop.user.type(within(opened).getByRole('textbox', { name: 'Uw bericht' }), 'Ik kom dinsdag langs.');
      await shop.user.click(within(opened).getByRole('checkbox', { name: 'Stuur mij een kopie' }));
      await shop.user.click(within(opened).getByRole('button', { name: 'Verstuur' }));
      await screen.findByText('Uw bericht is verstuurd.');
      expect(await shop.platform.mailTo('elif@post.example')).toMatchObject({ kind: 'voucher_share_copy' });
    },
  );

  it('a voucher of another resident is not found, with a link to the own vouchers', async () => {
    const shop = await openVoucher('voucher-of-somebody-else', 'kees', 'Meedoentegoed');
    const { address } = shop;
    await ShopInProcess.open(mockPlatform(), { scenario: 'voucher-of-somebody-else', at: address, as: 'noor' });
    await heading('Dit tegoed is er niet');
    expect(screen.getByRole('link', { name: 'Naar uw tegoeden' })).not.toBeNull();
  });
});
