import { aCriterion, aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { showFunds } from './testing/show-funds.tsx';

const kind = aFund();
const fiets = anApplicableFund({ id: '13', name: 'Fietstegoed' });
const both = { funds: [kind, fiets] };

function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('link', { name }).closest('li');
  if (row === null) throw new Error(`No row for ${name}`);
  return row;
}

describe('the list of funds', () => {
  it('says the kind of a fund without a name, in the list and on its page', async () => {
    const { user } = await showFunds('/fondsen', { funds: [aFund({ name: '' })] });
    await user.click(await screen.findByRole('link', { name: 'Regeling zonder naam' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Regeling zonder naam' })).toBeDefined();
    expect(document.title).toMatch(/^Regeling/);
  });

  it('opens the filter drawer for its parameter, with the number of results on its button', async () => {
    const { user, address } = await showFunds('/fondsen?show_menu=1&with_external=1', both);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(await within(drawer).findByRole('button', { name: 'Toon 2 regelingen' }));
    await waitFor(() => expect(address()).toBe('/fondsen?with_external=1'));
  });

  it('leaves out organizations without a fund', async () => {
    const all = [aFund({ id: '1' }), aFund({ id: '2', organizationId: '7' })];
    await showFunds('/fondsen?show_menu=1', { ...both, all });
    await screen.findByText('2 regelingen');
    expect(screen.queryByRole('checkbox', { name: /Stichting Meedoen/ })).toBeNull();
  });

  it('is one list without groups for a visitor, each fund with the way to its page', async () => {
    await showFunds('/fondsen', both);
    await screen.findByText('2 regelingen');
    expect(screen.queryByRole('heading', { name: 'Misschien voor u' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bekijk Kindtegoed' }).getAttribute('href')).toBe('/fondsen/12');
  });

  it('says the first condition that a resident does not meet', async () => {
    const criteria = [aCriterion({ recordTypeKey: 'age_nth', title: 'U bent 65 jaar of ouder' })];
    const identity = anIdentity({ bsn: true });
    await showFunds('/fondsen', { funds: [aFund({ criteria })] }, { account: SIGNED_IN, identity });
    await screen.findByText('1 regeling');
    expect(rowOf('Kindtegoed').textContent).toContain('Voorwaarde: U bent 65 jaar of ouder');
    expect(screen.getByRole('link', { name: 'Klopt dit niet? Kindtegoed' })).toBeDefined();
  });

  it('shows that no fund matches, and clears the filters', async () => {
    const { user, address } = await showFunds('/fondsen?q=zeilboot', { funds: [] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Geen regelingen gevonden' })).toBeDefined();
    const [clear] = screen.getAllByRole('button', { name: 'Wis filters' });
    await user.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe('/fondsen'));
  });
});

describe('a fund in the list of a resident', () => {
  it('says how many vouchers there are without a name', async () => {
    const vouchers = ['0x1', '0x2'].map((address) => aVoucher({ address, fundId: '12' }));
    await showFunds('/fondsen', { ...both, vouchers }, { account: SIGNED_IN });
    expect(await screen.findByText('2 tegoeden')).toBeDefined();
  });

  it('stays in the list with a sentence in the page when the activation fails', async () => {
    const failing = new Set(['apply'] as const);
    const { user } = await showFunds('/fondsen', { ...both, failing }, { account: SIGNED_IN });
    await user.click(await screen.findByRole('button', { name: 'Activeer Fietstegoed' }));
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.textContent).toContain('Activeren is niet gelukt');
    expect(alert.textContent).toContain('Er ging iets mis bij ons.');
    failing.clear();
    await user.click(screen.getByRole('button', { name: 'Activeer Fietstegoed' }));
    await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull());
  });
});

describe('a list with a failed request', () => {
  it('shows the funds without their buttons and one failure when the vouchers fail', async () => {
    const failing = new Set(['vouchers'] as const);
    const { user } = await showFunds('/fondsen', { ...both, failing }, { account: SIGNED_IN });
    await screen.findByText('2 regelingen');
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.textContent).toContain('Wij konden uw tegoeden niet ophalen');
    expect(within(rowOf('Fietstegoed')).queryByRole('button')).toBeNull();
    expect(within(rowOf('Fietstegoed')).getByRole('link', { name: /^Bekijk/ })).toBeDefined();
    failing.clear();
    await user.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('button', { name: 'Activeer Fietstegoed' })).toBeDefined();
  });

  it('shows only the failure of the list when every request failed', async () => {
    const failing = new Set(['funds', 'filters', 'vouchers'] as const);
    await showFunds('/fondsen', { ...both, failing }, { account: SIGNED_IN });
    const alerts = await within(screen.getByRole('main')).findAllByRole('alert');
    expect(alerts.map((alert) => alert.querySelector('strong')?.textContent)).toEqual([
      'Wij konden de regelingen niet ophalen',
    ]);
  });
});
