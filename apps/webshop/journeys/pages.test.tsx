import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
/** Opens the shop and waits for its first screen. */
async function open(visit: Visit): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), visit);
  await heading(/./);
  return shop;
}
const main = (): ReturnType<typeof within> => within(screen.getByRole('main'));
/** What the paragraphs and titles of the page say. */
const texts = (): readonly string[] =>
  Array.from(screen.getByRole('main').querySelectorAll('p, strong'), (element) => element.textContent);
const footer = (): ReturnType<typeof within> => within(screen.getByRole('contentinfo'));

describe('the pages of the municipality', () => {
  it('are opened from the footer [PA-021, PA-022, PA-024, PA-028, PA-040, SH-015]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/sitemap' });
    await heading('Sitemap');
    await shop.user.click(await footer().findByRole('link', { name: 'Privacy' }));
    await heading('Privacy');
    await main().findByText(/Gemeente Zonnedorp bewaart alleen wat nodig is/);
    await shop.user.click(footer().getByRole('link', { name: 'Toegankelijkheid' }));
    await heading('Toegankelijkheid');
    await shop.user.click(footer().getByRole('link', { name: 'Voorwaarden' }));
    await heading('Algemene voorwaarden');
    await arrivesAt(shop, '/algemene-voorwaarden');
  });

  it('have the English addresses too [PA-023, PA-025]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/terms-and-conditions' });
    await heading('Algemene voorwaarden');
  });

  it('are not linked when they are missing, and their addresses lead home [PA-029]', async () => {
    const shop = await open({ scenario: 'pages-missing', at: '/privacy' });
    await arrivesAt(shop, '/');
    expect(footer().queryByRole('link', { name: 'Privacy' })).toBeNull();
    expect(footer().queryByRole('link', { name: 'Uitleg' })).toBeNull();
    expect(footer().getByRole('link', { name: 'Sitemap' })).toBeDefined();
  });

  it('lead home when they are external without an address [PA-030]', async () => {
    const shop = await open({ scenario: 'external-pages', at: '/algemene-voorwaarden' });
    await arrivesAt(shop, '/');
    expect(footer().queryByRole('link', { name: 'Voorwaarden' })).toBeNull();
  });

  it('are opened on their own site when they are external [PA-031]', async () => {
    const shop = await open({ scenario: 'external-pages', at: '/privacy' });
    await waitFor(() => expect(shop.left).toEqual(['https://www.zonnedorp.example/privacy']));
  });
});

describe('the accessibility page', () => {
  it('has the contact data of this deployment [PA-032, PA-033, PA-034, PA-035, PA-036]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/accessibility' });
    await main().findByText(/Wij volgen de eisen van WCAG 2\.2/);
    const values = main().getAllByRole('definition');
    expect(values.map((value: HTMLElement) => value.textContent)).toEqual([
      'Stadstegoed Zonnedorp',
      'Gemeente Zonnedorp',
      'stadstegoed@zonnedorp.example',
      'zonnedorp.example',
      'Lees de hele verklaring',
      '(0123) 45 67 00',
    ]);
  });
});

describe('the explanation', () => {
  it('has the funds, the rules of a voucher and the questions [PA-026, PA-037, PA-038, PA-039]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/uitleg' });
    await main().findByText(/Met een tegoed van Gemeente Zonnedorp doet u mee/);
    expect(main().getByText('Uw tegoed is persoonlijk')).toBeDefined();
    expect(main().getByText('Hoe lang is een tegoed geldig?')).toBeDefined();
    await shop.user.click(await main().findByRole('link', { name: 'Kindtegoed' }));
    await heading('Kindtegoed');
  });

  it.each([
    ['vouchers are personal [PA-041]', /Alleen u of uw kind mag het gebruiken/],
    ['vouchers are not exchanged for cash [PA-042]', /niet ruilen voor geld/],
    ['vouchers are valid for a year from the start date [PA-043]', /vanaf de startdatum/],
    ['the budget is spent in several payments [PA-044]', /in meer dan één keer uitgeven/],
    ['reservations can be cancelled [PA-045]', /een reservering annuleren, zolang de aanbieder nog geen ja zegt\.$/],
    ['a decision comes within 8 weeks [PA-046]', /binnen 8 weken antwoord$/],
    [
      'a reminder comes one month before the end date [PA-047]',
      /Eén maand voor de einddatum krijgt u een herinnering\.$/,
    ],
  ])('says that %s', async (_, sentence) => {
    await open({ scenario: 'ordinary-tuesday', at: '/uitleg' });
    await waitFor(() => expect(texts().some((text) => sentence.test(text))).toBe(true));
  });
});

describe('the sitemap and the app', () => {
  it('lead to the screens that are there [PA-027, PA-001]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/sitemap' });
    await heading('Sitemap');
    await main().findByRole('link', { name: 'Kindtegoed' });
    await shop.user.click(main().getByRole('link', { name: 'De app' }));
    await heading('Uw tegoed altijd op zak');
    await arrivesAt(shop, '/me');
  });

  it.each([
    ['specification', '+31612345678'],
    ['2026-07', '31612345678'],
  ] as const)('send the link to the app by SMS (%s) [PA-005, PA-006]', async (edition, to) => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/me', edition });
    await shop.user.type(await main().findByRole('textbox', { name: /Mobiel nummer/ }), '06 12345678');
    await press(shop, 'button', 'Stuur de link');
    const sent = await main().findByText('De sms is verstuurd. Open de link op uw telefoon.');
    expect(sent.closest('[role=status]')).not.toBeNull();
    expect(shop.platform.world().table('sms').all()).toMatchObject([{ to }]);
  });

  it('advise to try later when the SMS is refused [PA-007]', async () => {
    const shop = await open({ scenario: 'throttled-sms', at: '/me' });
    await shop.user.type(await main().findByRole('textbox', { name: /Mobiel nummer/ }), '0612345678');
    await press(shop, 'button', 'Stuur de link');
    expect((await main().findAllByText('Probeer later nog eens.')).length).toBeGreaterThan(0);
  });
});
