import { money } from '@stadstegoed/core/shared/money.ts';
import { aReimbursement, aReimbursementDraft } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showReimbursements } from './testing/show-reimbursements.tsx';

const EVERY = [
  aReimbursement({ id: '1', title: 'Zwembril', state: 'approved', resolvedOn: aDay('2026-10-12'), amount: money(750) }),
  aReimbursement({ id: '2', title: 'Treinkaartje', state: 'declined', resolvedOn: aDay('2026-09-30') }),
  aReimbursement({ id: '3', title: 'Voetbalschoenen' }),
  aReimbursementDraft({ id: '4', title: null }),
  aReimbursement({ id: '5', title: 'Lidmaatschap', expired: true, expireOn: aDay('2026-08-31') }),
  aReimbursement({ id: '6', title: 'Zwemabonnement', deactivated: true }),
];

/** Enough for a filter, and no draft among them. */
const MANY = [
  ...EVERY.filter(({ state }) => state !== 'draft'),
  ...['7', '8', '9'].map((id) => aReimbursement({ id, title: `Les ${id}` })),
];

const rowOf = (title: string): HTMLElement => {
  const row = screen.getByRole('link', { name: title }).closest('li');
  if (row === null) throw new Error(`There is no row ${title}`);
  return row;
};

describe('the list of reimbursements', () => {
  it('shows the word, the day and the amount of each state', async () => {
    await showReimbursements('/declaraties', { reimbursements: EVERY });
    await screen.findAllByText(/Kindtegoed van Noor/);
    for (const [title, word, day] of [
      ['Zwembril', 'Goedgekeurd', /Noor · 12 oktober 2026$/],
      ['Treinkaartje', 'Afgewezen', /Noor · 30 september 2026$/],
      ['Voetbalschoenen', 'In behandeling', /verstuurd op 18 november 2026/],
      ['Lidmaatschap', 'Verlopen', /het tegoed liep af op 31 augustus 2026/],
      ['Zwemabonnement', 'Gestopt', /het tegoed is gestopt/],
    ] as const) {
      const row = within(rowOf(title));
      expect(row.getByText(word)).toBeDefined();
      expect(row.getByText(day)).toBeDefined();
    }
    expect(within(rowOf('Zwembril')).getByText('€ 7,50')).toBeDefined();
    expect(within(rowOf('Nog geen naam')).getByText('Nog geen bedrag')).toBeDefined();
  });

  it('has no filter while the rows are few', async () => {
    await showReimbursements('/declaraties', { reimbursements: EVERY });
    await screen.findByRole('link', { name: 'Zwembril' });
    expect(screen.queryByRole('button', { name: /^Afgewezen/ })).toBeNull();
  });

  it('can be narrowed from eight rows on, to the states that occur', async () => {
    await showReimbursements('/declaraties', { reimbursements: MANY });
    await screen.findByRole('link', { name: 'Zwembril' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Concept/ })).toBeNull());
    screen.getByRole('button', { name: /^Afgewezen/ });
  });
});
