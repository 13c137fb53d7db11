import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../http/input.ts';
import { expireConfirmation, freshConfirmations } from '../outside/confirmation.ts';
import { digidErrors } from '../outside/digid.ts';
import { worldOf } from '../plugins/world.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import type { Twin } from '../twin.ts';
import { timestamp } from '../wire/format.ts';
import { consoleProblem } from './replies.ts';
import { residentOf } from './residents.ts';

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

/** The DigiD simulator by HTTP: the ways in which it can end, whose confirmation counts, and letting one be over now. */
export function addDigidApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/digid', async (request) => ({
    endings: digidErrors,
    confirmations: freshConfirmations(worldOf(twin, request)).map(confirmation),
  }));
  app.post('/_mock/api/digid/expire', async (request) => {
    const world = worldOf(twin, request);
    for (const identity of meant(world, textOf(objectOf(request.body), 'persona'))) expireConfirmation(world, identity);
    return { confirmations: freshConfirmations(world).map(confirmation) };
  });
}
