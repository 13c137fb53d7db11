import { expect, it } from 'vitest';
import { aReimbursement } from '../../testing/a-reimbursement.ts';
import { bankName, groupedIban } from './iban.ts';
import { isEditable, isOpen, situationOf } from './reimbursement.ts';

it('a reimbursement has a situation, and is open or editable [RB-017]', () => {
  const facts = (change: Parameters<typeof aReimbursement>[0]) => {
    const one = aReimbursement(change);
    return [situationOf(one), isOpen(one), isEditable(one)];
  };
  expect(facts({ state: 'draft' })).toEqual(['draft', true, true]);
  expect(facts({ state: 'draft', expired: true })).toEqual(['expired', true, false]);
  expect(facts({ state: 'draft', deactivated: true })).toEqual(['stopped', true, false]);
  expect(facts({ state: 'pending' })).toEqual(['pending', true, false]);
  expect(facts({ state: 'pending', expired: true })).toEqual(['expired', true, false]);
  expect(facts({ state: 'pending', deactivated: true })).toEqual(['stopped', true, false]);
  expect(facts({ state: 'approved', expired: true })).toEqual(['approved', false, false]);
  expect(facts({ state: 'declined' })).toEqual(['declined', false, false]);
  expect(facts({ state: 'unknown', expired: true })).toEqual(['unknown', false, false]);
});

it('an account number has the name of its bank, and is written in groups of four', () => {
  const banks = ['NL02 ABNA 0123 4567 89', 'nl91ingb0002445588', 'NL58ZONB0123456789', 'BE68539007547034', ''].map(
    bankName,
  );
  expect(banks).toEqual(['ABN AMRO', 'ING', null, null, null]);
  expect(['NL02ABNA0123456789', 'NL02ABNA01234567'].map(groupedIban)).toEqual([
    'NL02 ABNA 0123 4567 89',
    'NL02 ABNA 0123 4567',
  ]);
});
