import { stableAddress } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { changing, changingData, changingFirst, type Json } from '../testing/changing-answers.ts';
import type { Intercept } from '../testing/mock-platform-fetch.ts';
import { heading } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** Gives an item a state that is newer than the shop. */
const inState =
  (state: string, label: string | null) =>
  (item: Json): Json => ({ ...item, state, state_locale: label });
const unreadable = (item: Json): Json => ({ ...item, amount: null });
const ONE_LEFT_OUT = '1 resultaat op deze pagina kunnen wij nu niet laten zien. Probeer het later nog eens.';

/** Changes the items of a list, also where one of them is read alone. */
const changingItem = (list: string, change: (item: Json) => Json): Intercept =>
  changing(mockPlatform(), (_request, path, body) => {
    if (!path.startsWith(list)) return body;
    const { data } = Object(body);
    return { ...Object(body), data: Array.isArray(data) ? data.map(change) : change(data) };
  });

const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);
const badges = async (): Promise<readonly string[]> =>
  (await screen.findAllByText(/./, { selector: '.stads-badge *' })).map(({ textContent }) => textContent);

describe('a reservation in a state that the shop does not know', () => {
  const list = '/platform/product-reservations';
  const openList = (change: (item: Json) => Json, language?: 'en') =>
    open({
      scenario: 'reservations-in-every-state',
      as: 'ilse',
      at: language === 'en' ? '/reservations' : '/reserveringen',
      intercept: changingItem(list, (item) =>
        item['state'] === 'pending' && item['expired'] === false ? change(item) : item,
      ),
      ...(language === undefined ? {} : { language }),
    });

  it('stands beside the others with the name of the platform, without a way to cancel it', async () => {
    const shop = await openList(inState('awaiting_stock', 'Wacht op voorraad'));
    await heading('Reserveringen');
    expect(await badges()).toEqual([
      'Bevestigd',
      'Wacht op voorraad',
      'Door u geannuleerd',
      'Afgewezen',
      'Geannuleerd door de aanbieder',
      'Verlopen',
    ]);
    const group = within(screen.getByRole('heading', { name: 'Onbekende status' }).parentElement ?? document.body);
    expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Krat groente van het seizoen',
      'Bekijk Krat groente van het seizoen',
    ]);
    expect(screen.queryAllByRole('button', { name: /^Annuleer/ })).toEqual([]);
    await shop.user.click(group.getByRole('link', { name: /^Bekijk/ }));
    await heading('Krat groente van het seizoen');
    expect(await badges()).toEqual(['Wacht op voorraad']);
    expect(screen.queryByRole('button', { name: /annuleer/i })).toBeNull();
    expect(screen.queryByRole('img', { name: /^QR-code/ })).toBeNull();
  });

  it('has a plain text without a name of the platform', async () => {
    await openList(inState('awaiting_stock', null));
    expect(await badges()).toContain('Onbekende status');
  });

  it('has the name of the platform in Dutch on an English screen', async () => {
    await openList(inState('awaiting_stock', 'Wacht op voorraad'), 'en');
    const label = await screen.findByText('Wacht op voorraad');
    expect([label.getAttribute('lang'), label.closest('.stads-badge')]).toEqual(['nl', expect.anything()]);
  });

  it('is left out when it cannot be read, which the list says', async () => {
    await openList(unreadable);
    expect(await screen.findByText(ONE_LEFT_OUT)).toBeDefined();
    expect(await badges()).toHaveLength(5);
  });
});

describe('a voucher in a state that the shop does not know', () => {
  const visit = { scenario: 'several-vouchers', as: 'samira' } as const;
  const address = stableAddress('voucher:meedoentegoed-samira');
  const changingOne = (change: (item: Json) => Json) =>
    changingItem('/platform/vouchers', (item) => (item['address'] === address ? change(item) : item));
  const frozen = inState('frozen', 'Bevroren');

  it('is a ticket like the others, and its balance is in no sum', async () => {
    await open({ ...visit, at: '/tegoeden', intercept: changingOne(frozen) });
    const ticket = await screen.findByRole('link', { name: /^Meedoentegoed, .*Bevroren$/ });
    expect(ticket.getAttribute('href')).toBe(`/tegoeden/${address}`);
    expect(screen.getAllByRole('link', { name: /^Kindtegoed/ })).toHaveLength(2);
    expect(screen.getByText(/^Samen heeft u nog/).parentElement?.textContent).toMatch(
      /1 tegoed is niet meegeteld\. Wij weten niet of u ermee kunt betalen\.$/,
    );
    await waitFor(() => expect(screen.getByText(/^Saldo minstens €/)).toBeDefined());
  });

  it('has no code and nothing to do with it, and says so', async () => {
    await open({ ...visit, at: `/tegoeden/${address}`, intercept: changingOne(frozen) });
    await heading('Meedoentegoed');
    expect(screen.getByText('Bevroren')).toBeDefined();
    expect(screen.getByText('Wij weten niet of u kunt betalen met dit tegoed')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^QR-code van/ })).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'Wat u met dit tegoed kunt doen' })).queryAllByRole('listitem'),
    ).toEqual([]);
  });

  it('is not counted when it cannot be read, which list and home say', async () => {
    const intercept = changingOne(unreadable);
    const shop = await open({ ...visit, at: '/tegoeden', intercept });
    expect(await screen.findByText(ONE_LEFT_OUT)).toBeDefined();
    expect(screen.getByText(/1 tegoed is niet meegeteld/)).toBeDefined();
    await shop.go('/');
    expect(await screen.findByText(ONE_LEFT_OUT)).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 3, name: /^Kindtegoed, / })).toHaveLength(2);
    expect(await screen.findByText(/Uw tegoeden konden wij niet allemaal ophalen\.$/)).toBeDefined();
  });
});

describe('a reimbursement in a state that the shop does not know', () => {
  const visit = { scenario: 'reimbursements-in-every-state', as: 'mark' } as const;
  const partlyPaid = inState('paid_partly', 'Deels betaald');
  const changingOne = () =>
    changingItem('/platform/reimbursements', (item) =>
      item['title'] === 'Contributie turnen' ? partlyPaid(item) : item,
    );

  it('stands beside the others with the name of the platform, and is in no sum', async () => {
    await open({ ...visit, at: '/declaraties', intercept: changingOne() });
    expect(await badges()).toContain('Deels betaald');
    expect(await badges()).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Onbekende status' })).toBeDefined();
    expect(await screen.findByText('1 declaratie is niet meegeteld. Wij kennen de status niet.')).toBeDefined();
  });

  it('is counted in the filter among all', async () => {
    await open({ ...visit, at: '/declaraties?state=declined', intercept: changingOne() });
    expect(await badges()).toEqual(['Afgewezen']);
    expect(await screen.findByRole('button', { name: /^Alles\s*4$/ })).toBeDefined();
  });

  it('can be read, and neither cancelled nor changed', async () => {
    const intercept = changingData(mockPlatform(), /^\/platform\/reimbursements\/\d+$/, partlyPaid);
    await open({ ...visit, at: '/declaraties/2', intercept });
    expect(await screen.findByText('Deels betaald')).toBeDefined();
    expect(screen.getByText('Wij kennen deze status niet')).toBeDefined();
    expect(screen.queryByRole('button', { name: /annuleer|trek/i })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Maak af/ })).toBeNull();
  });
});

describe('a request in a state that the shop does not know', () => {
  it('is neither in progress nor decided on the page of the fund', async () => {
    const list = '/platform/funds/3/requests';
    const intercept = changingFirst(mockPlatform(), list, inState('on_hold', 'Aangehouden'));
    await open({ scenario: 'clarification-open', as: 'fatima', at: '/fondsen/3', intercept });
    expect(await screen.findByText('Aangehouden')).toBeDefined();
    expect(screen.getByText(/^Wij kennen deze status niet\. Vragen\? Bel/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Waar uw aanvraag is' })).toBeNull();
    expect(screen.queryByText('Uw aanvraag is toegekend')).toBeNull();
  });
});

describe('a question in a state that the shop does not know', () => {
  it('can be read and not answered', async () => {
    const change = inState('withdrawn', null);
    const intercept = changingData(mockPlatform(), /\/clarifications\/2$/, change);
    await open({ scenario: 'clarification-open', as: 'fatima', at: '/funds/3/requests/1/clarifications/2', intercept });
    await heading('Vraag van de gemeente');
    await screen.findByText(/Op de loonstrook is het bedrag niet te lezen/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
