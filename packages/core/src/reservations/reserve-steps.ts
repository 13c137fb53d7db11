/** The steps of reserving, by name. `extra` is the payment by the resident, `details` the fields that the provider asks for. */
export type ReserveStep = 'voucher' | 'details' | 'extra' | 'check';

/** What decides which steps there are. */
export interface ReserveStepFacts {
  /** Whether there is a voucher to choose: not when only one can pay. */
  readonly choosesVoucher: boolean;
  /** Whether the resident pays a part to the provider. */
  readonly paysExtra: boolean;
}

/** The steps that apply, in order; every provider asks for a name at least. */
export function reserveSteps({ choosesVoucher, paysExtra }: ReserveStepFacts): readonly ReserveStep[] {
  return [
    ...(choosesVoucher ? (['voucher'] as const) : []),
    'details',
    ...(paysExtra ? (['extra'] as const) : []),
    'check',
  ];
}
