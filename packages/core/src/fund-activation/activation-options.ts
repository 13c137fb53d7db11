import type { Fund } from '../funds/fund.ts';
import type { DigidSettings } from '../pages/platform-configuration.ts';

/** A method to activate a fund. */
export type ActivationOption = 'code' | 'digid' | 'request';

/** All options in display order (FA-021). */
export const ACTIVATION_OPTIONS: readonly ActivationOption[] = ['code', 'digid', 'request'];

/** The DigiD settings from the platform's configuration (reading 4). */
export type DigidPolicy = Pick<DigidSettings, 'available' | 'mandatory'>;

/** The available options of this fund, in display order. */
export function activationOptions(fund: Fund, digid: DigidPolicy): readonly ActivationOption[] {
  const available: Record<ActivationOption, boolean> = {
    code: fund.allowPrevalidations,
    digid: digid.available,
    request: !digid.available && !digid.mandatory && fund.allowFundRequests,
  };
  return ACTIVATION_OPTIONS.filter((option) => available[option]);
}
