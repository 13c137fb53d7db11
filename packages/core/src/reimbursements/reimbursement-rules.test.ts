import { describe, expect, it } from 'vitest';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import {
  balanceAfter,
  canClaimFrom,
  claimable,
  reimbursementProblem,
  draftProblem,
  isComplete,
  toDraftFields,
  toFields,
  type ReimbursementAnswers,
  type ReimbursementField,
} from './reimbursement-rules.ts';

const ibanProblem = (iban: string) => (iban === 'NL02ABNA0123456789' ? null : 'iban_check');
const facts = { available: money(18_750), ibanProblem };
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
  reimbursementProblem(field, { ...complete, ...change }, facts);

describe('the rules of submitting', () => {
  it('accept complete answers without a description and an e-mail address', () => {
    expect(isComplete(complete, facts)).toBe(true);
  });

  it('need a voucher, a description that is not too short and an e-mail address that is not too long', () => {
    expect(problemOf('voucherId', { voucherId: null })).toBe('required');
    expect(problemOf('description', { description: 'kort' })).toBe('too_short');
    expect(problemOf('description', { description: 'vijf!' })).toBeNull();
    expect(problemOf('description', { description: 'a'.repeat(2000) })).toBeNull();
    expect(problemOf('description', { description: 'a'.repeat(2001) })).toBe('too_long');
    expect(problemOf('email', { email: `${'a'.repeat(200)}@post.example` })).toBe('too_long');
    expect(problemOf('email', { email: 'samira@@post' })).toBe('not_an_email');
    expect(problemOf('email', { email: ' samira@post.example' })).toBeNull();
    for (const change of [{ voucherId: null }, { description: 'kort' }, { files: [] }]) {
      expect.soft(isComplete({ ...complete, ...change }, facts)).toBe(false);
    }
  });

  it('need an amount of € 0,10 or more, and a balance that can pay that [RB-020]', () => {
    const problem = (amount: string) => problemOf('amount', { amount });
    expect([problem(''), problem('twaalf'), problem('18,955')]).toEqual(['required', 'not_an_amount', 'not_an_amount']);
    expect([problem('0,09'), problem('-3')]).toEqual(['too_low', 'too_low']);
    expect([problem('0,10'), problem('187,50'), problem('99999999')]).toEqual([null, null, null]);
    expect(reimbursementProblem('amount', complete, { ...facts, available: money(9) })).toBe('above_balance');
  });

  it('need a title, a valid IBAN and the name of the account [RB-021] [RB-022] [RB-023]', () => {
    const title = ['  ', 'a'.repeat(201), 'a', 'a'.repeat(200)].map((text) => problemOf('title', { title: text }));
    expect(title).toEqual(['required', 'too_long', null, null]);
    expect(problemOf('iban', { iban: '' })).toBe('required');
    expect(problemOf('iban', { iban: 'NL02 ABNA 0123 4567 98' })).toBe('iban_check');
    const name = (ibanName: string) => problemOf('ibanName', { ibanName });
    expect([name(''), name('Wit'), name('a'.repeat(101))]).toEqual(['required', 'too_short', 'too_long']);
    expect(name('a'.repeat(100))).toBeNull();
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
      isReduced: false,
    });
    expect(draftProblem('voucherId', { ...empty, voucherId: null }, facts)).toBe('required');
    expect(toDraftFields({ ...empty, voucherId: null }, facts).fields).toBeNull();
  });

  it('leaves out the fields that the platform would refuse, and names them', () => {
    const half = { ...empty, title: 'Bril', amount: 'veel', iban: 'NL02', ibanName: 'S. de Wit' };
    expect(toDraftFields(half, facts)).toMatchObject({
      fields: { title: 'Bril', amount: null, iban: null, ibanName: 'S. de Wit' },
      leftOut: ['amount', 'iban'],
      isReduced: false,
    });
  });

  it.each([
    ['187,50', false],
    ['187,51', true],
    ['999', true],
  ])('has at most the balance of what was paid: %s', (amount, isReduced) => {
    const sent = toDraftFields({ ...empty, amount }, facts);
    expect(sent).toMatchObject({ fields: { amount: 18_750 }, leftOut: [], isReduced });
  });

  it('has no amount when the balance is too small to claim', () => {
    const sent = toDraftFields({ ...empty, amount: '5' }, { ...facts, available: money(9) });
    expect(sent).toMatchObject({ fields: { amount: null }, leftOut: ['amount'], isReduced: false });
  });
});

it('sends the answers trimmed, the amount in cents and the IBAN without spaces', () => {
  const typed = { ...complete, title: ' Bril ', iban: ' nl02 abna 0123 4567 89 ', description: ' Voor zwemles ' };
  expect(toFields(typed, facts)).toEqual({
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

it('calculates the balance after an amount', () => {
  const after = ['18,95', '200', '', '0', 'x'].map((amount) => balanceAfter(money(18_750), amount));
  expect(after).toEqual([16_855, 0, null, null, null]);
});

it('claims no more than the balance of what was paid, because the platform refuses more', () => {
  const claimed = ['187,50', '187,51', '99999999', 'x'].map((paid) => claimable(paid, money(18_750)));
  expect(claimed).toEqual([18_750, 18_750, 18_750, null]);
  expect(claimable('250', null)).toBe(250_00);
  expect(toFields({ ...complete, amount: '250' }, facts)?.amount).toBe(18_750);
});

it('claims only from an active regular budget of a fund with reimbursements', () => {
  expect(canClaimFrom(aVoucher())).toBe(true);
  const without = aVoucherFund({ allowReimbursements: false });
  const subsidies = aVoucherFund({ type: 'subsidies' });
  const states = [{ type: 'product' }, { state: 'pending' }, { expired: true }] as const;
  for (const change of [...states, { fund: without }, { fund: subsidies }]) {
    expect.soft(canClaimFrom(aVoucher({ ...change })), JSON.stringify(change)).toBe(false);
  }
});
