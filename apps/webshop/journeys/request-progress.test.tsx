import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, press, signOut } from '../testing/screen-queries.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** A decided request: the scenario, whose it is, the fund, and the word for the decision. */
const DECIDED = [
  ['fund-request-declined', 'tim', '5', 'afgewezen'],
  ['fund-request-approved', 'rosa', '3', 'toegekend'],
] as const;

describe('a request in progress', () => {
  it('a request in progress with an open question is the first task on home, which leads to the question [FR-051]', async () => {
    const shop = await open({ scenario: 'clarification-open', as: 'fatima' });
    const question = await screen.findByRole('heading', { name: /Er is een vraag over uw aanvraag/ });
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(first).toBe(question);
    await press(shop, 'link', /^Beantwoord de vraag/);
    await arrivesAt(shop, /^\/funds\/3\/requests\/1\/clarifications\/2$/);
  });

  it('shows on the page of the fund where it is, and the question [FR-007]', async () => {
    const shop = await open({ scenario: 'clarification-open', as: 'fatima', at: '/fondsen/3' });
    await screen.findByRole('heading', { name: 'Waar uw aanvraag is' });
    expect(screen.getByText(/Week \d van 8/).closest('[aria-current=step]')).not.toBeNull();
    await press(shop, 'link', 'Beantwoord de vraag');
    await arrivesAt(shop, /clarifications\/2$/);
  });

  it.each(DECIDED)(
    'a request in progress that was decided (%s) says so on the page of the fund, with the number to call',
    async (scenario, as, fund, decision) => {
      await open({ scenario, as, at: `/fondsen/${fund}` });
      await heading(/./);
      expect(await screen.findByText(`Uw aanvraag is ${decision}`)).toBeDefined();
      expect(within(screen.getByRole('main')).getAllByText(/Nummer \d+/)).not.toHaveLength(0);
    },
  );

  it.each(DECIDED)(
    'a request in progress that was decided (%s) is on home until it was opened, also after signing in again',
    async (scenario, as, fund, decision) => {
      const shop = await open({ scenario, as });
      const title = new RegExp(`^Uw aanvraag voor .* is ${decision}$`);
      const card = (await screen.findByRole('heading', { name: title })).closest('li') ?? document.body;
      expect(card.textContent).toMatch(as === 'tim' ? /Bel .* en noem nummer \d+/ : /U heeft nog €/);
      await shop.user.click(within(card).getByRole('link', { name: /^Bekijk uw aanvraag/ }));
      await arrivesAt(shop, `/aanvragen/1?fund=${fund}`);
      await screen.findByText(`Uw aanvraag is ${decision}`);
      await waitFor(() => expect(shop.underWay).toBe(0));
      await shop.go('/');
      await screen.findByText(/^U hoeft nu niets te doen\.$|(ding|dingen) te doen/);
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
      await signOut(shop);
      await signInAs(shop, as);
      await shop.load('/');
      await screen.findByText(/^U hoeft nu niets te doen\.$|(ding|dingen) te doen/);
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
    },
  );

  it('leaves home whole when it cannot be read', async () => {
    const before = { path: '/platform/funds/3/requests', status: 500 };
    await open({ scenario: 'clarification-open', as: 'fatima', before });
    expect(await screen.findByRole('heading', { name: /is in behandeling$/ })).toBeDefined();
  });

  it('is not shown to a visitor after the resident signed out', async () => {
    const shop = await open({ scenario: 'clarification-open', as: 'fatima', at: '/fondsen/3' });
    await screen.findByRole('heading', { name: 'Waar uw aanvraag is' });
    await signOut(shop);
    await arrivesAt(shop, '/');
    await shop.go('/fondsen/3');
    await heading('Schoolstart');
    await waitFor(() => expect(shop.underWay).toBe(0));
    expect(screen.queryByRole('heading', { name: 'Waar uw aanvraag is' })).toBeNull();
  });
});

describe('home of a resident', () => {
  it('home of a resident without an e-mail address says how the municipality can reach her', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', as: 'dina' });
    await screen.findByText('De gemeente kan u alleen per post of per telefoon bereiken.');
    await press(shop, 'link', 'Voeg een e-mailadres toe');
    await arrivesAt(shop, '/preferences/emails');
  });
});
