import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { composeTestShop, SIGNED_IN, type TestShopOptions } from '../../testing/compose-test-shop.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createShopRouter, firstScreen } from './router.tsx';
import { ShopRoot } from './shop-root.tsx';
import { startShop } from './start-shop.ts';

const OFFERS = '/api/v1/platform/products';

/** A shop that opens a path and is not drawn; its calls are never answered. */
async function open(path: string, options: TestShopOptions & { readonly areTextsHeld?: boolean } = {}) {
  const { areTextsHeld = false, ...given } = options;
  const calls: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    calls.push(request);
    return new Promise(() => undefined);
  };
  const shop = composeTestShop({ fetch, ...given });
  await shop.shell.texts.need(['shell', 'home']);
  void startShop(shop.shell);
  if (areTextsHeld) shop.loader.need = () => new Promise(() => undefined);
  const router = createShopRouter(shop, (routes) => createMemoryRouter(routes, { initialEntries: [path] }));
  shop.useRouter(router);
  const offerCalls = (): readonly Request[] => calls.filter(({ url }) => new URL(url).pathname === OFFERS);
  /** Waits until the offers are asked for, which the screen, not drawn yet, cannot have done. */
  const untilAsked = async (): Promise<void> => await expect.poll(() => offerCalls().length).toBe(1);
  return { ...shop, router, offerCalls, untilAsked, draw: () => render(<ShopRoot shop={shop} router={router} />) };
}

describe('a screen that is being opened', () => {
  it('reads before it is drawn, and once', async () => {
    const { offerCalls, draw, router, loader } = await open('/aanbod');
    // The texts are there before the bindings.
    let comeBindings = (): void => undefined;
    const bind = loader.bind.bind(loader);
    loader.bind = async (texts) => {
      await new Promise<void>((resolve) => (comeBindings = resolve));
      await bind(texts);
    };
    loader.need = async () => undefined;
    const shown = firstScreen(router).then(() => offerCalls().length);
    await vi.dynamicImportSettled();
    comeBindings();
    expect(await shown).toBe(1);
    draw();
    await screen.findByRole('heading', { name: 'Aanbod' });
    expect(offerCalls()).toHaveLength(1);
  });

  it('reads once under the Strict Mode of React', async () => {
    const shop = await open('/aanbod');
    await firstScreen(shop.router);
    render(
      <StrictMode>
        <ShopRoot shop={shop} router={shop.router} />
      </StrictMode>,
    );
    await screen.findByRole('heading', { name: 'Aanbod' });
    expect(shop.offerCalls().map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('reads what its address and the entry of the history ask for', async () => {
    const { router, offerCalls } = await open('/error/anders');
    await firstScreen(router);
    await router.navigate('/acties?page=3', { state: { filters: { distance: '5', postcode: '1234AB' } } });
    expect(offerCalls().map(({ url }) => [...new URL(url).searchParams].toString())).toEqual([
      expect.stringMatching(/(?=.*page,3)(?=.*fund_type,subsidies)/),
    ]);
  });

  it('makes its view model anew when none was started', async () => {
    const { untilAsked, offerCalls, draw, router, viewModels } = await open('/aanbod');
    await untilAsked();
    await firstScreen(router);
    viewModels.clear();
    draw();
    await expect.poll(() => offerCalls().map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('nothing is read', () => {
  it('for a visitor on a screen of residents', async () => {
    const { router, offerCalls } = await open('/bladwijzers');
    await firstScreen(router);
    expect(offerCalls()).toEqual([]);
  });

  it('on a screen that is switched off', async () => {
    const { router, offerCalls } = await open('/aanbod', { environment: '{ "flags": { "productsList": false } }' });
    await firstScreen(router);
    expect(offerCalls()).toEqual([]);
  });

  it('for a resident whose sign-in was left alone for too long', async () => {
    const local = memoryStorage({ 'stadstegoed:last-activity': '1000' });
    const { router, offerCalls } = await open('/bladwijzers', { account: SIGNED_IN, local });
    await firstScreen(router);
    expect(offerCalls()).toEqual([]);
  });

  it('for a screen that was left before its code came', async () => {
    const { router, offerCalls } = await open('/error/anders');
    await firstScreen(router);
    await Promise.all([router.navigate('/aanbod'), router.navigate('/error/nogmaals')]);
    await router.navigate('/uitleg');
    expect(offerCalls()).toEqual([]);
  });

  it('a second time when a screen that stands gets another query, another parameter or its other path', async () => {
    const { router, draw, offerCalls } = await open('/aanbod');
    await firstScreen(router);
    draw();
    await screen.findByRole('heading', { name: 'Aanbod' });
    void router.navigate('/aanbod?show_menu=true');
    expect(router.state.location.search).toBe('?show_menu=true');
    await router.navigate('/products?show_menu=true');
    expect(offerCalls().map(({ signal }) => signal.aborted)).toEqual([false]);
    await router.navigate('/products?page=2');
    await expect.poll(() => offerCalls().map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('what was started stops', () => {
  it('when the screen is left before it came', async () => {
    const { router, untilAsked, offerCalls } = await open('/aanbod', { areTextsHeld: true });
    await untilAsked();
    void router.navigate('/fondsen');
    await expect.poll(() => offerCalls().map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('when the session ends before it came', async () => {
    const { shell, untilAsked, offerCalls } = await open('/bladwijzers', { areTextsHeld: true, account: SIGNED_IN });
    await untilAsked();
    shell.session.forget();
    expect(offerCalls().map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('when the screen has come and another is opened before it was drawn', async () => {
    const { router, untilAsked, offerCalls } = await open('/aanbod');
    await untilAsked();
    await firstScreen(router);
    await router.navigate('/');
    expect(offerCalls().map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});
