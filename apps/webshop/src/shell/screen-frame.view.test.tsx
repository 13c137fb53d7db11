import { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { composeTestShop, SIGNED_IN } from '../../testing/compose-test-shop.ts';
import { deferred } from '../../testing/deferred.ts';
import { quietPlatform } from '../../testing/quiet-platform.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { liveRegion } from '../../testing/screen-queries.ts';
import { createShopRouter } from '../composition/router.tsx';
import { ShopRoot } from '../composition/shop-root.tsx';

describe('a screen', () => {
  it.each([
    ['/acties', { hasSubsidyFunds: false }],
    ['/records', { hasRecords: false }],
    ['/records/create', { recordsCreate: false }],
  ])('says that the platform does not have it: %s', async (path, lacks) => {
    const { address } = await renderShop(path, { stubs: quietPlatform, platform: aPlatformConfiguration(lacks) });
    await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' });
    screen.getByText(/of heeft uw gemeente deze pagina niet/);
    expect(address()).toBe(path);
  });

  it('is announced as loading while the platform may still switch it on, and redirects home when it does not', async () => {
    const answer = deferred<Awaited<ReturnType<PlatformConfig['read']>>>();
    const shop = composeTestShop({
      at: '/fondsen',
      variant: { flags: { fundsList: false } },
      stubs: (container) => {
        container.stub(PlatformConfig, { read: () => answer.promise });
        quietPlatform(container);
      },
    });
    void shop.shell.settings.read();
    await shop.shell.texts.need(['shell', 'home']);
    const router = createShopRouter(shop, (routes) => createMemoryRouter(routes, { initialEntries: ['/fondsen'] }));
    shop.useRouter(router);
    render(<ShopRoot shop={shop} router={router} />);
    expect(await liveRegion('Bezig met laden…')).toBe('status');
    answer.resolve(err(failure('offline')));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('reloads when another resident signs in in another tab', async () => {
    const list = vi.fn<Vouchers['list']>(() => Promise.resolve(ok(singlePage([]))));
    const { shell, local } = await renderShop('/tegoeden', {
      account: SIGNED_IN,
      stubs: (container) => container.stub(Vouchers, { list }),
    });
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    local.setItem('stadstegoed:account', JSON.stringify({ access_token: 'pim', name: null, type: 'app' }));
    act(() => void shell.followOtherTab());
    await waitFor(() => expect(list).toHaveBeenCalledTimes(4));
  });
});

describe('a screen that was left because the sign-in ended', () => {
  it('is shown again when the resident goes back before home was drawn', async () => {
    const { router, shell } = await renderShop('/tegoeden', { account: SIGNED_IN, stubs: quietPlatform });
    // In one go: React draws nothing until both steps are done, as on a slow phone.
    await act(async () => {
      void shell.signOut();
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
      await router.navigate(-1);
    });
    await screen.findByRole('heading', { level: 1, name: 'Log in om uw tegoeden te zien' });
  });

  it('does not leave the name of a voucher in the title of the page', async () => {
    const { router, shell } = await renderShop('/tegoeden/0x1', {
      account: SIGNED_IN,
      stubs: (container) => {
        container.stub(Vouchers, {
          list: () => Promise.resolve(ok(singlePage([]))),
          read: () => Promise.resolve(ok(aVoucher({ address: '0x1' }))),
        });
        quietPlatform(container);
      },
    });
    await waitFor(() => expect(document.title).toBe('Kindtegoed - Stadstegoed'));
    await act(async () => {
      void shell.signOut();
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
      await router.navigate(-1);
    });
    await screen.findByRole('heading', { level: 1, name: 'Log in om uw tegoed te zien' });
    await waitFor(() => expect(document.title).toBe('Tegoed - Stadstegoed'));
  });

  it('is not drawn for a visitor while home is on its way', async () => {
    const { router, shell } = await renderShop('/tegoeden', { account: SIGNED_IN, stubs: quietPlatform });
    const navigate = vi.spyOn(router, 'navigate').mockReturnValue(new Promise(() => undefined));
    act(() => shell.endedByPlatform(false, false));
    expect(navigate).toHaveBeenCalledOnce();
    expect(screen.getByRole('main').textContent).toBe('');
    await waitFor(() => expect(document.title).toBe('Meedoen met Stadstegoed'));
  });
});

describe('a screen that throws', () => {
  it('keeps the layout usable and sets the title of the error', async () => {
    const quietly = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, address } = await renderShop('/tegoeden', {
      account: SIGNED_IN,
      stubs: (container) => {
        container.stub(Vouchers, { list: () => Promise.resolve(ok(singlePage([brokenVoucher()]))) });
        quietPlatform(container);
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Er ging iets mis op deze pagina' });
    await waitFor(() => expect(document.title).toBe('Er ging iets mis op deze pagina - Stadstegoed'));
    await user.click(screen.getByRole('link', { name: 'Naar home' }));
    await waitFor(() => expect(address()).toBe('/'));
    quietly.mockRestore();
  });
});

describe('a screen that cannot be fetched', () => {
  it('shows an error with a retry button and keeps the layout', async () => {
    const quietly = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, router, shell } = await renderShop('/error/x', { account: SIGNED_IN, stubs: quietPlatform });
    vi.spyOn(shell.texts, 'need').mockRejectedValueOnce(new TypeError('offline'));
    await act(() => router.navigate('/tegoeden'));
    await screen.findByRole('heading', { level: 1, name: 'De pagina kon niet worden geladen' });
    await waitFor(() => expect(document.title).toBe('De pagina kon niet worden geladen - Stadstegoed'));
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tegoeden' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Tegoeden - Stadstegoed'));
    quietly.mockRestore();
  });
});

/** A voucher whose rendering throws, as with a bug in the shop. */
function brokenVoucher() {
  return Object.defineProperty(aVoucher(), 'records', {
    // A copy of the voucher does not have it, so that only drawing it throws.
    enumerable: false,
    get: () => {
      throw new Error('broken on purpose');
    },
  });
}
