import { codes } from '@stadstegoed/mock-server/seed/codes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, notice, told } from '../testing/look.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

async function sendCode(shop: ShopInProcess, code: string): Promise<void> {
  await shop.user.type(await screen.findByRole('textbox', { name: 'Activatiecode' }), code);
  await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
}

describe('an activation code', () => {
  it('is chosen, typed and becomes the one voucher behind it, with its QR code [FA-002, FA-067, VO-007, VO-008]', async () => {
    const shop = await open({ scenario: 'voucher-code', at: '/fondsen/1/activeer', as: 'yusuf' });
    await heading('Hoe wilt u het tegoed activeren?');
    await shop.user.click(screen.getByRole('radio', { name: /Met een activatiecode/ }));
    await shop.user.click(screen.getByRole('button', { name: 'Ga verder' }));
    await sendCode(shop, codes.voucher.replace('-', ''));
    await arrivesAt(shop, /^\/tegoeden\/0x[0-9a-f]{40}$/);
    await screen.findAllByRole('img', { name: /QR-code van Kindtegoed/ });
  });

  it('that proves enough for several funds leads to the list of the vouchers [FA-067]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.open);
    await arrivesAt(shop, /^\/tegoeden$/);
    await screen.findByRole('heading', { name: 'Kindtegoed' });
    await screen.findByRole('heading', { name: 'Meedoentegoed' });
  });

  it('opens on the same screen under the English path [FA-001]', async () => {
    await open({ scenario: 'open-code', at: '/funds/1/activate', as: 'yusuf', language: 'en' });
    await heading('How do you want to activate the voucher?');
  });

  it('takes the letter o for a zero [FA-059]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.open.replace('-', '').replaceAll('0', 'o'));
    await arrivesAt(shop, /^\/tegoeden$/);
  });

  it('that is nobody’s is refused on its field, and what was typed stays [FA-062, FA-070, SI-067]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, 'ffffffff');
    await screen.findByRole('link', { name: /Deze activatiecode kennen wij niet of is al gebruikt. Poging 1 van 3/ });
    const field = screen.getByRole('textbox', { name: 'Activatiecode' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toMatchObject({ value: 'FFFF-FFFF' });
    await waitFor(() => expect(document.title).toMatch(/^Fout: /));
  });

  it('that was used is refused on its field [FA-063, FA-071]', async () => {
    const shop = await open({ scenario: 'used-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.used);
    await screen.findByRole('link', { name: 'Deze activatiecode is al gebruikt.' });
    expect(shop.address).toBe('/fondsen/1/activeer?option=code');
  });

  it('of a fund that the resident has is refused on its field [FA-071]', async () => {
    const shop = await open({ scenario: 'used-code-same-fund', at: '/fondsen/1/activeer?option=code', as: 'kees' });
    await sendCode(shop, codes.openMeedoen);
    await screen.findByRole('link', { name: 'Gebruik voor iedere persoon een eigen account.' });
  });

  it('typed too often is answered in a dialog with title and lines [FA-072]', async () => {
    const shop = await open({ scenario: 'throttled-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await sendCode(shop, codes.open);
    const asked = await dialog(/./);
    expect(within(asked).getByRole('heading').textContent).not.toBe('');
    await shop.user.click(within(asked).getByRole('button', { name: 'Begrepen' }));
    expect(screen.getByRole('textbox', { name: 'Activatiecode' })).toMatchObject({ value: codes.open.toUpperCase() });
  });

  it('that meets a broken platform is answered in a dialog titled Error [FA-074]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await shop.disturb({ path: '/platform/funds/redeem', status: 500, times: 1 });
    await sendCode(shop, codes.open);
    const shown = await dialog('Error');
    await shop.user.click(within(shown).getByRole('button', { name: 'Begrepen' }));
    await shop.user.click(screen.getByRole('button', { name: 'Activeer tegoed' }));
    await arrivesAt(shop, /^\/tegoeden$/);
  });
});

describe('activation without a question', () => {
  it('applies at once where every criterion is met, and says so [FA-033, FA-068]', async () => {
    const shop = await open({ scenario: 'all-criteria-valid', at: '/fondsen/4/activeer', as: 'noor' });
    await arrivesAt(shop, /^\/tegoeden\/0x/);
    await notice('Tegoed geactiveerd.');
  });

  it('goes to the fund with the platform’s sentence when applying is refused [FA-034, FA-075]', async () => {
    const shop = await open({ scenario: 'apply-refused', at: '/fondsen/4/activeer', as: 'noor' });
    await arrivesAt(shop, /^\/fondsen\/4$/);
    await notice('Deze regeling staat nu niet open.');
  });

  it('goes to the voucher that is there already [FA-030]', async () => {
    const shop = await open({ scenario: 'one-voucher', at: '/fondsen/2/activeer', as: 'kees' });
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('tells of a request that is in progress [FA-032]', async () => {
    await open({ scenario: 'fund-request-pending', at: '/fondsen/3/activeer', as: 'omar' });
    await heading('U heeft dit al aangevraagd');
  });

  it('tells that a partner has it [FA-031]', async () => {
    await open({ scenario: 'fund-taken-by-partner', at: '/fondsen/2/activeer', as: 'lotte' });
    await heading('Dit tegoed is al geactiveerd');
  });

  it('sends a visitor to start and comes back after sign-in [FA-035, FA-036]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer' });
    await heading('Hoe wilt u inloggen?');
    expect(shop.address).toMatch(/^\/start\?/);
  });

  it('tells what went wrong when the fund is not there, and keeps the menu', async () => {
    await open({ scenario: 'open-code', at: '/fondsen/9999/activeer', as: 'yusuf' });
    await told('Dit bestaat niet meer.');
    expect(screen.getAllByRole('link', { name: 'Regelingen' }).length).toBeGreaterThan(0);
  });
});
