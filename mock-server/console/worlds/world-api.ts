import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { worldNameOf } from '../../src/http/world.ts';
import { devWorld, isProblem } from '../../src/database/worlds.ts';
import type { WorldProblem } from '../../src/database/worlds.ts';
import type { World } from '../../src/database/world.ts';
import type { Twin } from '../../src/http/twin.ts';
import { timestamp } from '../../src/wire/format.ts';
import { momentIn } from '../clock/clock-api.ts';
import { consoleProblem } from '../page-kit/replies.ts';

/** Why a world cannot be given, as an answer. */
export function worldProblem(twin: Twin, { problem, name }: WorldProblem): Error {
  switch (problem) {
    case 'unknown_scenario':
      return consoleProblem(
        404,
        `There is no scenario "${name}". Choose one of: ${[...twin.catalogue.scenarios.keys()].join(', ')}.`,
      );
    case 'unknown_world':
      return consoleProblem(404, `There is no world "${name}".`);
    case 'wrong_name':
      return consoleProblem(400, 'A world is called by 1 to 60 letters, digits, dots, dashes and underscores.');
    case 'name_taken':
      return consoleProblem(409, `There is a world "${name}" already.`);
  }
}

const nameOf = (request: FastifyRequest): string => worldNameOf(request) ?? devWorld;

function replaced(twin: Twin, result: World | WorldProblem): { scenario: string } {
  if (isProblem(result)) throw worldProblem(twin, result);
  return { scenario: result.scenario };
}

function worldLine(twin: Twin, name: string): object {
  const world = twin.worlds.get(name);
  if (!world) return { name };
  const { frozen, speed } = world.clock.state();
  return {
    name,
    scenario: world.scenario,
    now: world.now(),
    local: timestamp(world.now()),
    frozen,
    speed,
    requests: world.log.count,
    transactions: world.transactions,
    kept: name === devWorld && twin.kept !== null,
  };
}

/** Worlds come and go; a scenario puts a world in a situation; a reset brings it back to its start. */
export function addWorldApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/worlds', async () => ({
    strict: twin.settings.strictWorlds,
    worlds: twin.worlds.names().map((name) => worldLine(twin, name)),
  }));
  app.post('/_mock/api/worlds', async (request, reply) => {
    const body = objectOf(request.body);
    const name = textOf(body, 'name');
    const made = twin.worlds.create(textOf(body, 'scenario') ?? twin.settings.scenario, {
      ...(name === null ? {} : { name }),
      ...(body['now'] === undefined ? {} : { now: momentIn(body['now']) }),
    });
    if ('problem' in made) throw worldProblem(twin, made);
    return reply.code(201).send({ world: made.name });
  });
  app.delete<{ Params: { world: string } }>('/_mock/api/worlds/:world', async (request) => {
    const { world } = request.params;
    if (world === devWorld) throw consoleProblem(409, 'The world "dev" stays; reset it instead.');
    if (!twin.worlds.drop(world)) throw worldProblem(twin, { problem: 'unknown_world', name: world });
    return {};
  });
  app.get('/_mock/api/scenarios', async () => ({
    scenarios: [...twin.catalogue.scenarios].map(([name, { sentence }]) => ({ name, sentence })),
  }));
  app.post('/_mock/api/scenario', async (request) => {
    const scenario = textOf(objectOf(request.body), 'scenario') ?? '';
    return replaced(twin, twin.worlds.load(nameOf(request), scenario));
  });
  app.post('/_mock/api/reset', async (request) => replaced(twin, twin.worlds.reset(nameOf(request))));
}
