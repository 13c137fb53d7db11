import type { ActivationOption } from './activation-options.ts';

/** The state for a rejection by the municipality's back office, with the key of the reason. */
export type BackofficeErrorState = `backoffice_error_${string}`;

/** The states of fund-activate. */
export type ActivationState =
  | 'select'
  | ActivationOption
  | 'taken_by_partner'
  | 'fund_already_applied'
  | 'error_not_available'
  /** A visitor came back from DigiD, which was started in another browser. */
  | 'digid_elsewhere'
  | BackofficeErrorState;

/** The reasons with a text of their own; others show the text of `not_eligible`. */
export const BACKOFFICE_ERROR_KEYS = ['no_response', 'not_resident', 'taken_by_partner', 'not_eligible'] as const;

/** The key used when the platform sends none (FA-044). */
const DEFAULT_KEY = 'not_eligible';

/** The state of a back office error. */
export function backofficeErrorState(key: string | null): BackofficeErrorState {
  return `backoffice_error_${key ?? DEFAULT_KEY}`;
}

/** The reason in a state; an unknown reason becomes `not_eligible`. Null when the state is not a back office error. */
export function backofficeErrorKey(state: ActivationState): (typeof BACKOFFICE_ERROR_KEYS)[number] | null {
  const prefix = 'backoffice_error_';
  if (!state.startsWith(prefix)) return null;
  return BACKOFFICE_ERROR_KEYS.find((key) => key === state.slice(prefix.length)) ?? DEFAULT_KEY;
}
