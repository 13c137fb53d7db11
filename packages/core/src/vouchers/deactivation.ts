import type { Money } from '../shared/money.ts';
import { cleanText } from '../shared/typed-text.ts';
import { isBudget } from './voucher-rules.ts';
import type { Voucher } from './voucher.ts';

/** Why a resident deactivates a voucher (VO-030). */
export type DeactivationReason = 'moved' | 'income_change' | 'not_interested' | 'other';

/** All reasons in display order. */
export const DEACTIVATION_REASONS: readonly DeactivationReason[] = [
  'moved',
  'income_change',
  'not_interested',
  'other',
];

/** The steps of deactivating a voucher (VO-029). */
export type DeactivationStep = 'reason' | 'confirmation' | 'success';

const NEXT_STEP = { reason: 'confirmation', confirmation: 'success', success: null } as const;

/** The next step; null after the last. */
export function nextDeactivationStep(step: DeactivationStep): DeactivationStep | null {
  return NEXT_STEP[step];
}

/** Minimum and maximum length of a note, in characters. */
export const NOTE_LENGTH = { min: 2, max: 140 } as const;

/** The selected reason; `note` is used only for `other`. */
export interface DeactivationChoice {
  readonly reason: DeactivationReason | null;
  readonly note: string;
}

/** The validation error of a choice. */
export type DeactivationProblem = 'reason_required' | 'note_required' | 'note_too_short' | 'note_too_long';

/** The validation error of a choice; null when valid. */
export function deactivationProblem({ reason, note }: DeactivationChoice): DeactivationProblem | null {
  if (reason === null) return 'reason_required';
  if (reason !== 'other') return null;
  const { length } = cleanText(note);
  if (length === 0) return 'note_required';
  if (length < NOTE_LENGTH.min) return 'note_too_short';
  return length > NOTE_LENGTH.max ? 'note_too_long' : null;
}

/** The note to send: the key of the reason, or the free text of `other` (reading 16). */
export function deactivationNote(reason: DeactivationReason, note: string): string {
  return reason === 'other' ? cleanText(note) : reason;
}

/** The sum that is gone when a voucher is deactivated: the balance of a budget, what a product is worth, or one that is hidden. */
export type LostSum = { readonly kind: 'balance' | 'product'; readonly amount: Money } | { readonly kind: 'hidden' };

/** What a resident loses with a voucher; null when nothing is left on it. */
export function lostWith(
  voucher: Pick<Voucher, 'type' | 'fund' | 'amount' | 'balance' | 'used' | 'product'>,
): LostSum | null {
  const { amount, balance } = voucher;
  if (balance <= 0) return null;
  const kind = isBudget(voucher) ? 'balance' : voucher.product !== null && voucher.used !== true ? 'product' : null;
  if (kind === null) return null;
  return amount === null ? { kind: 'hidden' } : { kind, amount };
}
