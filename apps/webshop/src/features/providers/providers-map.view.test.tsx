import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { providerPorts, showProviders } from './testing/show-providers.tsx';

describe('the map of providers', () => {
  it('is read again in another language', async () => {
    const { listAll, user } = await showProviders('/aanbieders?show_map=1');
    await screen.findByRole('region', { name: 'Kaart met aanbieders' });
    await user.click(screen.getByRole('button', { name: /English/ }));
    await waitFor(() => expect(listAll).toHaveBeenCalledTimes(2));
  });

  it('has its place above the rows while the providers are read', async () => {
    const ports = providerPorts();
    ports.listAll.mockReturnValue(new Promise(() => undefined));
    await showProviders('/aanbieders?show_map=1', ports);
    await waitFor(() => expect(document.querySelector('.providers-map .stads-map')).not.toBeNull());
  });

  it('cannot be chosen when the municipality has no map', async () => {
    const on = aPlatformConfiguration();
    const platform = { ...on, shown: { ...on.shown, providersMap: false } };
    await showProviders('/aanbieders', providerPorts(), { platform });
    expect(await screen.findByText('37 aanbieders')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Kaart' })).toBeNull();
  });
});
