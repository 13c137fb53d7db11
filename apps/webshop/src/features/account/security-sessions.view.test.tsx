import { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { anAccountSession } from '@stadstegoed/core/testing/an-account.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const PATH = '/tweefactorauthenticatie';
const HERE = anAccountSession();
const PHONE = anAccountSession({
  uid: 's2',
  isCurrent: false,
  isActive: false,
  lastRequest: {
    secondsAgo: 3600,
    place: 'Zonnedorp',
    device: { type: 'mobile', browser: 'Safari', system: 'iOS' },
  },
});
const UNKNOWN = anAccountSession({
  uid: 's3',
  isCurrent: false,
  isActive: false,
  lastRequest: { secondsAgo: 30 * 86_400, place: null, device: null },
});

async function open(answers: Partial<Sessions> = {}) {
  const stubs = {
    list: vi.fn<Sessions['list']>(() => Promise.resolve(ok(singlePage([HERE, PHONE, UNKNOWN])))),
    end: vi.fn<Sessions['end']>(() => Promise.resolve(ok(undefined))),
    endAll: vi.fn<Sessions['endAll']>(() => Promise.resolve(ok(undefined))),
  };
  const shop = await renderShop(PATH, {
    account: SIGNED_IN,
    stubs: (container) => {
      container.stub(Sessions, { ...stubs, ...answers });
      quietPlatform(container);
    },
  });
  return { ...shop, ...stubs };
}

const inMain = () => within(screen.getByRole('main'));
const END_PHONE = { name: 'Log uit Telefoon, Safari op iOS' };

describe('the devices on which the resident is signed in', () => {
  it('are listed, this one first and marked, with device, place and time as far as they are known [AC-007] [AC-008] [AC-017]', async () => {
    await open();
    const rows = (await inMain().findAllByRole('listitem')).filter((item) => item.className.includes('account-device'));
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Deze computer ?Hier bent u nu ?Firefox op Windows · nu in gebruik/),
      expect.stringMatching(/^Telefoon ?Safari op iOS · Zonnedorp · vandaag om 9.00\suur/),
      expect.stringMatching(/^Onbekend apparaat ?Wij weten niet welk apparaat dit is · 16 december 2025/),
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('count as signed out when they were already, and stay when it failed', async () => {
    const end = vi.fn<Sessions['end']>(() => Promise.resolve(err(failure('not_found'))));
    end.mockResolvedValueOnce(err(failure('unexpected')));
    const { user } = await open({ end });
    await user.click(await inMain().findByRole('button', END_PHONE));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log dat apparaat uit' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Er ging iets mis bij ons.');
    await user.click(dialog.getByRole('button', { name: 'Log dat apparaat uit' }));
    expect(await inMain().findByText('Uitgelogd')).toBeDefined();
  });

  it('ask as the menu does before signing out here', async () => {
    const { user } = await open();
    await user.click(await inMain().findByRole('button', { name: 'Log hier uit' }));
    expect(await screen.findByRole('dialog', { name: 'Wilt u uitloggen?' })).toBeDefined();
  });

  it('are only this one: the screen says so', async () => {
    await open({ list: () => Promise.resolve(ok(singlePage([HERE]))) });
    expect(await inMain().findByText(/U bent nergens anders ingelogd/)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });
});

it('a phone has one line with the name of the page, which folds out to the pages of the account', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { user } = await open();
  const menu = within(
    (await inMain().findByText('Apparaten', { selector: 'summary *' })).closest('nav') ?? document.body,
  );
  expect(inMain().queryByRole('navigation', { name: 'Kruimelpad' })).toBeNull();
  await user.click(menu.getByText('Apparaten', { selector: 'summary *' }));
  expect(menu.getByRole('link', { name: 'Apparaten' }).getAttribute('aria-current')).toBe('page');
  expect(menu.getByRole('link', { name: 'Declaraties' }).getAttribute('href')).toBe('/declaraties');
  vi.unstubAllGlobals();
});
