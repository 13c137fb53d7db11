import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFoundFund, aFoundProduct } from '@stadstegoed/core/testing/a-found.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showSearch, type SearchSetup } from './testing/show-search.tsx';
import { deferred } from '../../../testing/deferred.ts';
import type { TestShopOptions } from '../../../testing/compose-test-shop.ts';

const field = () => within(screen.getByRole('banner')).getByRole<HTMLInputElement>('combobox');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** A text with ordinary spaces. */
const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ');

/** Types in the header, and waits for the suggestions. */
async function typed(text: string, setup: SearchSetup = {}, options: TestShopOptions = {}) {
  const shop = await showSearch('/error/x', setup, options);
  await shop.user.type(field(), text);
  await waitFor(() => expect(document.getElementById('shop-q-list')).not.toBeNull());
  await shop.pass(500);
  await shop.pass(50);
  return shop;
}

describe('the search field of the header', () => {
  it('is a form that works before its suggestions have loaded', async () => {
    const { address, user } = await showSearch('/error/x');
    const form = within(screen.getByRole('banner')).getByRole('search');
    expect([form.getAttribute('action'), field().name]).toEqual(['/search', 'q']);
    await user.type(field(), 'zwem{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=zwem'));
  });

  it('shows products, providers and funds in groups, those with the word in a name first, and marks it [SE-004] [SE-005]', async () => {
    const { overview } = await typed('zwem');
    expect(overview).toHaveBeenCalledExactlyOnceWith({ q: 'zwem' });
    const list = within(screen.getByRole('listbox', { name: 'Voorstellen' }));
    const groups = list.getAllByRole('group');
    expect(groups.map((group) => group.firstChild?.textContent)).toEqual(['Aanbod', 'Aanbieders', 'Regelingen']);
    expect(list.getAllByRole('option').map((option) => plain(option.textContent))).toEqual([
      'Zwemles A Zwembad De Golfslag € 86,-86 euro',
      'Zwembad De Golfslag Badlaan 8 · Zwembad',
      'Kindtegoed Voor zwemles, sport, muziek of tekenles.',
      'Toon alle 3 resultaten voor ‘zwem’',
    ]);
    const marks = Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);
    expect(marks).toEqual(['Zwem', 'Zwem', 'Zwem', 'Zwem', 'zwem']);
  });

  it('tells the number of suggestions once for each answer', async () => {
    await typed('zwem');
    const told = within(screen.getByRole('banner')).getByText('3 voorstellen voor ‘zwem’');
    expect(told.getAttribute('aria-live')).toBe('polite');
  });

  it('is used by keyboard alone: arrows, Enter and Escape', async () => {
    const { user, address } = await typed('zwem');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Zwemles A');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Toon alle 3 resultaten voor ‘zwem’');
    await user.keyboard('{Escape}');
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'zwem']);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
    await user.type(field(), 'zwem');
    await waitFor(() => expect(field().value).toBe('zwem'));
    expect(address()).toBe('/error/x');
  });

  it('keeps the marked suggestion when the prices and addresses follow', async () => {
    const details = deferred<void>();
    const list = async () => {
      await details.promise;
      return ok(singlePage([aFoundProduct()]));
    };
    const { user, address } = await typed('zwem', { list });
    await user.keyboard('{ArrowDown}');
    act(() => details.resolve());
    expect(plain((await screen.findByRole('option', { name: /86/ })).textContent)).toBe(plain(active() ?? null));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('/aanbod/'));
  });

  it('opens a suggestion by pointer, and does not choose the one that the pointer rests on', async () => {
    const { user, address } = await typed('zwem');
    await user.hover(screen.getByRole('option', { name: /Zwemles A/ }));
    expect(active()).toBeUndefined();
    await user.click(screen.getByRole('option', { name: /Toon alle/ }));
    await waitFor(() => expect(address()).toBe('/search?q=zwem'));
  });

  it('closes when the focus leaves it', async () => {
    const { user } = await typed('zwem');
    await user.tab();
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
  });

  it('gets the focus with Ctrl K', async () => {
    const { user } = await showSearch('/error/x');
    field().checkVisibility = () => true;
    await user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  });

  it.each([
    ['offline', 'Er is geen verbinding. Kijk of u internet heeft en probeer het opnieuw.'],
    ['unexpected', 'Er ging iets mis bij ons. Probeer het over een paar minuten opnieuw.'],
    ['timeout', 'Het duurt te lang. Probeer het opnieuw.'],
  ] as const)('says why there are no suggestions: %s', async (kind, sentence) => {
    const answers = [err(failure(kind))];
    const { user, address } = await typed('zwem', { overview: () => answers.shift() ?? null });
    const told = within(screen.getByRole('banner'));
    expect(await told.findByText(sentence)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(told.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('listbox')).toBeDefined();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=zwem'));
  });

  it('never makes HTML of a name', async () => {
    const name = '<img src=x onerror=alert(1)> & <b>zwem</b>';
    await typed('zwem <b>', { found: [aFoundFund({ name, fund: { ...aFoundFund().fund, name } })] });
    const [option] = screen.getAllByRole('option');
    expect(option?.textContent).toContain(name);
    expect(option?.querySelectorAll('img[onerror], b b')).toHaveLength(0);
  });
});

describe('the search on a phone', () => {
  it('opens a suggestion on Enter and closes with its button', async () => {
    const { user, pass, address } = await showSearch('/error/x');
    await user.click(screen.getByRole('button', { name: 'Zoeken' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sluit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Zoeken' }));
    const input = await waitFor(() => within(screen.getByRole('dialog')).getByRole('combobox'));
    await user.type(input, 'zwem');
    await pass(500);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/aanbod/381'));
  });
});
