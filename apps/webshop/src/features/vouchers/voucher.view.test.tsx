import { money } from '@stadstegoed/core/shared/money.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aDay, aProductVoucher, aTransaction, aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savedFile } from '../../../testing/saved-file.ts';
import { KIND, showVoucher } from './testing/show-voucher.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('the page of a voucher', () => {
  const claim = {
    id: '30',
    voucherId: KIND.id,
    title: 'Zwembril',
    amount: money(45_00),
    submittedOn: aDay('2026-11-24'),
  };

  it('shows transactions by month, with amounts in words for screen readers [VO-010]', async () => {
    await showVoucher();
    const movements = within(screen.getByRole('region', { name: 'Bij en af' }));
    expect(movements.getByRole('heading', { level: 3, name: /november 2026/i })).toBeDefined();
    expect(movements.getByText('Zwembad De Golfslag')).toBeDefined();
    expect(movements.getByText('Tegoed gekregen')).toBeDefined();
    expect(movements.getByText('Zwemles A')).toBeDefined();
    expect(movements.getByText(/^eraf: .*12/)).toBeDefined();
    expect(movements.getByText(/^erbij: .*300/)).toBeDefined();
  });

  it('opens a long timeline at its heading, adds earlier payments with the focus on the first, and prints all', async () => {
    const transactions = Array.from({ length: 60 }, (_, index) => aTransaction({ id: `${index}` }));
    const { user } = await showVoucher({ ...KIND, transactions, transactionsCount: 60, productVouchers: [] });
    const lines = () => [...document.querySelectorAll('.voucher-month .voucher-line')];
    await user.click(await screen.findByRole('button', { name: 'Toon alle 60 regels' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bij en af' }));
    await user.click(await screen.findByRole('button', { name: 'Toon eerdere betalingen' }));
    expect([lines().length, lines().indexOf(given(document.activeElement))]).toEqual([50, 25]);
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect([lines().length, screen.queryByRole('button', { name: 'Toon eerdere betalingen' })]).toEqual([60, null]);
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(lines()).toHaveLength(50);
  });

  it('keeps what is set apart for a reimbursement on a line of its own', async () => {
    await showVoucher({ ...KIND, amount: money(202_50) }, 'nl', {}, [claim]);
    const apart = within(await screen.findByRole('region', { name: 'Apart gezet voor declaraties' }));
    const link = apart.getByRole('link', { name: 'Zwembril' });
    expect(link.getAttribute('href')).toBe('/declaraties/30');
    expect(apart.getByText('Verstuurd op 24 november. De gemeente moet nog besluiten.')).toBeDefined();
    expect(screen.getByText(/^over van €\s300,-$/)).toBeDefined();
    expect(screen.getByText(/^daarna €\s247,50$/)).toBeDefined();
  });

  it('does not call spent what is set apart for a reimbursement', async () => {
    await showVoucher({ ...KIND, balance: money(0), amount: money(0) }, 'nl', {}, [claim]);
    expect(await screen.findByText(/^U heeft nu niets over\. Een deel staat apart voor declaraties\./)).toBeDefined();
    expect(screen.queryByText(/alles uitgegeven/)).toBeNull();
  });

  it('leads to a reimbursement with this voucher where the fund allows it', async () => {
    await showVoucher();
    const link = await screen.findByRole('link', { name: 'Vraag geld terug' });
    expect(link.getAttribute('href')).toBe('/declaraties/maken?voucher_address=0x1');
  });

  it('does not lead to a reimbursement where the fund does not allow it', async () => {
    await showVoucher(aVoucher({ address: '0x1', fund: aVoucherFund({ allowReimbursements: false }) }));
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('link', { name: 'Vraag geld terug' })).toBeNull();
  });

  it('puts the last day in a calendar [NX-009]', async () => {
    const { user } = await showVoucher({ ...KIND, expireAt: aDay('2027-03-28') });
    const file = await savedFile(() => user.click(button('Zet in uw agenda')));
    expect(file).toContain('DTSTART;VALUE=DATE:20270328\r\n');
    expect(file).toContain('SUMMARY:Laatste dag: Kindtegoed\r\n');
  });

  it.each([
    ['budget', 'Bekijk wat u hiermee kunt doen', '/aanbod?fund_id=12'],
    ['subsidies', 'Bekijk de acties met dit tegoed', '/acties?fund_id=12'],
  ] as const)('leads to the offers that it pays for: %s', async (type, name, href) => {
    const voucher = aVoucher({ address: '0x1' });
    await showVoucher({ ...voucher, fund: { ...voucher.fund, id: '12', type } });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('leads to no actions on a platform without subsidy funds', async () => {
    const voucher = aVoucher({ address: '0x1' });
    const fund = { ...voucher.fund, id: '12', type: 'subsidies' as const };
    const platform = aPlatformConfiguration({ hasSubsidyFunds: false });
    await showVoucher({ ...voucher, fund }, 'nl', { platform });
    expect(screen.queryByRole('link', { name: /^Bekijk (wat|de acties)/ })).toBeNull();
  });

  it.each([
    ['for one product', aProductVoucher({ address: '0x1' })],
    ['that expired', aVoucher({ address: '0x1', expired: true })],
  ])('leads to no offers %s', async (_, voucher) => {
    await showVoucher(voucher);
    expect(screen.queryByRole('link', { name: /^Bekijk (wat|de acties)/ })).toBeNull();
  });

  const office = {
    id: '1',
    organizationId: '9',
    organizationName: 'Zwembad',
    address: 'Badlaan 1',
    phone: null,
    position: null,
    state: 'active' as const,
    schedule: [],
  };
  it.each([
    ['expired', { expired: true }, 'Betalen kan niet meer'],
    ['stopped', { state: 'deactivated' }, 'De code werkt niet meer'],
    ['waiting', { state: 'pending' }, 'U kunt nog niet betalen met dit tegoed.'],
    ['used up', { amount: money(0) }, 'U heeft alles uitgegeven.'],
    ['external', { isExternal: true }, 'U regelt dit bij de gemeente Zonnedorp'],
  ] as const)('explains why it has no code and names no place to pay when it is %s', async (_, overrides, words) => {
    await showVoucher(aVoucher({ address: '0x1', offices: [office], ...overrides }));
    expect(screen.getByText(new RegExp(words))).toBeDefined();
    expect(screen.queryByRole('img', { name: /QR-code/ })).toBeNull();
    expect(screen.queryByText('Hier kunt u betalen')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(document.querySelector('.voucher-sheet')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('leads to the fund once it is expired, to ask for it again', async () => {
    await showVoucher(aVoucher({ address: '0x1', expired: true }));
    const link = screen.getByRole('link', { name: 'Bekijk de regeling' });
    expect(link.getAttribute('href')).toBe('/fondsen/12');
  });

  it('has no end date and no "Hier kunt u betalen" once it is stopped, but the number to call', async () => {
    const history = [{ id: '2', event: 'deactivated' as const, day: aDay('2026-11-21') }];
    const { shell } = await showVoucher(aVoucher({ address: '0x1', state: 'deactivated', history, offices: [office] }));
    expect(screen.queryByText('Geldig tot en met')).toBeNull();
    screen.getByText(/^niet gebruikt van €\s300,-$/);
    expect(screen.getAllByText('21 november 2026').length).toBeGreaterThan(0);
    const phone = shell.settings.variant.contact.telephone_numer;
    const help = screen.getByText(/Was dit een vergissing/).closest('p') ?? document.body;
    expect(within(help).getByRole('link', { name: phone })).toBeDefined();
  });

  it('calls a product by its name, and says that it was not collected yet', async () => {
    await showVoucher(aProductVoucher({ address: '0x1', offices: [office] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Zwemles A' })).toBeDefined();
    expect(screen.getAllByText('Betaald met Kindtegoed').length).toBeGreaterThan(0);
    expect(screen.getByText('U heeft dit nog niet gebruikt.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Hier kunt u terecht' })).toBeDefined();
    expect(screen.queryByText(/Saldo/)).toBeNull();
    expect(button('Deel met aanbieder')).toBeDefined();
  });

  it('shows what a product voucher gives', async () => {
    await showVoucher(aProductVoucher({ address: '0x1' }));
    const given = await screen.findByRole('region', { name: 'Wat u krijgt' });
    expect(await within(given).findByText('Tien lessen.')).toBeDefined();
  });

  it('says of a voucher with discounts where the resident gets them', async () => {
    const fund = aVoucherFund({ type: 'subsidies' });
    await showVoucher(aVoucher({ address: '0x1', fund, offices: [office] }));
    expect(screen.getByRole('heading', { level: 2, name: 'Hier krijgt u korting' })).toBeDefined();
    expect(screen.queryByText('Hier kunt u betalen')).toBeNull();
  });

  it('filters many transactions by kind, with numbers and sums', async () => {
    const more = [1, 2, 3, 4, 5].map((id) => aTransaction({ id: `more-${id}`, target: 'top_up', amount: money(1_00) }));
    const { user } = await showVoucher({
      ...KIND,
      transactions: [...KIND.transactions, ...more],
      transactionsCount: 7,
    });
    const region = within(screen.getByRole('region', { name: 'Bij en af' }));
    expect(region.getByText(/^daarna €\s247,50$/)).toBeDefined();
    expect(region.queryByRole('button', { name: /^Alles/ })).toBeNull();
    await user.click(region.getByRole('button', { name: 'Toon alle 8 regels' }));
    expect(region.getAllByRole('button', { name: /\d$/ }).map(({ textContent }) => textContent)).toEqual([
      'Alles 8',
      'Betaald 1',
      'Gereserveerd 1',
      'Gekregen 6',
    ]);
    const pressed = () => region.getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('Alles 8');
    await user.click(region.getByRole('button', { name: 'Betaald 1' }));
    expect(pressed()).toBe('Betaald 1');
    const sums = region.getByText('1 regel, Af 12 euro en 50 cent');
    expect(sums.getAttribute('aria-live')).toBe('polite');
    expect(region.queryByText('Zwemles A')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('searches a long list of transactions, and clears a search without results', async () => {
    const transactions = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => aTransaction({ id: String(id) }));
    const { user } = await showVoucher(aVoucher({ address: '0x1', transactions, transactionsCount: 8 }));
    const region = within(screen.getByRole('region', { name: 'Bij en af' }));
    await user.click(region.getByRole('button', { name: 'Toon alle 8 regels' }));
    await user.type(region.getByRole('searchbox', { name: 'Zoek een winkel of club' }), 'bakker');
    expect(region.getByText('Geen regels gevonden')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(region.getByRole('button', { name: 'Wis zoeken en filters' }));
    expect(region.getAllByText('Zwembad De Golfslag')).toHaveLength(8);
  });
});
