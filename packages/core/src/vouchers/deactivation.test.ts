import { describe, expect, it } from 'vitest';
import { DEACTIVATION_REASONS, deactivationNote, deactivationProblem, nextDeactivationStep } from './deactivation.ts';

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
