import type { Fields } from './wire.ts';

/** A state as the core has it, and what the platform calls it. */
export interface ReadState<Word extends string> {
  readonly state: Word | 'unknown';
  readonly stateLabel: string | null;
}

/**
 * Reads the state of an item and its name at the platform. A state that is newer than the shop is `unknown`, so that the item
 * can still be shown. The platform sends none of what it just created: that is in its `first` state.
 */
export function toState<Word extends string>(
  wire: Fields<{ readonly state?: string | null; readonly state_locale?: string | null }>,
  words: readonly Word[],
  first: Word | 'unknown' = 'unknown',
): ReadState<Word> {
  const label = wire.string('state_locale', '');
  // For a state without a name the platform sends the key of its text, such as `states.vouchers.moved`.
  const isName = label !== '' && !/^\w+\.\w+\./.test(label);
  const state = wire.string('state', first);
  return { state: words.find((word) => word === state) ?? 'unknown', stateLabel: isName ? label : null };
}
