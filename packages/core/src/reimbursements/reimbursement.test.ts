import { describe, expect, it } from 'vitest';
import { aReimbursement } from '../../testing/a-reimbursement.ts';
import { bankName, groupedIban } from './bank-name.ts';
import { isEditable, isOpen, situationOf } from './reimbursement.ts';

describe('the situation of a reimbursement', () => {
  it.each([
    ['draft', {}, 'draft', true, true],
    ['draft', { expired: true }, 'expired', true, false],
    ['pending', {}, 'pending', true, false],
    ['pending', { expired: true }, 'expired', true, false],
    ['pending', { deactivated: true }, 'stopped', true, false],
    ['approved', { expired: true }, 'approved', false, false],
    ['declined', {}, 'declined', false, false],
    ['unknown', { expired: true }, 'unknown', false, false],
  ] as const)('%s %o is %s, open %s, editable %s [RB-017]', (state, change, situation, open, editable) => {
    const reimbursement = aReimbursement({ state, ...change });
    expect([situationOf(reimbursement), isOpen(reimbursement), isEditable(reimbursement)]).toEqual([
      situation,
      open,
      editable,
    ]);
  });
});

describe('an account number', () => {
  it.each([
    ['NL02 ABNA 0123 4567 89', 'ABN AMRO'],
    ['nl91ingb0002445588', 'ING'],
    ['NL58ZONB0123456789', null],
    ['BE68539007547034', null],
    ['', null],
  ])('%s is of the bank %s', (iban, bank) => {
    expect(bankName(iban)).toBe(bank);
  });

  it('is written in groups of four', () => {
    expect(groupedIban('NL02ABNA0123456789')).toBe('NL02 ABNA 0123 4567 89');
  });
});
