import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { expireConfirmation, freshConfirmations } from '../../src/domain/identity/confirmation.ts';
import { digidErrors } from '../../src/services/digid/digid.ts';
import { isEnding, rememberedChoice } from '../../src/services/digid/digid-memory.ts';
import type { DigidOutcome } from '../../src/services/digid/digid.ts';
import { worldOf } from '../../src/http/world.ts';
import { isBsn } from '../../src/domain/identity/bsn.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { residentOf } from '../residents/residents.ts';

const confirmation = ({ persona, address, bsn_confirmed_at }: IdentityRow): object => ({
  persona,
  address,
  confirmed_at: bsn_confirmed_at,
  local: bsn_confirmed_at === null ? null : timestamp(bsn_confirmed_at),
});

function meant(world: World, persona: string | null): readonly IdentityRow[] {
  if (persona === null) return freshConfirmations(world);
  const identity = residentOf(world, persona);
  if (!identity) throw consoleProblem(404, `Nobody in this world was made from the persona "${persona}".`);
  return [identity];
}

/** How every visit is to end: as a resident, with a number, or with an ending of the catalogue. */
function choiceIn(platform: MockPlatform, input: unknown): DigidOutcome {
  const body = objectOf(input);
  const [persona, error] = [textOf(body, 'persona'), textOf(body, 'error')];
  const bsn = persona === null ? textOf(body, 'bsn') : (platform.catalogue.personas.get(persona)?.bsn ?? null);
  if (error !== null && isEnding(error)) return { error };
  if (error === null && bsn !== null && isBsn(bsn)) return { bsn };
  throw consoleProblem(400, 'Give a persona with a BSN, a bsn that passes the eleven test, or an error of DigiD.');
}

/** A choice that stands for every visit, so that a test never sees the page. */
function addDigidMemoryApi(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/api/digid/remember', async (request) => {
    const digid_remembered = choiceIn(platform, request.body);
    worldOf(platform, request).configure({ digid_remembered });
    return { remembered: digid_remembered };
  });
  app.delete('/_mock/api/digid/remember', async (request) => {
    worldOf(platform, request).configure({ digid_remembered: null });
    return { remembered: null };
  });
}

/** The DigiD simulator by HTTP: the ways in which it can end, the choice that stands for every visit, whose confirmation counts, and letting one be over now. */
export function addDigidApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/digid', async (request) => ({
    endings: digidErrors,
    remembered: rememberedChoice(worldOf(platform, request)),
    confirmations: freshConfirmations(worldOf(platform, request)).map(confirmation),
  }));
  addDigidMemoryApi(app, platform);
  app.post('/_mock/api/digid/expire', async (request) => {
    const world = worldOf(platform, request);
    for (const identity of meant(world, textOf(objectOf(request.body), 'persona'))) expireConfirmation(world, identity);
    return { confirmations: freshConfirmations(world).map(confirmation) };
  });
}
