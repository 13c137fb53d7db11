import { ok } from '@stadstegoed/core/shared/result.ts';
import { AppLink } from '@stadstegoed/core/sign-in/app-link.port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { variant } from 'virtual:variant';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const main = () => within(screen.getByRole('main'));

async function open(send: AppLink['send'], language: 'nl' | 'en' = 'nl') {
  return renderShop('/me', {
    language,
    stubs: (container) => {
      container.stub(AppLink, { send });
      quietPlatform(container);
    },
  });
}

describe('the screen of the app', () => {
  it('has the store of each device, a button that opens the app, and is accessible [PA-001]', async () => {
    await open(vi.fn());
    const stores = within(main().getByRole('list', { name: 'Haal de app' }));
    expect(stores.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      variant.appLinks.android,
      variant.appLinks.iphone,
      variant.appLinks.ipad,
    ]);
    expect(main().getByRole('link', { name: 'Open de app' }).getAttribute('href')).toBe(variant.appLinks.deepLink);
    expect(await axeFindings()).toEqual([]);
  });

  it('sends the link by SMS, by keyboard alone', async () => {
    const send = vi.fn(() => Promise.resolve(ok(undefined)));
    const { user } = await open(send);
    main()
      .getByRole('textbox', { name: /Mobiel nummer/ })
      .focus();
    await user.keyboard('0612345678{Enter}');
    await main().findByText('De sms is verstuurd. Open de link op uw telefoon.');
    expect(send).toHaveBeenCalledWith('+31612345678');
  });
});
