import { aPlatformConfiguration, aStaticPage } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const FRONT = 'https://aanbieders.zonnedorp.example/';
const stubs = quietPlatform;
const fronts = { webshop: null, sponsor: null, provider: FRONT, validator: null, app: null };
const environment = '{"flags":{"providerSignUpPage":true}}';
const page = aStaticPage({ type: 'provider', descriptionHtml: '<p>Welkom, ondernemers.</p>' });
const platform = aPlatformConfiguration({ fronts, pages: { provider: page } });

describe('the provider sign-up', () => {
  it.each([
    ['/aanbieders/aanmelden', 'nl', 'Doe mee als aanbieder', /als aanbieder, als controleur of als sponsor/],
    ['/sign-up', 'en', 'Take part as a provider', /as a provider, as a validator or as a sponsor/],
  ] as const)(
    '%s describes that organisations can sign up as provider, validator or sponsor [PV-004] [PV-005] [PV-007]',
    async (path, language, title, roles) => {
      await renderShop(path, { stubs, platform, environment, language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(screen.getByText(roles)).toBeDefined();
      expect(await screen.findByText('Welkom, ondernemers.')).toBeDefined();
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('leads to the front of the providers, and to no front that may not be followed [reading 40]', async () => {
    const others = { ...fronts, sponsor: 'http://elders.example/' };
    await renderShop('/aanbieders/aanmelden', { stubs, platform: { ...platform, fronts: others }, environment });
    const link = await screen.findByRole('link', { name: 'Meld u aan als aanbieder' });
    expect(link.getAttribute('href')).toBe(FRONT);
    expect(screen.queryByRole('link', { name: 'Meld u aan als sponsor' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Meld u aan' }).getAttribute('href')).toBe('/aanbieders/inloggen');
  });

  it('leaves for the page of the municipality when that is elsewhere', async () => {
    const elsewhere = { ...page, external: true, externalUrl: `${FRONT}meedoen` };
    const { left } = await renderShop('/aanbieders/aanmelden', {
      stubs,
      environment,
      platform: { ...platform, pages: { provider: elsewhere } },
    });
    await waitFor(() => expect(left).toEqual([`${FRONT}meedoen`]));
  });
});

describe('the sign-up-redirect', () => {
  it.each(['/aanbieders/inloggen', '/providers/sign-in'])(
    '%s goes to the front of the providers [PV-001] [PV-002] [PV-003]',
    async (path) => {
      const { left } = await renderShop(path, { stubs, platform, environment });
      await waitFor(() => expect(left).toEqual([FRONT]));
    },
  );
});
