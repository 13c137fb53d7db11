import { screen } from '@testing-library/react';
import type { ShopInProcess } from './shop-in-process.tsx';

/** Asks for a link on the form for an e-mail address, and opens it as a mail program does: in a tab of its own. */
export async function signInByMail(shop: ShopInProcess, email: string): Promise<void> {
  await shop.user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), email);
  await shop.user.type(screen.getByRole('textbox', { name: 'Herhaal uw e-mailadres' }), email);
  await shop.user.click(screen.getByRole('button', { name: 'Stuur mij een link' }));
  await screen.findByRole('heading', { name: 'Kijk in uw e-mail' });
  const { links = [] } = await shop.platform.mailTo(email);
  const link = new URL(String(links[0]));
  const answer = await shop.platform.send('GET', link.pathname + link.search);
  const back = new URL(String(answer.headers['location']));
  shop.perTab.clear();
  await shop.load(back.pathname + back.search);
}
