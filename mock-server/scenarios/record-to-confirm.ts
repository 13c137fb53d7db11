import type { Scenario } from '../src/store/scenario.ts';
import { persona as dina } from '../personas/dina.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as vincent } from '../personas/vincent.ts';
import { accountOf, townWith } from '../src/seed/cast.ts';
import { addClaims } from '../src/seed/resident.ts';
import { addValidatorRequest, addWaitingConfirmation } from '../src/seed/validator.ts';

/** Dina says that she has two children and asked Vincent, who works for Zonnedorp, to confirm it. */
export const scenario: Scenario = {
  sentence: 'Dina says that she has two children and asked Vincent, who works for Zonnedorp, to confirm it.',
  build: (world) => {
    townWith(world, dina, noor, vincent);
    const [record] = addClaims(world, accountOf(world, 'dina'), { children_nth: '2' });
    const { address } = accountOf(world, 'vincent');
    const validator = world.table('organization_validators').first('identity_address', address);
    if (!record || !validator) throw new Error('The record or its validator is missing.');
    addWaitingConfirmation(world, record);
    addValidatorRequest(world, record, validator);
  },
};
