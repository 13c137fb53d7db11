import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { singlePage, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aRequestProgress } from '@stadstegoed/core/testing/a-fund-request.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aProductSample } from '@stadstegoed/core/testing/a-product-sample.ts';
import { aRecord } from '@stadstegoed/core/testing/a-record.ts';
import { aReimbursementDraft } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { ServicesContext } from '../../lib/view-model/container-context.ts';
import { Load } from '../../lib/load/load.ts';
import { HowItWorks } from './home-how.view.tsx';
import { HomeSteps } from './home-steps.view.tsx';
import { HomeTopics } from './home-topics.view.tsx';
import type { HomeViewModel } from './home.vm.ts';
import { showFunds } from '../funds/testing/show-funds.tsx';

const world = { funds: [aFund(), anApplicableFund({ id: '13', name: 'Fietstegoed' })] };

/** The price on each card of an offer. */
function priceOf(name: string): readonly (string | undefined)[] {
  const cards = screen.queryAllByRole('link', { name }).map((link) => link.closest('li'));
  return cards.map((card) => card?.querySelector('.sample-card__price')?.textContent?.replaceAll('\u00a0', ' '));
}

describe('home for a visitor', () => {
  it("shows the texts of the municipality instead of the shop's own", async () => {
    const banner = { ...aPlatformConfiguration().banner, title: 'Doe mee', descriptionHtml: '<p>Voor iedereen.</p>' };
    await showFunds('/', world, { platform: aPlatformConfiguration({ banner }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Doe mee' })).toBeDefined();
    expect(await screen.findByText('Voor iedereen.')).toBeDefined();
  });
});

describe('the sections of home that a municipality can list', () => {
  const show = async (section: ReactNode) => {
    const shop = await showFunds('/', world);
    cleanup();
    return render(
      <ServicesContext value={shop}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: section }])} />
      </ServicesContext>,
    );
  };
  const topicsOf = (
    state: 'ready' | 'failed',
    funds: readonly Fund[] | null,
    unread: Partial<WholeList<Fund>> = {},
  ) => {
    const shown = { state, value: funds === null ? null : { ...singlePage(funds), ...unread } };
    return (
      <HomeTopics
        model={stubPort<HomeViewModel>({ funds: Object.assign(new Load<WholeList<Fund>>(), shown) })}
        isBand
      />
    );
  };

  it.each([
    ['drawn', <HowItWorks key="how" />],
    ['short', <HomeSteps key="steps" />],
  ])('say how it works in three %s steps', async (_what, section) => {
    await show(section);
    expect(screen.getByRole('heading', { level: 2, name: 'Zo werkt het' })).toBeDefined();
    const steps = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent.replace(/^\d /, ''));
    expect(steps).toEqual(['Kies een regeling', 'Vraag uw tegoed aan', 'Laat uw QR-code scannen']);
  });

  it('do not count the funds of a subject when one of the funds cannot be read', async () => {
    const sport = { id: '4', key: 'sport', name: 'Sport' };
    await show(topicsOf('ready', [aFund({ tags: [sport] })], { leftOut: 1 }));
    expect(screen.getByRole('link', { name: 'Sport' })).toBeDefined();
  });

  it('lead to the funds of each subject, and are away without subjects and after a failure', async () => {
    const sport = { id: '4', key: 'sport', name: 'Sport' };
    await show(topicsOf('ready', [aFund({ tags: [sport] })]));
    expect(screen.getByRole('link', { name: 'Sport 1 regeling' }).getAttribute('href')).toBe('/fondsen?tag_id=4');
    for (const away of [topicsOf('ready', [aFund({ tags: [] })]), topicsOf('failed', null)]) {
      cleanup();
      await show(away);
      expect(screen.queryByRole('heading', { name: 'Waar zoekt u hulp bij?' })).toBeNull();
    }
  });
});

describe('home for a resident', () => {
  it('greets by the part of the day, then come the tasks, the vouchers and the fund that stands ready', async () => {
    const vouchers = [aVoucher({ fundId: '12', expireAt: aDay('2026-02-01') })];
    await showFunds('/', { ...world, vouchers }, { account: SIGNED_IN });
    expect(screen.getByRole('heading', { level: 1, name: 'Goedemorgen' })).toBeDefined();
    expect(await screen.findByText('Er is één ding te doen.')).toBeDefined();
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      expect.stringMatching(/^U heeft nog €\s300,- en \d+ dagen$/),
      expect.stringContaining('Kindtegoed'),
      'Fietstegoed',
    ]);
    expect(screen.getByRole('link', { name: /^Activeer Fietstegoed/ }).getAttribute('href')).toMatch(/\/activeer$/);
    expect(screen.queryByRole('link', { name: /^Bekijk Kindtegoed/ })).toBeNull();
  });

  it.each([
    [[], 'Uw reserveringen en declaraties konden wij niet allemaal ophalen.'],
    [
      [{ kind: 'finish_reimbursement' as const, reimbursement: aReimbursementDraft() }],
      'Er is één ding te doen. Uw reserveringen en declaraties konden wij niet allemaal ophalen.',
    ],
  ])('says with the number of tasks that some could not be read', async (tasks, line) => {
    await showFunds('/', { funds: [], money: tasks, moneyIsComplete: false }, { account: SIGNED_IN });
    expect(await screen.findByText(line)).toBeDefined();
    expect(screen.queryByText('U hoeft nu niets te doen.')).toBeNull();
  });

  it('greets by name, and shows offers that cost nothing with a heart', async () => {
    const records = [aRecord({ typeKey: 'given_name', value: 'Samira' })];
    const fitting = [aProduct({ price: money(42_00) })];
    await showFunds('/', { ...world, vouchers: [aVoucher()], fitting, records }, { account: SIGNED_IN });
    expect(await screen.findByRole('heading', { level: 1, name: 'Goedemorgen, Samira' })).toBeDefined();
    const offer = within(
      (await screen.findByRole('link', { name: 'Zwemles A (10 lessen)' })).closest('li') ?? document.body,
    );
    expect(offer.getByText('U betaalt niets')).toBeDefined();
    expect(offer.getByRole('button', { name: /Zwemles A/, pressed: false })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [
      '2026-01-20',
      'U heeft nog € 300,- en 5 dagen',
      'Op Kindtegoed, geldig tot en met 20 januari 2026. Dit past erin:',
    ],
    ['2026-01-15', 'Vandaag is de laatste dag', 'Gebruik uw Kindtegoed nog vandaag. U heeft nog € 300,-.'],
  ])('says of a voucher that ends on %s what is left, with offers up to that', async (until, title, text) => {
    const vouchers = [aVoucher({ fundId: '12', expireAt: aDay(until) })];
    const fitting = [aProduct({ price: money(42_00) })];
    await showFunds('/', { funds: [aFund()], vouchers, fitting }, { account: SIGNED_IN });
    const heading = await screen.findByRole('heading', { level: 3, name: title.replace('€ ', '€\u00a0') });
    expect(heading.nextElementSibling?.textContent.replaceAll('\u00a0', ' ').trim()).toBe(text);
    const offers = within(await screen.findByRole('list', { name: 'Dit past erin:' }));
    expect(offers.getByRole('link', { name: 'Zwemles A (10 lessen)' }).getAttribute('href')).toBe('/aanbod/381');
    expect(screen.getAllByRole('link', { name: 'Zwemles A (10 lessen)' })).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [21_00, 'vanaf € 21,-21 euro'],
    [0, 'Soms gratis'],
  ])('shows a visitor where the price of an offer starts: %s', async (lowest, price) => {
    const sample = aProductSample({ price: money(42_00), priceMin: money(lowest), priceMax: money(30_00) });
    await showFunds('/', { ...world, samples: [sample] });
    await waitFor(() => expect(priceOf('Zwemles A (10 lessen)')[0]).toBe(price));
  });

  it('names each kind of offers that could not be loaded, so that no two messages are the same', async () => {
    await showFunds('/', { ...world, failing: new Set(['samples'] as const) });
    const alerts = await within(screen.getByRole('main')).findAllByRole('alert');
    expect(alerts.map((alert) => alert.querySelector('strong')?.textContent)).toEqual([
      'Wij konden het aanbod niet ophalen',
      'Wij konden de acties niet ophalen',
    ]);
  });

  it('counts all tasks, shows the first three and shows the others on request', async () => {
    const funds = Array.from({ length: 8 }, (_, index) => anApplicableFund({ id: String(20 + index) }));
    const { user } = await showFunds('/', { funds }, { account: SIGNED_IN });
    expect(await screen.findByText('Er zijn 8 dingen te doen. Deze 3 eerst.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Activeer/ })).toHaveLength(3);
    expect(screen.getAllByText(/^U voldoet aan alle voorwaarden\. U krijgt €\s300,-\.$/)).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Alle tegoeden' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Toon alle 8' }));
    expect(screen.getAllByRole('button', { name: /^Activeer/ })).toHaveLength(8);
  });

  it.each([
    ['vouchers', 'Wij konden uw tegoeden niet ophalen', 'Uitleg en vragen'],
    ['funds', 'Wij konden de regelingen niet ophalen', 'Ik heb een code'],
  ] as const)('shows once that the %s could not be loaded, and shows the rest', async (call, title, rest) => {
    const failing = new Set([call]);
    const { user } = await showFunds('/', { ...world, failing }, { account: SIGNED_IN });
    const main = within(screen.getByRole('main'));
    const alert = await main.findByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(await main.findByRole('link', { name: rest })).toBeDefined();
    expect(screen.queryByText('U hoeft nu niets te doen.')).toBeNull();
    failing.clear();
    await user.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('Er is één ding te doen.')).toBeDefined();
    expect(main.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['2026-01-02', 'Verstuurd op 2 januari 2026. U krijgt antwoord vóór 27 februari 2026.'],
    ['2025-11-01', 'Verstuurd op 1 november 2025.'],
  ])('says of a request of %s until when there is an answer, while that is to come', async (createdOn, text) => {
    const funds = [aFund({ hasPendingFundRequests: true })];
    await showFunds('/', { funds, progress: [aRequestProgress({ createdOn })] }, { account: SIGNED_IN });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('shows that there is nothing to do', async () => {
    await showFunds('/', { funds: [aFund()] }, { account: SIGNED_IN });
    expect(await screen.findByText('U hoeft nu niets te doen.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Dit kunt u nu doen' })).toBeNull();
  });
});
