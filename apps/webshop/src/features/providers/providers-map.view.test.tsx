import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aProvider } from '@stadstegoed/core/testing/a-provider.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { providerPorts, showProviders } from './testing/show-providers.tsx';

const order = { orderBy: 'name', orderByDir: 'asc' };
const signal = expect.objectContaining({ signal: expect.anything() });

describe('the map of providers', () => {
  it('reads all providers once and pages its list itself [PV-012] [PV-028]', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      aProvider({ id: String(index + 1), name: `Club ${index + 1}` }),
    );
    const { list, listAll, user, address } = await showProviders('/aanbieders?show_map=1', providerPorts(many));
    expect(await screen.findByRole('region', { name: 'Kaart met aanbieders' })).toBeDefined();
    expect(listAll).toHaveBeenCalledWith(order, signal);
    expect(screen.getByText('23 aanbieders')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Pagina 3' }));
    await waitFor(() => expect(address()).toBe('/aanbieders?page=3&show_map=1'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Club 21' })).toBeDefined();
    expect(listAll).toHaveBeenCalledOnce();
    expect(list).not.toHaveBeenCalled();
  });

  it('is read again in another language', async () => {
    const { listAll, user } = await showProviders('/aanbieders?show_map=1');
    await screen.findByRole('region', { name: 'Kaart met aanbieders' });
    await user.click(screen.getByRole('button', { name: /English/ }));
    await waitFor(() => expect(listAll).toHaveBeenCalledTimes(2));
  });

  it('has its filters in a drawer, so that the map is wide', async () => {
    const { user } = await showProviders('/aanbieders?show_map=1');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeDefined();
  });

  it('cannot be chosen when the municipality has no map', async () => {
    const on = aPlatformConfiguration();
    const platform = { ...on, shown: { ...on.shown, providersMap: false } };
    await showProviders('/aanbieders', providerPorts(), { platform });
    expect(await screen.findByText('37 aanbieders')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Kaart' })).toBeNull();
  });
});
