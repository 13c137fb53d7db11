import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DRAFT_PREFIX } from '../src/lib/draft/private-drafts.ts';
import { clearableStorage } from '../src/shell/browser/browser-adapters.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, failureAlert, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** Snel tegoed, whose overview comes after one step, and the first question of Tegoed op maat. */
const FAST = '/fondsen/95/aanvraag?from=fund-activate';
const WIZARD = '/fondsen/91/aanvraag?from=fund-activate';
const QUESTION = '/funds/3/requests/1/clarifications/2';

/** A call of the wizard or of a question, and how the resident comes to make it. */
interface CallOf {
  readonly path: string;
  readonly method: string;
  /** Opens the screen up to the moment before the call. */
  readonly before: () => Promise<ShopInProcess>;
  /** Makes the call. */
  readonly make: (shop: ShopInProcess) => Promise<void>;
}

const next = (shop: ShopInProcess) => shop.user.click(screen.getByRole('button', { name: 'Volgende' }));

/** A quiet page of a resident, from which a screen is opened. */
async function quiet(scenario: string, as: string): Promise<ShopInProcess> {
  const shop = await open({ scenario, as, at: '/error/anders' });
  await heading(/./);
  return shop;
}

async function firstQuestion(): Promise<ShopInProcess> {
  const shop = await open({ scenario: 'every-question', as: 'jan', at: WIZARD });
  await press(shop, 'button', 'Begin met de aanvraag');
  await shop.user.click(await screen.findByRole('checkbox', { name: /naar waarheid/ }));
  await next(shop);
  await heading('Heeft kinderen');
  await shop.user.click(screen.getByRole('checkbox'));
  return shop;
}

async function overview(): Promise<ShopInProcess> {
  const shop = await open({ scenario: 'every-question', as: 'jan', at: FAST });
  await press(shop, 'button', 'Begin met de aanvraag');
  for (const box of await screen.findAllByRole('checkbox')) await shop.user.click(box);
  await next(shop);
  await heading('Klopt dit?');
  await shop.user.click(screen.getByRole('checkbox', { name: /naar waarheid ingevuld/ }));
  return shop;
}

async function answered(): Promise<ShopInProcess> {
  const shop = await open({ scenario: 'clarification-open', at: QUESTION, as: 'fatima' });
  await shop.user.type(await screen.findByRole('textbox', { name: 'Uw antwoord' }), 'Mijn antwoord.');
  return shop;
}

const READS: Readonly<Record<string, CallOf>> = {
  'the fund': {
    method: 'GET',
    path: '/platform/funds/95',
    before: () => quiet('every-question', 'jan'),
    make: (shop) => shop.go(FAST),
  },
  'the requests': {
    method: 'GET',
    path: '/platform/funds/95/requests',
    before: () => quiet('every-question', 'jan'),
    make: (shop) => shop.go(FAST),
  },
  'the question': {
    method: 'GET',
    path: `/platform${QUESTION}`,
    before: () => quiet('clarification-open', 'fatima'),
    make: (shop) => shop.go(QUESTION),
  },
};

const CHANGES: Readonly<Record<string, CallOf>> = {
  'the check of a step': {
    method: 'POST',
    path: '/platform/funds/91/requests/validate',
    before: firstQuestion,
    make: next,
  },
  'the sending of a request': {
    method: 'POST',
    path: '/platform/funds/95/requests',
    before: overview,
    make: (shop) => shop.user.click(screen.getByRole('button', { name: 'Verstuur de aanvraag' })),
  },
  'the sending of an answer': {
    method: 'PATCH',
    path: `/platform${QUESTION}`,
    before: answered,
    make: (shop) => shop.user.click(screen.getByRole('button', { name: 'Verstuur antwoord' })),
  },
};

describe('a call of the request or the question', () => {
  it.each(Object.entries({ ...READS, ...CHANGES }))(
    '%s that gets a 401 ends the session, which is told once',
    async (_, call) => {
      const shop = await call.before();
      await shop.mock.addFault({
        method: call.method,
        path: call.path,
        status: 401,
        body: { message: 'session_expired' },
      });
      await call.make(shop);
      await screen.findByText('U bent uitgelogd');
      await arrivesAt(shop, /^\/\?/);
      expect(screen.getAllByText('U bent uitgelogd')).toHaveLength(1);
    },
  );
});

describe('the same request in two tabs', () => {
  async function sendElsewhere(shop: ShopInProcess): Promise<void> {
    const path = '/platform/funds/95/requests';
    await shop.mock.addFault({ method: 'POST', path, status: 500, times: 1 });
    await press(shop, 'button', 'Verstuur de aanvraag');
    await failureAlert(/mis bij ons/);
    const sent = shop.calls.findLast(({ method }) => method === 'POST');
    const as = await shop.platform.tokenOf('jan');
    const other = await shop.platform.post(path, { as, body: JSON.parse(sent?.body ?? '{}') });
    expect(other.status).toBe(201);
  }

  it('is stored once: the second tab says that there is one', async () => {
    const shop = await overview();
    await sendElsewhere(shop);
    await press(shop, 'button', 'Verstuur de aanvraag');
    await heading(/^Er bestaat al een goedgekeurde aanvraag/);
  });

  it('leads to its voucher from the tab that takes over the answers of the one that sent it', async () => {
    const shop = await overview();
    await sendElsewhere(shop);
    clearableStorage(() => shop.local, DRAFT_PREFIX).clear();
    await press(shop, 'button', 'Verstuur de aanvraag');
    await screen.findByText(/^Uw aanvraag is nog niet verstuurd/);
    await press(shop, 'button', 'Neem de andere antwoorden over');
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });
});
