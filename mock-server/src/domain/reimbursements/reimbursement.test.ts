import { expect, it } from 'vitest';
import { dayLength } from '../../calendar.ts';
import { fitsAmount, isOpen, leadDays, missingFields, type ReimbursementFields } from './reimbursement.ts';

const complete: ReimbursementFields = {
  voucher_id: 1,
  title: 'Contributie voetbal',
  description: null,
  amount: 4500,
  email: null,
  iban: 'NL02ABNA0123456789',
  iban_name: 'N. van Dijk',
  file_uids: ['a'],
};

it('needs nothing more of a reimbursement with title, amount, account, name and a file', () => {
  expect(missingFields(complete)).toEqual([]);
});

it.each<[string, Partial<ReimbursementFields>]>([
  ['title', { title: null }],
  ['amount', { amount: null }],
  ['iban', { iban: null }],
  ['iban_name', { iban_name: null }],
  ['files', { file_uids: [] }],
])('asks for %s before a reimbursement is submitted', (field, changes) => {
  expect(missingFields({ ...complete, ...changes })).toEqual([field]);
});

it.each([
  [9, 5000, false],
  [10, 5000, true],
  [5000, 5000, true],
  [5001, 5000, false],
  [10, 0, false],
  [null, 0, true],
])('allows a reimbursement of %s cents on a voucher with %s left: %s', (amount, left, allowed) => {
  expect(fitsAmount(amount, left)).toBe(allowed);
});

it.each([
  ['draft', true],
  ['pending', true],
  ['approved', false],
  ['declined', false],
] as const)('a reimbursement that is %s can be cancelled: %s', (state, open) => {
  expect(isOpen({ state })).toBe(open);
});

it.each([
  [0, null, null, 0, 1],
  [0, null, null, 3 * dayLength, 3],
  [0, 2 * dayLength, null, 5 * dayLength, 3],
  [0, 2 * dayLength, 4 * dayLength, 9 * dayLength, 2],
])(
  'made at %s, submitted at %s, decided at %s, it takes at %s: %s days',
  (created_at, submitted_at, resolved_at, now, days) => {
    expect(leadDays({ created_at, submitted_at, resolved_at }, now)).toBe(days);
  },
);
