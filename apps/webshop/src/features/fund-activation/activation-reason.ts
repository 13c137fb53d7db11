import { backofficeErrorKey, type ActivationState } from '@stadstegoed/core/fund-activation/activation-state.ts';

/** Why a fund cannot be activated now, as named in the text keys. */
export type Reason =
  | 'takenByPartner'
  | 'alreadyApplied'
  | 'notAvailable'
  | 'noResponse'
  | 'notResident'
  | 'partnerHasIt'
  | 'notEligible';

const BACKOFFICE = {
  no_response: 'noResponse',
  not_resident: 'notResident',
  taken_by_partner: 'partnerHasIt',
  not_eligible: 'notEligible',
} as const satisfies Record<string, Reason>;

/** The reason behind a state in which the fund cannot be activated now. */
export function reasonOf(state: ActivationState): Reason {
  if (state === 'taken_by_partner') return 'takenByPartner';
  if (state === 'fund_already_applied') return 'alreadyApplied';
  const key = backofficeErrorKey(state);
  return key === null ? 'notAvailable' : BACKOFFICE[key];
}
