import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const open = (path: string, language: 'nl' | 'en' = 'nl') => renderShop(path, { stubs: quietPlatform, language });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('the error page', () => {
  it.each([
    'https://elders.example',
    '//elders.example',
    '/\\elders.example',
    '/%09/elders.example',
    'javascript:alert(1)',
  ])('does not link out of the shop: %s', async (customLink) => {
    await open(`/error/x?customLink=${customLink}`);
    expect(link('Ga verder')).toBeUndefined();
  });

  it('offers to retry a cancelled visit to DigiD, at the fund where it started [SI-064]', async () => {
    await open('/error/digid_0040?fund_id=12');
    expect(screen.getByRole('heading', { level: 1, name: 'U bent gestopt met inloggen' })).toBeDefined();
    expect(link('Probeer opnieuw met DigiD')).toBe('/fondsen/12/activeer?option=digid');
    expect(link('Kies een andere manier')).toBe('/start?target=fundRequest-12');
    expect(screen.getByText(/Er is niets veranderd\./)).toBeDefined();
  });

  it('offers to retry a cancelled visit to DigiD that was for no fund, where it is chosen [SI-063]', async () => {
    await open('/error/digid_0040');
    expect(link('Probeer opnieuw met DigiD')).toBe('/start');
    expect(link('Kies een andere manier')).toBeUndefined();
  });

  it('advises a resident with an unknown DigiD to start a request, which creates an account [SI-061]', async () => {
    await open('/error/digid_uid_not_found');
    expect(screen.getByText(/Doe eerst een aanvraag\. Dan maken wij een account voor u\./)).toBeDefined();
  });

  it('offers the link that helps most first', async () => {
    await open('/error/digid_uid_used');
    const names = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((each) => each.textContent);
    expect(names).toEqual(['Account herstellen', 'Opnieuw inloggen', 'Naar home']);
  });

  it('offers to call during maintenance [PA-017]', async () => {
    await open('/error/maintenance');
    expect(screen.getByRole('heading', { level: 1, name: 'Wij knappen de website even op' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Bel / }).getAttribute('href')).toMatch(/^tel:\d+$/);
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the code in small print, by default unknown_error', async () => {
    await open('/error', 'en');
    expect(screen.getByText('Code: unknown_error')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });
});
