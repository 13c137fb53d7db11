import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { funds } from '@stadstegoed/mock-server/fixtures/seed/values/fund-ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { EDITIONS } from '../testing/editions.ts';
import { arrivesAt, dialog, heading, toast, failureAlert } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

async function sendCode(shop: ShopInProcess, code: string): Promise<void> {
  await shop.user.type(await screen.findByRole('textbox', { name: 'Activatiecode' }), code);
  await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
}

describe('an activation code', () => {
  it.each(EDITIONS)(
    'opens its one voucher with the QR code (%s) [FA-002, FA-067, VO-007, VO-008, FA-004, FA-005, FA-029]',
    async (edition) => {
      const shop = await open({ scenario: 'voucher-code', edition, at: '/fondsen/1/activeer', as: 'yusuf' });
      const hears = await listen();
      await heading('Hoe wilt u het tegoed activeren?');
      await shop.user.click(screen.getByRole('radio', { name: /Met een activatiecode/ }));
      await shop.user.click(screen.getByRole('button', { name: 'Ga verder' }));
      await sendCode(shop, codes.voucher.replace('-', ''));
      await arrivesAt(shop, /^\/tegoeden\/0x[0-9a-f]{40}$/);
      await screen.findAllByRole('img', { name: /QR-code van Kindtegoed/ });
      await dialog(/^Klaar: u heeft €\s\d+,- voor Kindtegoed$/);
      await hears('heading, Vul uw activatiecode in, level 1');
      await hears(/^dialog, Klaar: u heeft €\s300,- voor Kindtegoed$/);
    },
  );

  it('an activation code for several funds leads to the list of vouchers [FA-067, FA-028]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.open);
    await arrivesAt(shop, /^\/tegoeden$/);
    const done = within(await dialog(/^Klaar: u heeft \d tegoeden$/));
    expect(done.getByText(/voor Meedoentegoed$/)).toBeDefined();
    await screen.findByRole('heading', { name: /^Kindtegoed/ });
    await screen.findByRole('heading', { name: /^Meedoentegoed/ });
  });

  it('can be used on the English path [FA-001]', async () => {
    await open({ scenario: 'open-code', at: '/funds/1/activate', as: 'yusuf', language: 'en' });
    await heading('How do you want to activate the voucher?');
  });

  it('accepts the letter o as a zero [FA-059, FA-058]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await shop.user.click(await screen.findByRole('button', { name: 'Activeer tegoed' }));
    await screen.findByRole('heading', { name: 'Er is 1 fout' });
    await sendCode(shop, codes.open.replace('-', '').replaceAll('0', 'o'));
    await arrivesAt(shop, /^\/tegoeden$/);
  });

  it('an activation code that is unknown shows an error at its field and keeps the value [FA-062, FA-070, SI-067, FA-060]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    const hears = await listen();
    await sendCode(shop, 'ffffffff');
    await screen.findByRole('link', {
      name: /^Deze code kennen wij niet, of hij is al gebruikt. U kunt nog 2 keer proberen. Daarna moet u 3 uur wachten/,
    });
    await hears('heading, Er is 1 fout, level 2');
    const field = screen.getByRole('textbox', { name: 'Activatiecode' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toMatchObject({ value: 'FFFF-FFFF' });
    await waitFor(() => expect(document.title).toMatch(/^Fout: /));
  });

  it('an activation code that was used shows an error at its field [FA-063, FA-071]', async () => {
    const shop = await open({ scenario: 'used-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.used);
    await screen.findByRole('link', { name: 'Deze activatiecode is al gebruikt.' });
    expect(shop.address).toBe('/fondsen/1/activeer?option=code');
  });

  it('an activation code of a fund that the resident already has shows an error at its field [FA-071]', async () => {
    const shop = await open({ scenario: 'used-code-same-fund', at: '/fondsen/1/activeer?option=code', as: 'kees' });
    await sendCode(shop, codes.openMeedoen);
    await screen.findByRole('link', { name: 'Gebruik voor iedere persoon een eigen account.' });
  });

  it('an activation code of another fund in the same year is refused at its field, unless a fund counts its codes alone [FA-064, FA-065]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    const as = await shop.platform.tokenOf('yusuf');
    const limitPerFund = (perFund: boolean): void => {
      const rows = shop.platform.world().table('funds');
      const fund = rows.get(funds.meedoentegoed);
      if (fund) rows.update(fund, { code_limit_per_fund: perFund });
    };
    limitPerFund(false);
    const first = await shop.platform.post('/platform/funds/redeem', { as, body: { code: codes.openMeedoen } });
    expect(first.status).toBe(200);
    await sendCode(shop, codes.open);
    await screen.findByRole('link', { name: /^U kunt één activatiecode per jaar gebruiken/ });
    limitPerFund(true);
    await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
    await arrivesAt(shop, /^\/tegoeden/);
  });

  it('has a fund and data of the resident, by which the fund gives its voucher [FA-066]', async () => {
    const shop = await open({ scenario: 'record-to-confirm', at: '/fondsen/1/activeer?option=code', as: 'dina' });
    const as = await shop.platform.tokenOf('vincent');
    const data = { uid: 'ZD-3001', municipality: 'Zonnedorp', children_nth: 2, base_salary: '1480' };
    const body = { fund_id: funds.kindtegoed, data };
    const made = await shop.platform.post('/platform/prevalidations', { as, body });
    await sendCode(shop, made.text('data.uid'));
    const done = within(await dialog(/^Klaar: u heeft \d tegoeden$/));
    expect(done.getByText(/€\s600,- voor Kindtegoed$/)).toBeDefined();
  });

  it('entered too often shows a dialog with title and lines [FA-072]', async () => {
    const shop = await open({ scenario: 'throttled-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.open);
    const opened = await dialog(/./);
    expect(within(opened).getByRole('heading').textContent).not.toBe('');
    await shop.user.click(within(opened).getByRole('button', { name: 'Begrepen' }));
    expect(screen.getByRole('textbox', { name: 'Activatiecode' })).toMatchObject({ value: codes.open.toUpperCase() });
  });

  it('shows a dialog titled Error when the platform fails, and can be sent again [FA-074] [SH-045]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await shop.mock.addFault({ path: '/platform/funds/redeem', status: 500, times: 1 });
    await sendCode(shop, codes.open);
    const error = await dialog('Error');
    await shop.user.click(within(error).getByRole('button', { name: 'Begrepen' }));
    await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
    await arrivesAt(shop, /^\/tegoeden$/);
  });
});

describe('activation without a choice', () => {
  it('applies immediately when every criterion is met, and shows a toast [FA-033, FA-068, FA-013, FA-069]', async () => {
    const shop = await open({ scenario: 'all-criteria-valid', at: '/fondsen/4/activeer', as: 'noor' });
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    await toast('Tegoed geactiveerd.');
  });

  it('goes to the fund with the platform’s message when applying is refused [FA-034, FA-075]', async () => {
    const shop = await open({ scenario: 'apply-refused', at: '/fondsen/4/activeer', as: 'noor' });
    await arrivesAt(shop, /^\/fondsen\/4$/);
    await toast('Deze regeling staat nu niet open.');
  });

  it('opens the voucher that already exists [FA-030]', async () => {
    const shop = await open({ scenario: 'one-voucher', at: '/fondsen/2/activeer', as: 'kees' });
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('explains that a request is in progress [FA-032, FA-009]', async () => {
    await open({ scenario: 'fund-request-pending', at: '/fondsen/3/activeer', as: 'omar' });
    await heading('U heeft dit al aangevraagd');
  });

  it('explains that the partner already has the voucher [FA-031, FA-008]', async () => {
    await open({ scenario: 'fund-taken-by-partner', at: '/fondsen/2/activeer', as: 'lotte' });
    await heading('Dit tegoed is al geactiveerd');
  });

  it('redirects a visitor to start and returns after sign-in [FA-035, FA-036]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer' });
    await heading('Hoe wilt u inloggen?');
    expect(shop.address).toMatch(/^\/start\?/);
  });

  it('shows an error for a missing fund and keeps the menu', async () => {
    await open({ scenario: 'open-code', at: '/fondsen/9999/activeer', as: 'yusuf' });
    await failureAlert('Dit bestaat niet meer.');
    expect(screen.getAllByRole('link', { name: 'Regelingen' }).length).toBeGreaterThan(0);
  });
});
