import type { Fund } from '../funds/fund.ts';
import type { DigidSettings } from '../pages/platform-configuration.ts';

/** A way to activate a fund (1 §4). */
export type ActivationOption = 'code' | 'digid' | 'request';

/** Every way, in the order in which they are offered (1 §4). */
export const ACTIVATION_OPTIONS: readonly ActivationOption[] = ['code', 'digid', 'request'];

/** What the platform's configuration says about the digital ID (decision 4). */
export type DigidPolicy = Pick<DigidSettings, 'available' | 'mandatory'>;

/** The ways to activate this fund, in their fixed order. */
export function activationOptions(fund: Fund, digid: DigidPolicy): readonly ActivationOption[] {
  const available: Record<ActivationOption, boolean> = {
    code: fund.allowPrevalidations,
    digid: digid.available,
    request: !digid.available && !digid.mandatory && fund.allowFundRequests,
  };
  return ACTIVATION_OPTIONS.filter((option) => available[option]);
}
