import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PLACE, providerPorts, showProviders } from './testing/show-providers.tsx';

const first = { orderBy: 'name', orderByDir: 'asc', page: 1, perPage: 10 };
const signal = expect.objectContaining({ signal: expect.anything() });

describe('the filter by distance', () => {
  it('offers 3, 5, 10, 15, 25, 50, 75 km and anywhere [SH-075]', async () => {
    await showProviders('/aanbieders');
    const select = await screen.findByRole('combobox', { name: 'Niet verder dan' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      '3 kilometer',
      '5 kilometer',
      '10 kilometer',
      '15 kilometer',
      '25 kilometer',
      '50 kilometer',
      '75 kilometer',
      'Overal',
    ]);
  });

  it('tells a wrong postcode at its field and keeps the list', async () => {
    const { user, address, locate } = await showProviders('/aanbieders');
    const field = await screen.findByRole('textbox', { name: 'Uw postcode' });
    await user.type(field, '99 BA{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Dit is geen postcode/)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    expect(address()).toBe('/aanbieders');
    expect(locate).not.toHaveBeenCalled();
  });

  it('limits the list also while the register of addresses does not answer', async () => {
    const ports = providerPorts();
    ports.locate.mockResolvedValue(err(failure('timeout')));
    const { list } = await showProviders('/aanbieders?distance=10&postcode=9990BA', ports);
    expect(await screen.findByText(/^We kunnen de afstanden nu niet uitrekenen/)).toBeDefined();
    expect(list).toHaveBeenCalledWith({ ...first, near: { postcode: '9990 BA', distance: 10 } }, signal);
  });

  it('asks the device for its place only after a press, and is kind about a refusal', async () => {
    const { user, ask } = await showProviders('/aanbieders');
    const button = await screen.findByRole('button', { name: 'Gebruik mijn plek' });
    expect(ask).not.toHaveBeenCalled();
    await user.click(button);
    const told = await screen.findByText('U deelt uw plek niet. Dat is prima: vul uw postcode in.');
    expect(told.getAttribute('aria-live')).toBe('polite');
  });

  it('uses the postcode near the device', async () => {
    const ports = providerPorts();
    ports.ask.mockResolvedValue(ok({ ...PLACE.position, accuracy: 40 }));
    const { user, address } = await showProviders('/aanbieders', ports);
    await user.click(await screen.findByRole('button', { name: 'Gebruik mijn plek' }));
    await waitFor(() => expect(address()).toBe('/aanbieders?postcode=9990+BA'));
  });
});
