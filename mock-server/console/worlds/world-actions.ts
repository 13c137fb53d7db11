import type { FastifyInstance, FastifyReply } from 'fastify';
import { worldCookie, worldNameOf } from '../../src/http/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import type { WorldProblem } from '../../src/database/worlds.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { keepBefore } from './actions.ts';
import { dutchMomentIn } from '../clock/dutch-moment.ts';
import { given, pageCall } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { sendAgain } from '../requests/send-again.ts';
import { harEntry } from '../requests/har.ts';
import { loggedRequest } from '../requests/requests-api.ts';
import { watched } from '../requests/watched.ts';
import { worldProblem } from './world-api.ts';
import { largestWorldFile, worldIn } from './snapshots-api.ts';

const worldsPage = '/_mock/worlds';

/** Lets this browser, and the shop beside it, look at a world. */
const opened = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('set-cookie', `${worldCookie}=${encodeURIComponent(name)}; Path=/; SameSite=Lax`);

function made(platform: MockPlatform, result: WorldProblem | { name: string }): string {
  if ('problem' in result) throw worldProblem(platform, result);
  return result.name;
}

function newWorld(call: PageCall): string {
  const [name, moment] = [given(call, 'name'), given(call, 'now')];
  const now = moment === null ? null : dutchMomentIn(moment);
  return made(
    call.platform,
    call.platform.worlds.create(given(call, 'scenario') ?? '', { ...(name === null ? {} : { name }), now }),
  );
}

function copied(call: PageCall): string {
  const [like, name] = [given(call, 'world') ?? call.worldName, given(call, 'name')];
  const source = call.platform.worlds.get(like);
  if (!source) throw worldProblem(call.platform, { problem: 'unknown_world', name: like });
  return made(call.platform, call.platform.worlds.add(source.copy(), { like, ...(name === null ? {} : { name }) }));
}

function removed(call: PageCall): string {
  const name = given(call, 'world') ?? '';
  if (name === devWorld) throw consoleProblem(409, 'The world "dev" stays; reset it instead.');
  if (!call.platform.worlds.drop(name)) throw worldProblem(call.platform, { problem: 'unknown_world', name });
  return name;
}

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
};

/** A world file from a form: into this world, or into a new one when a name is given. */
function addImport(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/import', { bodyLimit: largestWorldFile }, async (request, reply) => {
    const call = pageCall(platform, request);
    const file = await request.file({ limits: { fileSize: largestWorldFile, files: 1, fields: 4 } });
    if (!file) throw consoleProblem(400, 'Choose a world file first.');
    const world = worldIn(parsed(await file.toBuffer()));
    const field = file.fields['world'];
    const wanted = field && 'value' in field ? String(field.value).trim() : '';
    if (wanted !== '')
      return opened(reply, made(platform, platform.worlds.add(world, { name: wanted }))).redirect(worldsPage, 303);
    keepBefore(call, 'importing a file');
    platform.worlds.adopt(call.worldName, world);
    return reply.redirect(worldsPage, 303);
  });
}

function addSendAgain(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/send-again', async (request, reply) => {
    const call = pageCall(platform, request);
    const one = watched(platform, call.world, loggedRequest(call.world, given(call, 'id') ?? ''));
    await sendAgain(app.platformApp, harEntry(platform.settings.publicUrl, one), call.worldName);
    return reply.redirect('/_mock/requests', 303);
  });
}

/** Actions that change which worlds there are, or that take a while. */
export function addWorldActions(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/world-new', async (request, reply) => {
    return opened(reply, newWorld(pageCall(platform, request))).redirect(worldsPage, 303);
  });
  app.post('/_mock/do/world-copy', async (request, reply) => {
    copied(pageCall(platform, request));
    return reply.redirect(worldsPage, 303);
  });
  app.post('/_mock/do/world-delete', async (request, reply) => {
    const name = removed(pageCall(platform, request));
    const isOpen = (worldNameOf(request) ?? devWorld) === name;
    return (isOpen ? opened(reply, devWorld) : reply).redirect(worldsPage, 303);
  });
  addImport(app, platform);
  addSendAgain(app, platform);
}
