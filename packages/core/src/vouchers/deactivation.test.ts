import { describe, expect, it } from 'vitest';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import {
  DEACTIVATION_REASONS,
  deactivationNote,
  deactivationProblem,
  lostWith,
  nextDeactivationStep,
} from './deactivation.ts';

describe('the deactivation of a voucher', () => {
  it('has the reasons moved, income_change, not_interested and other [VO-030]', () => {
    expect(DEACTIVATION_REASONS).toEqual(['moved', 'income_change', 'not_interested', 'other']);
    for (const reason of ['moved', 'income_change', 'not_interested'] as const) {
      expect(deactivationNote(reason, 'left over')).toBe(reason);
    }
  });

  it('sends the free text for other [VO-031]', () => {
    expect(deactivationNote('other', '  Ik heb werk gevonden. ')).toBe('Ik heb werk gevonden.');
  });

  it('requires a reason, and a note of 2 to 140 characters for other', () => {
    expect(deactivationProblem({ reason: null, note: '' })).toBe('reason_required');
    expect(deactivationProblem({ reason: 'moved', note: '' })).toBeNull();
    expect(deactivationProblem({ reason: 'other', note: '  ' })).toBe('note_required');
    expect(deactivationProblem({ reason: 'other', note: 'x' })).toBe('note_too_short');
    expect(deactivationProblem({ reason: 'other', note: 'xy' })).toBeNull();
    expect(deactivationProblem({ reason: 'other', note: 'x'.repeat(140) })).toBeNull();
    expect(deactivationProblem({ reason: 'other', note: 'x'.repeat(141) })).toBe('note_too_long');
  });

  it('has the steps reason, confirmation and success [VO-029]', () => {
    expect(nextDeactivationStep('reason')).toBe('confirmation');
    expect(nextDeactivationStep('confirmation')).toBe('success');
    expect(nextDeactivationStep('success')).toBeNull();
  });
});

it.each([
  ['the balance of a budget', aVoucher({ amount: money(187_50) }), { kind: 'balance', amount: 187_50 }],
  ['nothing of an empty budget', aVoucher({ amount: money(0) }), null],
  ['what a product is worth', aProductVoucher(), { kind: 'product', amount: 40_00 }],
  ['nothing of a product that was collected', aProductVoucher({ used: true }), null],
  ['nothing of a subsidy, which has no balance', aVoucher({ fund: aVoucherFund({ type: 'subsidies' }) }), null],
  ['an amount that the municipality hides', aVoucher({ amount: null }), { kind: 'hidden' }],
] as const)('loses %s', (_, voucher, lost) => {
  expect(lostWith(voucher)).toEqual(lost);
});
