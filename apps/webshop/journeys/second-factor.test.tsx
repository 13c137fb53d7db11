import { newestFactorCode } from '@stadstegoed/mock-server/testing/factor-code.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { given } from '@stadstegoed/core/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, failureAlert, heading, keepsAccount, press, signOut, toast } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), { as: 'kees', ...visit });

const codeOf = (shop: ShopInProcess): string => newestFactorCode(shop.platform.world());

async function fillCode(shop: ShopInProcess, shown: HTMLElement, code: string): Promise<void> {
  await shop.user.type(await within(shown).findByLabelText('Code van zes cijfers'), code);
  await shop.user.click(within(shown).getByRole('button', { name: 'Ga verder' }));
}

async function addApp(shop: ShopInProcess, shown: HTMLElement): Promise<void> {
  await shop.user.selectOptions(await within(shown).findByLabelText('Welke app gebruikt u?'), 'Google Authenticator');
  await fillCode(shop, shown, codeOf(shop));
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a second factor', () => {
  it('that a fund needs is asked for in each session, says what is wrong with a code, and keeps the resident where she was [NX-030]', async () => {
    const shop = await open({ scenario: 'second-factor-needed', at: '/tegoeden' });
    await shop.user.click(within(await dialog('Zet de extra code aan')).getByRole('button', { name: 'Met een sms' }));
    const number = await dialog('Uw telefoonnummer');
    await shop.user.type(within(number).getByLabelText('Mobiel nummer'), '06-12 34 56 78');
    await shop.user.click(within(number).getByRole('button', { name: 'Stuur mij een sms' }));
    const code = await dialog('Vul uw code in');
    expect(shop.platform.world().table('sms').all()).toMatchObject([
      { to: '31612345678', text: `Uw code is ${codeOf(shop)}` },
    ]);
    await fillCode(shop, code, codeOf(shop));
    await isGone();
    await screen.findByRole('link', { name: /^Meedoentegoed/ });
    await keepsAccount(shop, { name: 'kees@post.example' });

    // Another session of the same resident.
    const world = shop.platform.world();
    for (const session of world.table('sessions').all())
      world.table('sessions').update(session, { is_confirmed: false });
    await shop.go('/declaraties');
    const again = await dialog('Vul uw code in');
    await within(again).findByText('Wij sturen een code naar uw nummer dat eindigt op 78.');
    await shop.user.click(within(again).getByRole('button', { name: 'Stuur mij een sms' }));
    await within(again).findByText('Wij stuurden een code naar uw nummer dat eindigt op 78.');
    await fillCode(shop, again, '000000');
    await within(again).findAllByText(/^Deze code klopt niet/);
    await shop.user.clear(within(again).getByLabelText('Code van zes cijfers'));
    await fillCode(shop, again, codeOf(shop));
    await isGone();
    await heading('Declaraties');
    expect(shop.address).toBe('/declaraties');
  });

  it('that is asked for in the middle of a form keeps what was typed, and sends it [NX-031]', async () => {
    const shop = await open({ scenario: 'second-factor-possible', at: '/preferences/emails' });
    const field = await screen.findByLabelText('Nieuw e-mailadres');
    await shop.user.type(field, 'kees@werk.example');
    const world = shop.platform.world();
    for (const fund of world.table('funds').all())
      world.table('funds').update(fund, { second_factor: 'restrict_features' });
    await press(shop, 'button', 'Voeg toe');
    await shop.user.click(within(await dialog('Zet de extra code aan')).getByRole('button', { name: 'Met een app' }));
    await addApp(shop, await dialog('Koppel uw app'));
    await screen.findByText(/Wij stuurden een link naar kees@werk.example/);
    expect(world.table('emails').first('email', 'kees@werk.example')).toBeDefined();
  });

  it('that is asked for while a file is sent keeps the file, and sends it [NX-031]', async () => {
    const shop = await open({ scenario: 'second-factor-possible', at: '/declaraties/maken' });
    await screen.findByLabelText(/Hoeveel heeft u betaald/);
    const control = given(document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])'));
    const world = shop.platform.world();
    for (const fund of world.table('funds').all()) world.table('funds').update(fund, { second_factor: 'required' });
    await shop.user.upload(control, new File(['%PDF-1.4'], 'bon.pdf', { type: 'application/pdf' }));
    await shop.user.click(within(await dialog('Zet de extra code aan')).getByRole('button', { name: 'Met een app' }));
    await addApp(shop, await dialog('Koppel uw app'));
    await screen.findByText('Toegevoegd');
    expect(world.table('files').all()).toMatchObject([{ original_name: 'bon.pdf' }]);
  });

  it('that is put off leaves the page as it is, and is asked for again by the button [NX-030]', async () => {
    const shop = await open({ scenario: 'second-factor-restricts', at: '/declaraties' });
    await shop.user.click(within(await dialog('Zet de extra code aan')).getByRole('button', { name: 'Sluiten' }));
    const alert = await failureAlert(/Uw gemeente vraagt om een extra code/);
    await isGone();
    await shop.go('/tegoeden');
    await screen.findByRole('link', { name: /^Meedoentegoed/ });
    await shop.go('/declaraties');
    await failureAlert(/Uw gemeente vraagt om een extra code/);
    expect([alert.isConnected, screen.queryByRole('dialog')]).toEqual([false, null]);
    await press(shop, 'button', /opnieuw/);
    await dialog('Zet de extra code aan');
  });

  it('that a resident cannot give lets her sign out [NX-030]', async () => {
    const shop = await open({ scenario: 'second-factor-needed', at: '/tegoeden' });
    await shop.user.click(within(await dialog('Zet de extra code aan')).getByRole('button', { name: 'Sluiten' }));
    await failureAlert(/Uw gemeente vraagt om een extra code/);
    await signOut(shop);
  });

  it('is added and removed on the page of devices [NX-032]', async () => {
    const shop = await open({ scenario: 'second-factor-possible', at: '/tweefactorauthenticatie' });
    await press(shop, 'button', 'Voeg een app toe');
    const shown = await dialog('Koppel uw app');
    await within(shown).findByRole('img', { name: 'QR-code voor uw app' });
    expect(document.activeElement).toBe(within(shown).getByRole('heading', { description: /QR-code of een sleutel/ }));
    await shop.user.click(within(shown).getByRole('button', { name: 'Kopieer' }));
    await within(shown).findByText('De sleutel is gekopieerd.');
    const [begun] = shop.platform.world().table('second_factors').all();
    expect(await navigator.clipboard.readText()).toBe(begun?.secret);
    await addApp(shop, shown);
    await toast('De extra code staat aan.');
    await press(shop, 'button', 'Verwijder Google Authenticator');
    await fillCode(shop, await dialog('Wilt u deze manier verwijderen?'), codeOf(shop));
    await toast('Deze manier is verwijderd.');
    await screen.findByRole('button', { name: 'Voeg een app toe' });
  });

  it('is nowhere on a platform without one [NX-032]', async () => {
    const shop = await open({ scenario: 'one-voucher', at: '/beveiliging/sessies' });
    await screen.findByRole('button', { name: 'Log overal uit' });
    expect(screen.queryByText('Extra code bij het inloggen')).toBeNull();
    expect(shop.calls.filter(({ path }) => path.includes('2fa'))).toEqual([]);
  });
});
