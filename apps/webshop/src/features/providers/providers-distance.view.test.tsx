import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showProviders } from './testing/show-providers.tsx';

describe('the filter by distance', () => {
  it('offers 3, 5, 10, 15, 25, 50, 75 km and anywhere [SH-075]', async () => {
    await showProviders('/aanbieders?show_menu=1');
    const select = await screen.findByRole('combobox', { name: 'Niet verder dan' });
    const options = within(select).getAllByRole('option');
    const distances = [3, 5, 10, 15, 25, 50, 75].map((distance) => `${distance} kilometer`);
    expect(options.map(({ textContent }) => textContent)).toEqual([...distances, 'Overal']);
  });

  it('asks the device for its place only after a press, and is kind about a refusal', async () => {
    const { user, ask } = await showProviders('/aanbieders?show_menu=1');
    const button = await screen.findByRole('button', { name: 'Gebruik mijn plek' });
    expect(ask).not.toHaveBeenCalled();
    await user.click(button);
    const told = await screen.findByText('U deelt uw plek niet. Dat is prima: vul uw postcode in.');
    expect(told.getAttribute('aria-live')).toBe('polite');
  });
});
