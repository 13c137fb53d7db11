import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showProviders } from './testing/show-providers.tsx';

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

  it('asks the device for its place only after a press, and is kind about a refusal', async () => {
    const { user, ask } = await showProviders('/aanbieders');
    const button = await screen.findByRole('button', { name: 'Gebruik mijn plek' });
    expect(ask).not.toHaveBeenCalled();
    await user.click(button);
    const told = await screen.findByText('U deelt uw plek niet. Dat is prima: vul uw postcode in.');
    expect(told.getAttribute('aria-live')).toBe('polite');
  });
});
