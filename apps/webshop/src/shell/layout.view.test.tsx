import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { SIGNED_IN } from '../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../testing/quiet-platform.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { liveRegion } from '../../testing/screen-queries.ts';

const stubs = quietPlatform;
const announcement = {
  id: '7',
  type: 'default',
  title: 'Loket dicht',
  descriptionHtml: '<p>Op 5 mei.</p><script>alert(1)</script>',
  dismissible: true,
} as const;

afterEach(() => vi.restoreAllMocks());

describe('the frame', () => {
  it('starts with one skip link to the main content', async () => {
    const { user } = await renderShop('/error/x', { stubs });
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Naar de inhoud');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('has a default title in Dutch with the programme and the municipality [SH-010]', async () => {
    const { shell } = await renderShop('/error/x', { stubs, variant: { title: 'Stadstegoed Zonnedorp' } });
    act(() => shell.title.showOwn(''));
    await waitFor(() => expect(document.title).toBe('Meedoen met Stadstegoed Zonnedorp'));
  });

  it('starts the title with the error prefix while a form has errors', async () => {
    const { shell } = await renderShop('/error/x', { stubs });
    act(() => shell.title.markErrors(true));
    await waitFor(() => expect(document.title).toBe('Fout: Er ging iets mis - Stadstegoed'));
  });
});

describe('the line in English', () => {
  const english = () => screen.queryByRole('region', { name: 'Language' });

  it('switches a browser that asks for no Dutch with one press, and is gone', async () => {
    const { user } = await renderShop('/error/x', { stubs, browserLanguages: ['en-GB'] });
    expect(english()?.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read this website in English' }));
    expect(await screen.findByText('Skip to content')).toBeDefined();
    expect(english()).toBeNull();
  });

  it('stays away in a Dutch browser, and after it was closed', async () => {
    const { user, shell } = await renderShop('/error/x', { stubs, browserLanguages: ['uk'] });
    await user.click(screen.getByRole('button', { name: 'Stay in Dutch' }));
    expect(english()).toBeNull();
    expect(shell.language).toBe('nl');
    cleanup();
    await renderShop('/error/x', { stubs });
    expect(english()).toBeNull();
  });
});

describe('the header', () => {
  it('shows both menus and the sign-out button in the phone menu of a resident', async () => {
    const { user, shell } = await renderShop('/error/x', { stubs, account: SIGNED_IN });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(
      within(drawer.getByRole('navigation', { name: 'Uw menu' })).getByRole('link', { name: 'Tegoeden' }),
    ).toBeDefined();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'Uitloggen' }));
    expect(shell.dialogs.current?.key).toBe('sign-out');
  });

  it('shows a resident the bar at the bottom, whose last button opens the whole menu', async () => {
    const { user } = await renderShop('/error/x', { stubs, account: SIGNED_IN });
    const bar = within(screen.getByRole('navigation', { name: 'Snel naar' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Aanbod', 'Tegoeden']);
    await user.click(bar.getByRole('button', { name: 'Meer' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined();
  });

  it('opens the menu of a resident by keyboard, closes it on Escape and gives focus back', async () => {
    const { user } = await renderShop('/error/x', { stubs, account: SIGNED_IN });
    const button = within(screen.getByRole('banner')).getByRole('button', { name: /noor@voorbeeld\.example/ });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const menu = within(screen.getByRole('banner'));
    await menu.findByRole('button', { name: 'Uitloggen' });
    await user.tab();
    expect(document.activeElement?.textContent?.trim()).toBe('Tegoeden');
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes the profile menu on a click outside it and on a route change', async () => {
    const { user, router } = await renderShop('/error/x', { stubs, account: SIGNED_IN });
    const button = within(screen.getByRole('banner')).getByRole('button', { name: /noor@/ });
    await user.click(button);
    await user.click(screen.getByRole('main'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    await act(() => router.navigate('/nergens'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('after a route change', () => {
  it('the heading is no control any more once the focus moves on, which a screen reader would call clickable', async () => {
    const { router, user } = await renderShop('/error/x', { stubs });
    expect(screen.getByRole('heading', { level: 1 }).hasAttribute('tabindex')).toBe(false);
    expect(screen.getByRole('main').hasAttribute('tabindex')).toBe(false);
    await act(() => router.navigate('/nergens'));
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.tab();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  it('a link in a text of the municipality opens the screen with the router, and its heading has focus', async () => {
    const { user, router } = await renderShop('/error/x', { stubs });
    const text = document.createElement('div');
    text.className = 'stads-rich-text';
    text.innerHTML = '<a href="/nergens">Lees meer</a>';
    screen.getByRole('main').append(text);
    await user.click(screen.getByRole('link', { name: 'Lees meer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/nergens'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pagina niet gevonden'));
  });
});

describe('announcements', () => {
  const platform = aPlatformConfiguration({
    announcements: [announcement, { ...announcement, id: '8', title: 'Storing', dismissible: false }],
  });

  it('appear above every screen, without the scripts in their HTML', async () => {
    await renderShop('/nergens', { stubs, platform });
    // They are read in their place; a live region would read them once more at the end.
    expect(await liveRegion('Loket dicht')).toBe('off');
    await waitFor(() => expect(screen.getAllByText('Op 5 mei.')).toHaveLength(2));
    expect(document.querySelector('script')).toBeNull();
  });

  it('fold out by a press', async () => {
    const { user } = await renderShop('/nergens', { stubs, platform });
    const bar = within(screen.getByRole('region', { name: 'Mededeling: Storing' }));
    const fold = bar.getByRole('button', { name: 'Toon de hele mededeling', expanded: false });
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });
});
