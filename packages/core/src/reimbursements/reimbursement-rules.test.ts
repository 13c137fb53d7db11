import { describe, expect, it } from 'vitest';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import {
  balanceAfter,
  canClaimFrom,
  claimProblem,
  draftProblem,
  isComplete,
  toDraftFields,
  toFields,
  type ReimbursementAnswers,
  type ReimbursementField,
} from './reimbursement-rules.ts';

const isIban = (text: string): boolean => text.replaceAll(' ', '') === 'NL02ABNA0123456789';
const facts = { available: money(18_750), isIban };
const complete: ReimbursementAnswers = {
  voucherId: '7001',
  title: 'Zwembril en badmuts',
  amount: '18,95',
  description: '',
  files: ['f3a9'],
  iban: 'NL02 ABNA 0123 4567 89',
  ibanName: 'S. de Wit',
  email: '',
};
const problemOf = (field: ReimbursementField, change: Partial<ReimbursementAnswers>) =>
  claimProblem(field, { ...complete, ...change }, facts);

describe('the rules of submitting', () => {
  it('accept complete answers without a description and an e-mail address', () => {
    expect(isComplete(complete, facts)).toBe(true);
  });

  it.each([
    ['voucherId', { voucherId: null }, 'required'],
    ['description', { description: 'kort' }, 'too_short'],
    ['description', { description: 'a'.repeat(2001) }, 'too_long'],
    ['email', { email: `${'a'.repeat(200)}@post.example` }, 'too_long'],
  ] as const)('%s %o is %s', (field, change, problem) => {
    expect(problemOf(field, change)).toBe(problem);
    expect(isComplete({ ...complete, ...change }, facts)).toBe(false);
  });

  it.each([
    ['', 'required'],
    ['twaalf', 'not_an_amount'],
    ['18,955', 'not_an_amount'],
    ['0,09', 'too_low'],
    ['-3', 'too_low'],
    ['187,51', 'above_balance'],
    ['0,10', null],
    ['187,50', null],
  ] as const)('need an amount from € 0,10 to the balance: "%s" is %s [RB-020]', (amount, problem) => {
    expect(problemOf('amount', { amount })).toBe(problem);
  });

  it.each([
    ['  ', 'required'],
    ['a'.repeat(201), 'too_long'],
    ['a', null],
  ] as const)('need a title: "%s" is %s [RB-021]', (title, problem) => {
    expect(problemOf('title', { title })).toBe(problem);
  });

  it.each([
    ['', 'required'],
    ['NL02 ABNA 0123 4567 98', 'not_an_iban'],
  ] as const)('need an IBAN that is valid: "%s" is %s [RB-022]', (iban, problem) => {
    expect(problemOf('iban', { iban })).toBe(problem);
  });

  it.each([
    ['', 'required'],
    ['Wit', 'too_short'],
    ['a'.repeat(101), 'too_long'],
  ] as const)('need the name of the account: "%s" is %s [RB-023]', (ibanName, problem) => {
    expect(problemOf('ibanName', { ibanName })).toBe(problem);
  });

  it('need at least one file [RB-024]', () => {
    expect(problemOf('files', { files: [] })).toBe('required');
    expect(problemOf('files', { files: ['a', 'b'] })).toBeNull();
  });
});

describe('a draft', () => {
  const empty: ReimbursementAnswers = {
    voucherId: '7001',
    title: '',
    amount: '',
    description: '',
    files: [],
    iban: '',
    ibanName: '',
    email: '',
  };

  it('needs only a voucher [RB-010]', () => {
    expect(toDraftFields(empty, facts)).toEqual({
      fields: {
        voucherId: '7001',
        title: null,
        description: null,
        amount: null,
        email: null,
        iban: null,
        ibanName: null,
        files: [],
      },
      leftOut: [],
    });
    expect(draftProblem('voucherId', { ...empty, voucherId: null }, facts)).toBe('required');
    expect(toDraftFields({ ...empty, voucherId: null }, facts).fields).toBeNull();
  });

  it('leaves out the fields that the platform would refuse, and names them', () => {
    const half = { ...empty, title: 'Bril', amount: '999', iban: 'NL02', ibanName: 'S. de Wit' };
    expect(toDraftFields(half, facts)).toMatchObject({
      fields: { title: 'Bril', amount: null, iban: null, ibanName: 'S. de Wit' },
      leftOut: ['amount', 'iban'],
    });
  });
});

it('sends the answers trimmed, the amount in cents and the IBAN without spaces', () => {
  const typed = { ...complete, title: ' Bril ', iban: ' nl02 abna 0123 4567 89 ', description: ' Voor zwemles ' };
  expect(toFields(typed)).toEqual({
    voucherId: '7001',
    title: 'Bril',
    description: 'Voor zwemles',
    amount: 1895,
    email: null,
    iban: 'NL02ABNA0123456789',
    ibanName: 'S. de Wit',
    files: ['f3a9'],
  });
});

it.each([
  ['18,95', 16_855],
  ['200', -1250],
  ['', null],
  ['0', null],
  ['x', null],
])('calculates the balance after "%s": %s', (amount, after) => {
  expect(balanceAfter(money(18_750), amount)).toBe(after);
});

it.each([
  [{}, true],
  [{ type: 'product' }, false],
  [{ state: 'pending' }, false],
  [{ expired: true }, false],
  [{ fund: aVoucherFund({ allowReimbursements: false }) }, false],
  [{ fund: aVoucherFund({ type: 'subsidies' }) }, false],
] as const)('a voucher %o can be claimed from: %s', (change, expected) => {
  expect(canClaimFrom(aVoucher({ ...change }))).toBe(expected);
});
