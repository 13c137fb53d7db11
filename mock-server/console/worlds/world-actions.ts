import type { FastifyInstance, FastifyReply } from 'fastify';
import { devWorld } from '../../src/world/worlds.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { worldCookie, worldNameOf } from '../../src/http/world.ts';
import { doneAt } from '../page-kit/came-from.ts';
import { given, pageCall } from '../page-kit/page-call.ts';
import { copyWorld, dropWorld, newWorld, restoreWorld } from './world-api.ts';

const worldsPage = '/_mock/worlds';

/** Selects a world for this browser, and for the shop beside it. */
const opened = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('set-cookie', `${worldCookie}=${encodeURIComponent(name)}; Path=/; SameSite=Lax`);

/** The forms that change which worlds there are. */
export function addWorldActions(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/world-new', async (request, reply) => {
    const call = pageCall(platform, request);
    const name = newWorld(platform, { scenario: given(call, 'scenario'), name: given(call, 'name') });
    return opened(reply, name).redirect('/_mock', 303);
  });
  app.post('/_mock/do/world-copy', async (request, reply) => {
    const name = copyWorld(platform, given(pageCall(platform, request), 'world') ?? '');
    return reply.redirect(doneAt(request, `Saved as world ${name}.`), 303);
  });
  app.post('/_mock/do/world-restore', async (request, reply) => {
    const call = pageCall(platform, request);
    const from = given(call, 'world') ?? '';
    restoreWorld(platform, call.worldName, from);
    return reply.redirect(doneAt(request, `World ${call.worldName} is as world ${from} was.`), 303);
  });
  app.post('/_mock/do/world-delete', async (request, reply) => {
    const name = given(pageCall(platform, request), 'world') ?? '';
    dropWorld(platform, name);
    const isOpen = (worldNameOf(request) ?? devWorld) === name;
    return (isOpen ? opened(reply, devWorld) : reply).redirect(worldsPage, 303);
  });
}
