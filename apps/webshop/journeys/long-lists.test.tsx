import { given } from '@stadstegoed/core/testing/given.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { growResident } from '@stadstegoed/mock-server/fixtures/growth/grow-resident.ts';
import { fundsOfTown, growTown } from '@stadstegoed/mock-server/fixtures/growth/grow-town.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { ledgerOf, sum } from '../testing/money-rows.ts';
import { scrollableWindow } from '../testing/scrollable-window.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

/** A world in which every list that the shop needs whole is longer than its page. */
const TOWN = { funds: 156, providers: 360, offersEach: 1 };
const RESIDENT = { vouchers: 140, drafts: 110, toCollect: 30, requests: 120 };

const mockPlatform = aMockPlatform();
const rows = () => mockPlatform().world();
const samira = () => {
  const identity = rows().table('identities').first('persona', 'samira');
  if (identity === undefined) throw new Error('Samira is not in this world');
  return identity;
};

beforeAll(async () => {
  await mockPlatform().scenario('ordinary-tuesday');
  rows().transact(() => {
    growTown(rows(), TOWN);
    growResident(rows(), samira(), RESIDENT);
  });
});

/** Opens the shop for Samira. Calls of this path fail for their second page. */
const open = (at: string, failing?: string) =>
  ShopInProcess.open(mockPlatform(), {
    scenario: null,
    as: 'samira',
    at,
    intercept: ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const isBroken = pathname === `/api/v1${failing}` && searchParams.get('page') === '2';
      return isBroken ? Promise.resolve(Response.json({ message: '' }, { status: 500 })) : null;
    },
  });

/** The vouchers of Samira by the rows, without those that reservations hold, oldest first. */
function vouchersOf(isActive: boolean) {
  const today = new Date(rows().now()).toISOString().slice(0, 10);
  const own = rows().table('vouchers').where('identity_address', samira().address);
  return own
    .filter(({ product_reservation_id }) => product_reservation_id === null)
    .filter(({ state, expire_at }) => (state === 'active' && expire_at >= today) === isActive)
    .toSorted((one, other) => one.created_at - other.created_at);
}

/** The sum of the balances of Samira by the rows, as a text. */
function balance(): string {
  const budgets = rows().table('funds').where('type', 'budget');
  const isBudget = new Set(budgets.map(({ id }) => id));
  const counted = vouchersOf(true).filter(({ fund_id, type }) => type === 'regular' && isBudget.has(fund_id));
  return spaced(formatAmount(money(sum(counted.map(({ id }) => ledgerOf(rows(), String(id)).left)))));
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
/** The text of the page; searching a page of hundreds of elements by role takes seconds. */
const pageText = (): string => spaced(document.body.textContent);
const timesSaid = (words: string): number => pageText().split(words).length - 1;

describe('a resident with more than a page of vouchers, drafts and requests', () => {
  it('sees the sum and the number of all vouchers, a part of the tickets, and reaches the oldest one [VO-032]', async () => {
    // Not all tickets are in sight at once, as they would be without a layout.
    scrollableWindow();
    onTestFinished(() => void vi.unstubAllGlobals());
    const shop = await open('/tegoeden');
    await expect.poll(pageText).toContain(`Samen heeft u nog ${balance()} om uit te geven.`);
    const [oldest] = vouchersOf(true);
    expect(vouchersOf(true).length).toBeGreaterThan(100);
    await expect.poll(pageText).toContain(`Tegoeden ${vouchersOf(true).length}Reserveringen`);
    await expect.poll(pageText).toContain(`Verlopen ${vouchersOf(false).length}`);
    const links = () => [...document.querySelectorAll<HTMLElement>('.stads-ticket__link')];
    const ofOldest = () => document.querySelector(`a[href$="${oldest?.address}"]`);
    expect([links().length, ofOldest()]).toEqual([20, null]);
    for (let number = 20; number < vouchersOf(true).length; number += 20) {
      await shop.user.click(screen.getByText(`Toon nog ${Math.min(20, vouchersOf(true).length - number)} tegoeden`));
      expect(document.activeElement).toBe(links()[number]);
    }
    expect(screen.queryByText(/^Toon nog/)).toBeNull();
    expect(links()).toHaveLength(vouchersOf(true).length);
    await shop.user.click(given(links().at(-1)));
    await screen.findByRole('heading', { name: 'Bij en af' });
    await shop.back();
    await expect.poll(() => links().length).toBe(vouchersOf(true).length);
    expect(ofOldest()).not.toBeNull();
  });

  it('sees every request that was decided, a part at a time', async () => {
    const shop = await open('/aanvragen');
    const cards = () => document.querySelectorAll('.own-request-card').length;
    await screen.findByText('Klaar');
    await expect.poll(cards).toBeLessThan(20);
    const first = cards();
    await shop.user.click(screen.getByText('Toon nog 10 aanvragen'));
    expect(cards()).toBe(first + 10);
    globalThis.dispatchEvent(new Event('beforeprint'));
    const own = rows().table('fund_requests').where('identity_address', samira().address);
    expect(cards()).toBe(own.length);
  });

  it('has every draft, reservation and request among the tasks of home, and the voucher that ends first', async () => {
    const shop = await open('/');
    await waitFor(() => expect(screen.queryByText(/^Toon alle \d/)).not.toBeNull());
    const [{ fund_id } = { fund_id: 0 }] = rows().table('fund_requests').where('identity_address', samira().address);
    expect(pageText()).not.toContain('Uw aanvraag');
    await shop.user.click(screen.getByText(/^Toon alle \d/));
    await expect
      .poll(pageText)
      .toContain(`Uw aanvraag voor ${rows().table('funds').get(fund_id)?.name} is in behandeling`);
    expect(timesSaid('Uw declaratie is nog niet verstuurd')).toBe(RESIDENT.drafts);
    expect(timesSaid('U kunt terecht voor')).toBe(RESIDENT.toCollect);
    expect(timesSaid('Meedoentegoed loopt bijna af')).toBe(1);
    const tasks = document.querySelectorAll('.home-todo > li').length;
    expect(pageText()).toContain(`Er zijn ${tasks - timesSaid('is in behandeling')} dingen te doen.`);
    expect(pageText()).toContain(`Saldo ${balance()}`);
  });

  it('sees the numbers of all reimbursements', async () => {
    await open('/declaraties');
    await expect.poll(pageText).toContain(`Concept ${RESIDENT.drafts}`);
  });
});

describe('a town with more than a page of funds and providers', () => {
  const shown = () => fundsOfTown(rows()).filter(({ state, type }) => state === 'active' && type !== 'external');

  it('counts all funds beside the filters, has them in order, and offers none that the resident has', async () => {
    const shop = await open('/fondsen?show_menu=1');
    await expect.poll(pageText).toContain(`Toon ${shown().length} regelingen`);
    expect(shown().length).toBeGreaterThan(100);
    const organizations = rows().table('organizations').all();
    const countOf = (id: number): number => shown().filter(({ organization_id }) => organization_id === id).length;
    for (const { id, name } of organizations.filter((organization) => countOf(organization.id) > 0)) {
      await expect.poll(pageText).toContain(`${name} ${countOf(id)}`);
    }
    await expect.poll(pageText).toContain('U heeft dit');
    const [oldest] = vouchersOf(true);
    const fund = rows()
      .table('funds')
      .get(oldest?.fund_id ?? 0);
    await shop.go(`/fondsen?q=${fund?.name}`);
    await expect.poll(() => document.querySelector(`main a[href$="${oldest?.address}"]`)).not.toBeNull();
    expect(pageText()).not.toContain(`Activeer ${fund?.name}`);
  });

  it('finds every fund and provider in the filters of the offers, and names a chosen one', async () => {
    const last = fundsOfTown(rows()).findLast(({ type }) => type === 'subsidies');
    const shop = await open(`/acties?fund_id=${last?.id}`);
    const remove = `Verwijder het filter ${last?.name}`;
    await expect.poll(() => document.querySelector(`[aria-label="${remove}"]`)).not.toBeNull();
    await shop.go('/aanbod');
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Aanbod');
    // The new screen takes the focus once, and the field is read-only until its list has loaded.
    const focused = (): boolean => {
      const [field] = screen.queryAllByRole('combobox', { name: 'Aanbieder', hidden: true });
      act(() => field?.focus());
      return field?.matches(':focus:not([readonly])') === true;
    };
    await expect.poll(focused).toBe(true);
    await shop.user.keyboard('zwembad de golfslag 20');
    await waitFor(() => expect(document.querySelector('[role=option]')?.textContent).toBe('Zwembad De Golfslag 20'));
  });
});

describe('a list of which one page fails', () => {
  it('a list of vouchers of which one page fails has no sum, no number and no task, and says so', async () => {
    const shop = await open('/tegoeden', '/platform/vouchers');
    await expect.poll(pageText).toContain('Er ging iets mis bij ons.');
    await expect.poll(pageText).toContain('Verlopen');
    expect(pageText()).not.toMatch(/Samen heeft u|Saldo|Tegoeden \d|U heeft nu geen/);
    await shop.go('/');
    await expect.poll(pageText).toContain('Wij konden uw tegoeden niet ophalen');
    expect(pageText()).not.toMatch(/Saldo|dingen te doen|U hoeft nu niets te doen/);
  });

  it('a list of funds of which one page fails has no numbers, and says so', async () => {
    const shop = await open('/fondsen', '/platform/funds');
    await expect.poll(pageText).toContain('Wij konden de regelingen niet ophalen');
    expect(pageText()).not.toMatch(/\d regelingen|Mijzelf \d/);
    await shop.go('/');
    await expect.poll(pageText).toContain('Wij konden de regelingen niet ophalen');
    expect(pageText()).not.toMatch(/\d regelingen|dingen te doen/);
  });

  it('a list of providers of which one page fails leaves the filter out, and says so', async () => {
    await open('/aanbod', '/platform/organizations');
    await expect.poll(pageText).toContain('Niet alle filters zijn er');
  });
});
