import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showProviders } from './testing/show-providers.tsx';

describe('the filter by distance', () => {
  it('asks the device for its place only after a press, and is kind about a refusal', async () => {
    const { user, ask } = await showProviders('/aanbieders?show_menu=1');
    const button = await screen.findByRole('button', { name: 'Gebruik mijn plek' });
    expect(ask).not.toHaveBeenCalled();
    await user.click(button);
    const told = await screen.findByText('U deelt uw plek niet. Dat is prima: vul uw postcode in.');
    expect(told.getAttribute('aria-live')).toBe('polite');
  });
});
