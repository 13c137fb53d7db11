import { aPlatformConfiguration, aStaticPage } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { waitFor } from '@testing-library/react';
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
