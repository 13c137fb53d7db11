import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldNameOf } from '../../src/http/world.ts';
import { devWorld, isProblem, type WorldProblem } from '../../src/world/worlds.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { momentIn } from '../clock/clock-api.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { knownFields, textIn } from '../page-kit/known-fields.ts';

/** Why a world cannot be given, as an answer. */
function worldProblem(platform: MockPlatform, { problem, name }: WorldProblem): Error {
  switch (problem) {
    case 'unknown_scenario':
      return consoleProblem(
        404,
        `There is no scenario "${name}". Choose one of: ${[...platform.catalogue.scenarios.keys()].join(', ')}.`,
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

function replaced(platform: MockPlatform, result: World | WorldProblem): { scenario: string } {
  if (isProblem(result)) throw worldProblem(platform, result);
  return { scenario: result.scenario };
}

/** Starts the world of a request again in a scenario. */
export const startScenario = (platform: MockPlatform, request: FastifyRequest, scenario: string): object =>
  replaced(platform, platform.worlds.load(nameOf(request), scenario));

/** Makes a world and returns its name. */
export function newWorld(
  platform: MockPlatform,
  wanted: { readonly scenario: string | null; readonly name: string | null; readonly now?: number },
): string {
  const { scenario, name, now } = wanted;
  const made = platform.worlds.create(scenario ?? platform.settings.scenario, {
    ...(name === null ? {} : { name }),
    ...(now === undefined ? {} : { now }),
  });
  if ('problem' in made) throw worldProblem(platform, made);
  return made.name;
}

/** Copies a world, with its rows, clock, settings and uploads, and returns the name of the copy. */
export function copyWorld(platform: MockPlatform, from: string, name: string | null = null): string {
  const made = platform.worlds.copy(from, name === null ? {} : { name });
  if ('problem' in made) throw worldProblem(platform, made);
  return made.name;
}

/** Makes the world of a request as another one is now. */
export const restoreWorld = (platform: MockPlatform, name: string, from: string): { scenario: string } =>
  replaced(platform, platform.worlds.restore(name, from));

/** Deletes a world, but never the developer's own. */
export function dropWorld(platform: MockPlatform, name: string): void {
  if (name === devWorld) throw consoleProblem(409, 'The world "dev" stays; reset it instead.');
  if (!platform.worlds.drop(name)) throw worldProblem(platform, { problem: 'unknown_world', name });
}

/** Makes, copies, deletes and resets worlds. */
export function addWorldApi(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/api/worlds', async (request, reply): Promise<{ world: string }> => {
    const body = knownFields(request.body, ['scenario', 'name', 'now', 'from']);
    const [scenario, name, from] = ['scenario', 'name', 'from'].map((field) => textIn(body, field));
    reply.code(201);
    if (from != null) {
      const beside = ['scenario', 'now'].find((field) => body[field] !== undefined);
      if (beside !== undefined)
        throw consoleProblem(400, `from cannot be combined with ${beside}: a copy has its own.`);
      return { world: copyWorld(platform, from, name) };
    }
    const now = body['now'] === undefined ? {} : { now: momentIn(body['now']) };
    return { world: newWorld(platform, { scenario: scenario ?? null, name: name ?? null, ...now }) };
  });
  app.delete<{ Params: { world: string } }>('/_mock/api/worlds/:world', async (request) => {
    dropWorld(platform, request.params.world);
    return {};
  });
  app.post('/_mock/api/reset', async (request) => {
    const from = textIn(knownFields(request.body, ['from']), 'from');
    const name = nameOf(request);
    return from === null ? replaced(platform, platform.worlds.reset(name)) : restoreWorld(platform, name, from);
  });
}
