import { buildMockPlatform } from '../src/mock-platform.ts';
import { accountOf } from '../fixtures/seed/base-world.ts';
import { addUnvalidatedFacts } from '../fixtures/seed/resident.ts';
import { addValidatorRequest, addWaitingConfirmation } from '../fixtures/seed/validator.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import type { Catalogue, Scenario } from '../src/world/scenario.ts';
import { Harness, testNow } from '../src/testing/harness.ts';
import type { MockPlatformOptions } from '../src/http/platform.ts';

/** Name of the situation of these tests, in which everybody is there and every kind of thing exists. */
export const crowd = 'crowd';

const word = (name: string, found: Scenario | undefined): Scenario => {
  if (!found) throw new Error(`There is no scenario ${name}.`);
  return found;
};

function crowded(): Scenario {
  const tuesday = word('ordinary-tuesday', catalogue.scenarios.get('ordinary-tuesday'));
  return {
    sentence: 'Everybody is there, and an employee has something to confirm.',
    build: (world) => {
      tuesday.build(world);
      if (!world.table('identities').first('persona', 'vincent')) catalogue.personas.get('vincent')?.build(world);
      const [record] = addUnvalidatedFacts(world, accountOf(world, 'dina'), { children_nth: '2' });
      const { address } = accountOf(world, 'vincent');
      const validator = world.table('organization_validators').first('identity_address', address);
      if (!record || !validator) throw new Error('The record or its validator is missing.');
      const [job] = world.table('employees').where('identity_address', address);
      if (job)
        world.table('employees').update(job, { permissions: ['validate_records', 'manage_providers', 'view_funds'] });
      addWaitingConfirmation(world, record);
      addValidatorRequest(world, record, validator);
    },
  };
}

/** The scenarios of the mock platform and `crowd`. */
export const crowdedCatalogue: Catalogue = {
  ...catalogue,
  scenarios: new Map([...catalogue.scenarios, [crowd, crowded()]]),
};

/** A mock platform that knows `crowd` and whose worlds stand still. */
export const openCrowd = async (options: MockPlatformOptions = {}): Promise<Harness> =>
  new Harness(await buildMockPlatform({ now: testNow, catalogue: crowdedCatalogue, ...options }));
