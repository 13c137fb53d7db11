import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { visitDigid } from '../testing/digid-simulator.ts';
import { arrivesAt, heading, press, liveRegion } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** Dina only ever signed in with DigiD, the only way to ask for Schoolstart. */
const DINA = '999900109';
const ACTIVATE = '/fondsen/3/activeer';
const WIZARD = '/fondsen/3/aanvraag?from=fund-activate';
/** Seconds between two looks whether the link in the mail was opened. */
const LOOKS_AFTER = 5;

/** Asks for Schoolstart as a visitor and comes back from DigiD. */
async function afterDigid(): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: ACTIVATE });
  await press(shop, 'button', /Inloggen met DigiD/);
  await waitFor(() => expect(shop.left).toHaveLength(1));
  await shop.load(await visitDigid(shop, { bsn: DINA }));
  return shop;
}

/** Begins the request and types an e-mail address. */
async function begin(shop: ShopInProcess): Promise<void> {
  await press(shop, 'button', 'Begin met de aanvraag');
  await heading('Op welk e-mailadres kunnen wij u bereiken?');
  await shop.user.type(screen.getByLabelText('Uw e-mailadres'), 'dina@post.example');
  await shop.user.type(screen.getByLabelText('Nog een keer uw e-mailadres'), 'dina@post.example');
  await screen.findByText(/^Bewaard om/);
}

describe('a request that was begun', () => {
  it('is not preceded by a choice or a second DigiD after signing in with DigiD for its fund', async () => {
    const shop = await afterDigid();
    await arrivesAt(shop, WIZARD);
    await screen.findByRole('button', { name: 'Begin met de aanvraag' });
    expect(shop.left).toHaveLength(1);
  });

  it('goes on where it was from the activation of its fund and from home', async () => {
    const shop = await afterDigid();
    await begin(shop);
    await shop.load(ACTIVATE);
    await heading('Fijn dat u er weer bent');
    await shop.load('/');
    await press(shop, 'link', /^Ga verder/);
    await heading('Fijn dat u er weer bent');
    expect(screen.queryByRole('heading', { name: 'Dit had u al ingevuld' })).toBeNull();
    await press(shop, 'button', 'Verder waar u was');
    await heading('Op welk e-mailadres kunnen wij u bereiken?');
    expect(shop.left).toHaveLength(1);
  });

  it('stands in the list of requests, goes on from there, and is gone once it is thrown away [NX-004]', async () => {
    const shop = await afterDigid();
    await begin(shop);
    await shop.load('/aanvragen');
    await heading('Aanvragen');
    await screen.findByRole('heading', { name: 'Niet afgemaakt' });
    await press(shop, 'link', 'Ga verder Schoolstart');
    await heading('Fijn dat u er weer bent');
    await shop.back();
    await press(shop, 'button', 'Gooi weg Schoolstart');
    await press(shop, 'button', 'Gooi mijn antwoorden weg');
    await screen.findByRole('heading', { name: 'U heeft nog niets aangevraagd' });
    expect(screen.queryByRole('heading', { name: 'Niet afgemaakt' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await shop.load(ACTIVATE);
    await heading('Schoolstart aanvragen');
  });

  it('says that the answers are kept when DigiD has to be confirmed again', async () => {
    const shop = await afterDigid();
    await begin(shop);
    await shop.pass(11 * 60);
    await shop.load(ACTIVATE);
    await heading('Schoolstart aanvragen');
    expect(screen.getByText('Uw antwoorden zijn bewaard. U gaat zo verder waar u was.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await press(shop, 'button', 'Ga verder met DigiD');
    await waitFor(() => expect(shop.left).toHaveLength(2));
  });

  it('is the way back for who opens the link in the mail of its first step', async () => {
    const shop = await afterDigid();
    await begin(shop);
    await press(shop, 'button', 'Volgende');
    await heading('Kijk in uw e-mail');
    expect(await liveRegion('Wij wachten op uw klik. Dit scherm ververst zichzelf.')).toBe('status');
    await shop.load(await linkTo(shop, 'dina@post.example'));
    await heading('Uw e-mailadres is bevestigd');
    expect(screen.getByText('Ga terug naar uw aanvraag voor Schoolstart. Uw antwoorden zijn bewaard.')).toBeDefined();
    await press(shop, 'button', 'Verder waar u was');
    await heading('Dit zijn de voorwaarden');
    await screen.findByText(/^Stap 2 van /);
  });

  it('says by itself that the link in the mail was opened on another device', async () => {
    const shop = await afterDigid();
    await begin(shop);
    await press(shop, 'button', 'Volgende');
    await heading('Kijk in uw e-mail');
    await linkTo(shop, 'dina@post.example');
    await shop.pass(LOOKS_AFTER);
    await heading('Uw e-mailadres is bevestigd');
    expect(await liveRegion('U kunt verder met de aanvraag.')).toBe('status');
  });
});

/** Follows the link in the newest mail; resolves with the path of the shop to which it leads. */
async function linkTo(shop: ShopInProcess, address: string): Promise<string> {
  const [mail] = await shop.mock.mails(address);
  const { pathname, search } = new URL(mail?.links[0] ?? '');
  const answer = await shop.platform.send('GET', pathname + search);
  const back = new URL(String(answer.headers['location']));
  return back.pathname + back.search;
}
