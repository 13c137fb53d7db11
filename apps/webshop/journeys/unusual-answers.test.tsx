import { stableAddress } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { leastAnswer } from '@stadstegoed/mock-server/testing/least-answer.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { changing, changingData, changingFirst, partsOf, type Json } from '../testing/changing-answers.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { isLong } from './faults/faults-form.ts';
import { brokenParts } from './faults/inspect.ts';
import { inspectQuiet, untilQuiet } from './faults/quiet.ts';
import { SCREEN_NAMES } from '../src/routes/screens.ts';
import { sweptOf } from '../testing/screens.examples.ts';

const mockPlatform = aMockPlatform();

/** Headings, links and buttons without a name, and items of lists without content. */
const emptyParts = (): readonly string[] =>
  [...document.querySelectorAll('h1, h2, h3, h4, a[href], button, dt, dd, th, li')]
    .filter(
      (part) => part.textContent.trim() === '' && part.querySelector('img[alt]:not([alt=""]), svg, input') === null,
    )
    .filter((part) => !part.matches('[aria-label], [aria-labelledby]') && part.closest('[hidden]') === null)
    .map((part) => `says nothing: ${part.outerHTML.slice(0, 160)}`);

const rows = SCREEN_NAMES.flatMap((name) => (isLong ? sweptOf(name) : sweptOf(name).slice(0, 1)));

describe('with null for all that may be null, without optional fields and with empty lists', () => {
  it.each(rows)('the screen $name is whole', async ({ scenario, as, path, hasAsked }) => {
    const shop = await ShopInProcess.open(mockPlatform(), {
      scenario,
      at: path,
      ...(as && { as }),
      ...(hasAsked && { hasAsked }),
      intercept: changing(mockPlatform(), ({ method }, path, body) => leastAnswer(method, path, body)),
    });
    const problems = (): readonly string[] => [...brokenParts(), ...emptyParts()];
    await untilQuiet(shop, () => 0);
    const inspected = await inspectQuiet({ shop, hanging: () => 0 }, () => ({ problems: problems() }));
    expect(inspected.problems).toEqual([]);
  });
});

const ofNewType = (part: Json): Json => ({ ...part, type: 'something_new' });

const ONE_LEFT_OUT = '1 resultaat op deze pagina kunnen wij nu niet laten zien. Probeer het later nog eens.';

/** A list of which the first item is of a kind that is newer than the shop. */
interface NewKind {
  readonly at: string;
  readonly list: string;
  readonly change: (item: Json) => Json;
}

const newOffer = (item: Json): Json => ({ ...item, price_type: 'pay_as_you_go' });
const newOffice = (item: Json): Json => ({ ...item, offices: [{ state: 'moving' }] });
const newFund = (item: Json): Json => ({ ...item, type: 'loan' });
const newFind = (item: Json): Json => ({ ...item, item_type: 'event' });
const NEW_KINDS: readonly NewKind[] = [
  { at: '/aanbod', list: '/platform/products', change: newOffer },
  { at: '/aanbieders', list: '/platform/providers', change: newOffice },
  { at: '/aanbieders?show_map=1', list: '/platform/providers', change: newOffice },
  { at: '/fondsen', list: '/platform/funds', change: newFund },
  { at: '/search?search_item_types=products', list: '/platform/search', change: newFind },
];

describe('an item of a kind that the shop does not know', () => {
  it.each(NEW_KINDS)('is left out of the list $at, which says so and keeps the others', async (row) => {
    const intercept = changingFirst(mockPlatform(), row.list, row.change);
    await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: row.at, intercept });
    expect(await screen.findByText(ONE_LEFT_OUT)).toBeDefined();
    const names = [...document.querySelectorAll('main .list-page li :is(h2, h3)')];
    expect(names.length).toBeGreaterThan(5);
  });

  it('is told among all results of a search, beside the other kinds', async () => {
    const intercept = changingFirst(mockPlatform(), '/platform/search', (item) =>
      item['item_type'] === 'product' ? newFind(item) : item,
    );
    await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: '/search?q=zwem', intercept });
    expect(await screen.findByText(ONE_LEFT_OUT)).toBeDefined();
  });

  it('hides the payments of a voucher, and says so, when it is one of them', async () => {
    const at = `/tegoeden/${stableAddress('voucher:meedoentegoed-samira')}`;
    const intercept = changingData(mockPlatform(), /^\/platform\/vouchers\/0x/, (voucher) => ({
      ...voucher,
      transactions: partsOf(voucher, 'transactions').map((payment) => ({ ...payment, target: 'other_voucher' })),
    }));
    await ShopInProcess.open(mockPlatform(), { scenario: 'several-vouchers', as: 'samira', at, intercept });
    expect(await screen.findByText(/^Wij kunnen uw betalingen nu niet allemaal laten zien\./)).toBeDefined();
    expect(screen.getAllByRole('img', { name: /^QR-code van/ }).length).toBeGreaterThan(0);
    expect(screen.queryByText('U heeft nog niets betaald met dit tegoed.')).toBeNull();
  });

  const LOOKS: readonly (readonly [string, (config: Json) => Json])[] = [
    ['side of a text', (config) => ({ settings: { ...Object(config['settings']), description_alignment: 'justify' } })],
    ['colour of a text', (config) => ({ settings: { ...Object(config['settings']), banner_text_color: 'pink' } })],
    ['announcement', (config) => ({ announcements: partsOf(config, 'announcements').map(ofNewType) })],
  ];

  it.each(LOOKS)('does not take the configuration away: %s', async (_kind, change) => {
    const intercept = changingData(mockPlatform(), /^\/platform\/config\/webshop$/, (config) => ({
      ...config,
      ...change(config),
    }));
    await ShopInProcess.open(mockPlatform(), { scenario: 'announcements', intercept });
    expect(await screen.findByText('Lees de hele uitleg')).toBeDefined();
    expect(screen.queryByText(/^Een deel van deze website ontbreekt nu\./)).toBeNull();
  });

  it('is left out of the history of a voucher, which can still be paid with', async () => {
    const newEvent = (item: Json): Json => ({
      ...item,
      history: [{ id: 1, event: 'moved', created_at: '2026-11-01' }],
    });
    const intercept = changingFirst(mockPlatform(), '/platform/vouchers', newEvent);
    await ShopInProcess.open(mockPlatform(), {
      scenario: 'several-vouchers',
      as: 'samira',
      at: '/tegoeden',
      intercept,
    });
    expect(await screen.findByText(/^Samen heeft u nog/)).toBeDefined();
  });
});
