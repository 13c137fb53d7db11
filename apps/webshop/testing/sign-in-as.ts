import { ACCOUNT_KEY } from '../src/shell/browser/local-account-store.ts';
import type { ShopInProcess } from './shop-in-process.tsx';

/** Leaves behind what the sign-in of a persona in another tab does; the next load of the page is signed in. */
export async function signInAs(shop: ShopInProcess, persona: string): Promise<void> {
  const account = { access_token: await shop.platform.tokenOf(persona), name: null, type: 'email' };
  shop.local.setItem(`stadstegoed:${ACCOUNT_KEY}`, JSON.stringify(account));
  shop.local.setItem('stadstegoed:last-activity', String(shop.clock.now()));
}
