import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, keepsAccount } from '../testing/screen-queries.ts';
import type { Call } from '../testing/sent-call.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (at: string): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), { scenario: 'several-vouchers', at, as: 'samira' });

const SIGN_OUT: Call = { what: 'DELETE /identity/proxy', signedIn: true };

/** What home asks for a visitor. */
const HOME: readonly Call[] = [
  { what: 'GET /platform/funds', signedIn: false },
  { what: 'GET /platform/products/sample', signedIn: false },
  { what: 'GET /platform/products/sample', signedIn: false },
];

/** Waits until the platform has handled these calls after the first `before`, and no others. */
async function expectCalls(shop: ShopInProcess, before: number, wanted: readonly Call[]): Promise<void> {
  await waitFor(async () => {
    const calls = await shop.handledCalls();
    expect(calls.slice(before)).toEqual(wanted);
  });
}

/** The calls of the screen have been answered: nothing is under way any more. */
async function settle(shop: ShopInProcess): Promise<number> {
  await heading(/./);
  await waitFor(() => expect(document.querySelector('.delayed, .stads-loading')).toBeNull());
  await waitFor(() => expect(shop.underWay).toBe(0));
  return (await shop.handledCalls()).length;
}

describe('a resident who does nothing for 15 minutes', () => {
  it.each(['/', '/fondsen', '/fondsen/1', '/tegoeden', '/fondsen/5/activeer'])(
    'is signed out at %s with one call, and then home is read for a visitor [SH-051]',
    async (at) => {
      const shop = await open(at);
      await settle(shop);
      // The number of new messages is read a little later; it comes before the calls that are counted.
      await shop.pass(10);
      await waitFor(async () => {
        expect((await shop.handledCalls()).map(({ what }) => what)).toContain('GET /platform/notifications');
      });
      const before = await settle(shop);
      await shop.pass(13 * 60 - 10);
      await dialog('Bent u er nog?');
      await shop.pass(2 * 60);
      await arrivesAt(shop, /^\/\?session_expired/);
      await settle(shop);
      await expectCalls(shop, before, [SIGN_OUT, ...HOME]);
    },
  );

  it('gives up what is still being read', async () => {
    const shop = await open('/error/anders');
    await settle(shop);
    const letGo = shop.hold('/platform/vouchers');
    await shop.go('/tegoeden');
    await waitFor(() => expect(shop.isHolding('/platform/vouchers')).toBe(true));
    const before = (await shop.handledCalls()).length;
    shop.shop.shell.idle.stop();
    await shop.shop.shell.endIdleSession();
    letGo();
    await arrivesAt(shop, /^\/\?session_expired/);
    await settle(shop);
    await expectCalls(shop, before, [SIGN_OUT, ...HOME]);
  });

  it.each([
    ['an hour ago', -60 * 60_000],
    ['an hour in the future, because the clock was set back', 60 * 60_000],
  ])(
    'a resident who does nothing for 15 minutes in a closed browser, active %s, is signed out before anything else is asked',
    async (_case, since) => {
      const shop = await open('/error/anders');
      const before = await settle(shop);
      shop.local.setItem('stadstegoed:last-activity', String(shop.clock.now() + since));
      await shop.load('/tegoeden');
      await heading('Log in om uw tegoeden te zien');
      await keepsAccount(shop, null);
      await settle(shop);
      await expectCalls(shop, before, [SIGN_OUT, { what: 'GET /platform/config/webshop', signedIn: false }]);
    },
  );
});
