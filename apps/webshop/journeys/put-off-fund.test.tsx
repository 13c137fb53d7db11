import { funds } from '@stadstegoed/mock-server/fixtures/seed/values/fund-ids.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, press, signOut } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** Lets anybody ask for a fund, so that it is unclaimed for residents without its voucher. */
function openToAll(shop: ShopInProcess, id: number): void {
  const rows = shop.platform.world().table('funds');
  const fund = rows.get(id);
  if (fund) rows.update(fund, { allow_direct_requests: true });
}

/** Signs in without a goal, as after DigiD. */
async function comesIn(shop: ShopInProcess, persona: string): Promise<void> {
  const { exchange_token } = await shop.mock.signIn(persona);
  await shop.load(`/auth-link?token=${exchange_token}`);
  await press(shop, 'button', 'Ga verder en log in');
}

async function aShop(scenario = 'open-code'): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario, at: '/' });
  openToAll(shop, funds.kindtegoed);
  return shop;
}

it('"Niet nu" leads home, and the fund is no reason to go there until another is unclaimed [SI-035, SI-036]', async () => {
  const shop = await aShop();
  await comesIn(shop, 'yusuf');
  await arrivesAt(shop, /^\/fondsen\/1\/activeer/);
  await press(shop, 'button', 'Niet nu');
  await arrivesAt(shop, '/');
  await screen.findByRole('link', { name: 'Kindtegoed' });
  await signOut(shop);
  await comesIn(shop, 'yusuf');
  await arrivesAt(shop, '/');
  await signOut(shop);
  openToAll(shop, funds.meedoentegoed);
  await comesIn(shop, 'yusuf');
  await arrivesAt(shop, new RegExp(`^/fondsen/${funds.meedoentegoed}/`));
});

it('"Niet nu" of one resident is not that of another on the same device', async () => {
  const shop = await aShop('ordinary-tuesday');
  await comesIn(shop, 'yusuf');
  await press(shop, 'button', 'Niet nu');
  await arrivesAt(shop, '/');
  await signOut(shop);
  await comesIn(shop, 'mila');
  await arrivesAt(shop, /^\/fondsen\/1\//);
  await screen.findByRole('button', { name: 'Niet nu' });
});

it('a fund that the resident opened herself has no "Niet nu"', async () => {
  const shop = await aShop();
  await comesIn(shop, 'yusuf');
  await press(shop, 'button', 'Niet nu');
  await arrivesAt(shop, '/');
  await shop.go('/fondsen/1/activeer');
  await heading('Hoe wilt u het tegoed activeren?');
  expect(screen.queryByRole('button', { name: 'Niet nu' })).toBeNull();
});
