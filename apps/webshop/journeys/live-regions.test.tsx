import { growResident } from '@stadstegoed/mock-server/fixtures/growth/grow-resident.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading, liveRegion, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

const visitor = { scenario: 'ordinary-tuesday' };
const resident = { scenario: 'several-vouchers', as: 'samira' };

/** A screen that waits for a call, after the press of a button when it has one. */
interface Waiting extends Visit {
  readonly path: string;
  readonly call: string;
  readonly button?: RegExp;
  readonly sentence: RegExp;
}

// A screen reader hears nothing of these when their region goes, and everything else on the screen stays the same.
describe('live regions', () => {
  it.each<[string, string, Waiting]>([
    [
      'that a link is checked',
      'status',
      {
        ...visitor,
        path: '/auth-link?token=x1',
        call: '/identity/proxy/short-token/exchange/x1',
        button: /^Ga verder en log in/,
        sentence: /^Een moment\. Wij controleren uw link/,
      },
    ],
    [
      'that DigiD opens',
      'polite',
      {
        ...visitor,
        path: '/start',
        call: '/platform/digid',
        button: /^Inloggen met DigiD/,
        sentence: /^Wij openen DigiD/,
      },
    ],
    [
      'that the shop looks how a fund can be activated',
      'status',
      { ...resident, path: '/fondsen/2/activeer', call: '/platform/funds/2', sentence: /^Wij kijken wat u kunt doen/ },
    ],
  ])('a screen reader hears %s', async (_what, region, state) => {
    const shop = await open({ ...state, at: '/error/anders' });
    await heading(/./);
    shop.hold(state.call);
    await shop.load(state.path);
    if (state.button !== undefined) await press(shop, 'button', state.button);
    expect(await liveRegion(state.sentence)).toBe(region);
  });

  it('a screen reader hears announcements, unless they came with the first screen', async () => {
    const shop = await open({ scenario: 'announcements', at: '/error/anders' });
    await heading(/./);
    const answer = shop.hold('/platform/config/webshop');
    await shop.load('/fondsen');
    await heading('Regelingen');
    answer();
    expect(await liveRegion(/De Zomerschool begint weer/)).toBe('polite');
  });

  it('a screen reader hears that suggestions failed', async () => {
    const shop = await open({ ...visitor, at: '/error/anders', before: { path: '/platform/search', status: 500 } });
    await shop.user.type(await screen.findByRole('combobox'), 'zwem');
    await waitFor(() => expect(document.getElementById('shop-q-list')).not.toBeNull());
    await shop.pass(1);
    expect(await liveRegion('Wij kunnen nu geen voorstellen laten zien')).toBe('alert');
  });

  it('a screen reader hears a guess for a typing error', async () => {
    const shop = await open({ ...visitor, at: '/error/anders' });
    await shop.user.type(await screen.findByRole('combobox'), 'zwemlse');
    await waitFor(() => expect(document.getElementById('shop-q-list')).not.toBeNull());
    await shop.pass(1);
    expect(await liveRegion('Bedoelt u zwemles?')).toBe('status');
  });

  it('a screen reader hears that this device cannot store a reimbursement', async () => {
    const shop = await open({ ...resident, at: '/declaraties/maken' });
    const field = await screen.findByLabelText('Wat heeft u gekocht?');
    shop.local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await shop.user.type(field, 'Zwembril');
    await shop.pass(1);
    expect(await liveRegion(/^Dit apparaat kan uw antwoorden niet bewaren/)).toBe('status');
  });

  it('a screen reader hears the number of tasks on home', async () => {
    const shop = await open({ ...resident, at: '/error/anders' });
    await heading(/./);
    const hears = await listen();
    await shop.go('/');
    await hears(/^polite: Er zijn \d+ dingen te doen\.$/);
  });

  it('a screen reader hears the number of reservations once it changes', async () => {
    const shop = await open({ scenario: 'reservations-in-every-state', as: 'ilse', at: '/error/anders' });
    await heading(/./);
    const world = shop.platform.world();
    // A shorter list has no search and filters, and no number with them.
    for (const identity of world.table('identities').where('persona', 'ilse')) {
      growResident(world, identity, { toCollect: 3 });
    }
    await shop.go('/reserveringen');
    await screen.findByText('8 reserveringen');
    const hears = await listen();
    await shop.go('/reserveringen?state=accepted');
    await hears('polite: 3 reserveringen');
  });
});
