import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { providerPorts, showProviders } from './testing/show-providers.tsx';

const first = { orderBy: 'name', orderByDir: 'asc', page: 1, perPage: 10 };
const rowOf = (name: string) => within(given(screen.getByRole('heading', { level: 2, name }).closest('li')));
const signal = expect.objectContaining({ signal: expect.anything() });

describe('the list of providers', () => {
  it.each([
    ['/aanbieders', 'nl', 'Aanbieders', '37 aanbieders'],
    ['/providers', 'en', 'Providers', '37 providers'],
  ] as const)(
    'opens at %s and is sorted by name from A to Z [PV-011] [PV-030]',
    async (path, language, title, count) => {
      const { list } = await showProviders(path, providerPorts(), { language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByText(count)).toBeDefined();
      expect(list).toHaveBeenCalledWith(first, signal);
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('requests what every parameter of its address says [PV-010] [PV-033]', async () => {
    const { list, locate } = await showProviders(
      '/aanbieders?page=2&q=zwem&fund_id=13&business_type_id=21&product_category_id=7&distance=5&postcode=9990%20BA&order_by=created_at&order_by_dir=desc',
    );
    expect(list).toHaveBeenCalledWith(
      {
        q: 'zwem',
        fundId: '13',
        businessTypeId: '21',
        categoryId: '7',
        near: { postcode: '9990 BA', distance: 5 },
        orderBy: 'created_at',
        orderByDir: 'desc',
        page: 2,
        perPage: 10,
      },
      signal,
    );
    expect(locate).toHaveBeenCalledWith('9990 BA', signal);
    const chips = await screen.findByRole('group', { name: 'Filters die aan staan' });
    const names = within(chips)
      .getAllByRole('button')
      .map((chip) => chip.textContent);
    expect(names).toEqual(['“zwem”', 'Fietstegoed', 'Sport', 'Binnen 5 km']);
    const kinds = within(screen.getByRole('group', { name: 'Soort aanbieder' }));
    expect(kinds.getByRole('button', { pressed: true }).textContent).toBe('Zwembad');
  });

  it('reads the options of the drawer when it is opened, which has the order on a phone', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, businessTypes, funds } = await showProviders('/aanbieders');
    expect(await screen.findByRole('button', { name: 'Zwembad' })).toBeDefined();
    expect([businessTypes, funds].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await dialog.findByRole('radio', { name: 'Fietstegoed' })).toBeDefined();
    expect(dialog.getByRole('combobox', { name: 'Sorteer op' })).toBeDefined();
    expect([businessTypes, funds].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('shows of each provider the nearest office, with its distance and whether it is open', async () => {
    // The clock of the test stands at Thursday 15 January 2026, 10.00 in the Netherlands.
    await showProviders('/aanbieders?postcode=9990BA');
    await screen.findByText('37 aanbieders');
    const shop = rowOf('Boekhandel Het Leeslint');
    expect(await shop.findByText(/^2,6\skm$/)).toBeDefined();
    expect(shop.getByText('Nu open tot 17.00 uur')).toBeDefined();
    expect(shop.getByRole('link', { name: /^Route\s?naar Boekhandel Het Leeslint/ })).toBeDefined();
    expect(shop.getAllByRole('link')).toHaveLength(2);
  });

  it('says what to loosen when nothing is near', async () => {
    const ports = providerPorts();
    ports.list.mockResolvedValue(ok(singlePage([])));
    await showProviders('/aanbieders?distance=3&postcode=9990BA', ports);
    expect(await screen.findByText('U koos: Binnen 3 km. Zoek verder weg, of haal een filter weg.')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that there are none yet in an empty municipality', async () => {
    const ports = providerPorts([]);
    ports.list.mockResolvedValue(ok(singlePage([])));
    await showProviders('/aanbieders', ports);
    expect(await screen.findByText('Er zijn nog geen aanbieders. Kijk later nog eens.')).toBeDefined();
  });
});
